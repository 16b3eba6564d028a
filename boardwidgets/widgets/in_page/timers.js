// Rings when Python asks for it, in the page's time.
function timers(model) {
  const waiting = new Map();
  const hear = ({ kind, number, milliseconds }) => {
    if (kind !== "tick" && kind !== "cancel") return;
    clearTimeout(waiting.get(number));
    waiting.delete(number);
    if (kind === "cancel") return;
    const ring = () => {
      waiting.delete(number);
      model.send({ kind: "tick", number });
    };
    waiting.set(number, setTimeout(ring, milliseconds));
  };
  model.on("msg:custom", hear);
  return () => {
    model.off("msg:custom", hear);
    waiting.forEach(clearTimeout);
  };
}
