// A press of a button acts on what stands in the fields of its form, and on what is written on the
// button, as the reader sees it: ipywidgets tells of both by ways that are slower on a long line.
const IN_FORM = ".bw-form .widget-button";
const FIELDS = "input[type=text], textarea, select";

const standsIn = (field) =>
  field instanceof HTMLSelectElement ? field.selectedIndex : field.value;

function pressedInForm(button) {
  const form = button.closest(".bw-form");
  const name = [...form.classList].find((one) => one.startsWith("bw-form-"));
  return {
    kind: "pressed",
    form: name.slice("bw-form-".length),
    button: [...form.querySelectorAll(".widget-button")].indexOf(button),
    values: [...form.querySelectorAll(FIELDS)].map(standsIn),
  };
}

function pressed(root, model) {
  const hear = (event) => {
    const button = event.target.closest?.(`${IN_FORM}, .bw-choices .widget-button`);
    if (!button || button.disabled) return;
    event.stopPropagation();
    const chosen = button.closest(".bw-choices");
    model.send(chosen ? { kind: "chosen", text: button.textContent } : pressedInForm(button));
  };
  root.addEventListener("click", hear, true);
  return () => root.removeEventListener("click", hear, true);
}
