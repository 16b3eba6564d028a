// A widget that is closed waits for its views, so that it can remove them. A view that the page is
// still making then is never made, and as the page takes up one message of the kernel after the
// other, it would hear nothing more. So no widget is waited for longer than this.
const SAFE = Symbol.for("boardwidgets.safe"); // marks what has been seen to
const CLOSING = 100; // ms

function letNoneWait(widget) {
  let type = widget;
  while (type && !Object.hasOwn(type, "close")) type = Object.getPrototypeOf(type);
  if (!type || Object.hasOwn(type, SAFE)) return;
  type[SAFE] = true;
  const { close } = type;
  type.close = function (...how) {
    const enough = new Promise((resolve) => setTimeout(resolve, CLOSING));
    return Promise.race([close.apply(this, how), enough]);
  };
}

// Python has closed a board with all its parts, and says so by one message.
async function forget(manager, id) {
  const widget = await foundWidget(manager, id, () => true); // it may still be made
  const comm = widget?.comm;
  widget?._handle_comm_closed({});
  comm?.jsServicesComm?.dispose(); // or the page's own list of lines to Python keeps it
}

function closing(model) {
  const manager = model.widget_manager;
  const hear = ({ kind, ids }) => {
    if (kind === "forget") ids.forEach((id) => forget(manager, id));
  };
  model.on("msg:custom", hear);
  return () => model.off("msg:custom", hear);
}
