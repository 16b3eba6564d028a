// A press of a button acts on what stands in the fields of its form, and on what is written on the
// button, as the reader sees it: ipywidgets tells of both by ways that are slower on a long line.
const FORM = "bw-form-";
const BUTTONS = ".bw-form .widget-button, .bw-choices .widget-button";
const FIELDS = "input[type=text], textarea, select";

const standsIn = (field) => (field instanceof HTMLSelectElement ? field.selectedIndex : field.value);

// What was edited is told in that order: a choice in one field may change what stands in others.
function pressedInForm(button, edited) {
  const form = button.closest(".bw-form");
  const name = [...form.classList].find((one) => one.startsWith(FORM));
  const fields = [...form.querySelectorAll(FIELDS)];
  const here = [...edited].filter((field) => fields.includes(field));
  for (const field of here) edited.delete(field);
  return {
    kind: "pressed",
    form: name.slice(FORM.length),
    button: [...form.querySelectorAll(".widget-button")].indexOf(button),
    edits: here.map((field) => [fields.indexOf(field), standsIn(field)]),
  };
}

function pressed(root, model) {
  const edited = new Set();
  const edit = (event) => {
    if (!event.target.matches?.(FIELDS) || !event.target.closest(".bw-form")) return;
    edited.delete(event.target);
    edited.add(event.target);
  };
  const press = (event) => {
    const button = event.target.closest?.(BUTTONS);
    if (!button || button.disabled) return;
    event.stopPropagation();
    const chosen = button.closest(".bw-choices");
    model.send(
      chosen ? { kind: "chosen", text: button.textContent } : pressedInForm(button, edited),
    );
  };
  const heard = { input: edit, change: edit, click: press };
  for (const [type, hear] of Object.entries(heard)) root.addEventListener(type, hear, true);
  return () => {
    for (const [type, hear] of Object.entries(heard)) root.removeEventListener(type, hear, true);
  };
}
