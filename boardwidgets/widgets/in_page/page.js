// What only the page can do for a board, all together. Each part returns what ends it.

const INSTALLED = Symbol.for("boardwidgets.page");
const OF_THE_MODEL = [closing, surroundings, hand, clipboard, speech];
const OF_THE_BOX = [account, fault, typed, pressed, names, width, size, states, drawer, rings, gone, keep];

const endAll = (ends) => ends.forEach((end) => end());

// Once a page, whatever the number of boards; without a board under the pointer they do nothing.
function installListeners() {
  if (document[INSTALLED]) return;
  document[INSTALLED] = true;
  const listen = (types, listener) => {
    for (const type of types) {
      document.addEventListener(type, listener, { capture: true, passive: false });
    }
  };
  window.addEventListener("keydown", sortKeys, { capture: true });
  listen(["wheel"], letScroll);
  listen(["mousedown"], mainButtonOnly);
  listen(["touchstart", "touchmove", "touchend", "touchcancel"], tapOrScroll());
}

function initialize({ model }) {
  installListeners();
  const ends = OF_THE_MODEL.map((part) => part(model));
  return () => endAll(ends);
}

function render({ model, el }) {
  const endView = shown(model);
  let root = null;
  let ends = [];
  // The view is told its size when it is put into the page, and not before.
  const place = new ResizeObserver(() => {
    const found = el.closest(ROOT);
    if (!found || found === root) return;
    endAll(ends);
    root = found;
    ends = OF_THE_BOX.map((part) => part(root, model));
  });
  place.observe(el);

  return () => {
    endView();
    place.disconnect();
    endAll(ends);
  };
}

export default { initialize, render };
