// Python asks whether a page shows a board: a copy of a notebook may use the same kernel. Each view
// that is there answers.
function shown(model) {
  const hear = ({ kind, number }) => {
    if (kind === "asked") model.send({ kind: "shown", number, done: true });
  };
  model.on("msg:custom", hear);
  return () => model.off("msg:custom", hear);
}
