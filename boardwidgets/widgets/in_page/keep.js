// What a notebook is to keep of a board. JupyterLab's extension asks for it, and writes it there.
const KEEP = Symbol.for("boardwidgets.keep");

function keep(root, model) {
  const waiting = new Map();
  const hear = ({ kind, number, bundle }) => {
    if (kind !== "kept") return;
    waiting.get(number)?.(bundle);
    waiting.delete(number);
  };
  // The mark is that of what the notebook keeps now; null is answered if that is still true.
  root[KEEP] = (mark) =>
    new Promise((resolve) => {
      const number = String(Math.random()); // other pages may ask as well
      waiting.set(number, resolve);
      model.send({ kind: "keep", number, mark });
    });
  const changed = () =>
    root.dispatchEvent(new CustomEvent("boardwidgets:changed", { bubbles: true }));
  model.on("msg:custom", hear);
  model.on("change:code", changed);
  return () => {
    delete root[KEEP];
    model.off("msg:custom", hear);
    model.off("change:code", changed);
  };
}
