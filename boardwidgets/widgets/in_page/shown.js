// Python asks whether this page shows a board: a copy of a notebook may use the same kernel.
const VIEWS = new WeakMap(); // the views of each model

function shown(model) {
  const hear = ({ kind, number }) => {
    if (kind !== "asked" || !VIEWS.get(model)?.size) return;
    model.send({ kind: "shown", number, done: true });
  };
  model.on("msg:custom", hear);
  return () => model.off("msg:custom", hear);
}

function view(el, model) {
  const views = VIEWS.get(model) ?? new Set();
  VIEWS.set(model, views.add(el));
  return () => views.delete(el);
}
