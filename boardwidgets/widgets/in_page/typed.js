// What stands in the field when Enter is pressed is what is meant: the field's value goes to Python
// by another way, which is slower on a long line.
function sendTyped(event, model) {
  const field = event.target;
  if (event.key !== "Enter" || isForPage(event) || !field.matches?.(".bw-typed input")) return;
  event.stopPropagation();
  event.preventDefault();
  const text = field.value;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  model.send({ kind: "typed", text });
}

function typed(root, model) {
  const hear = (event) => sendTyped(event, model);
  root.addEventListener("keydown", hear, true);
  return () => root.removeEventListener("keydown", hear, true);
}
