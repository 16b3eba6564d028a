// A game as a short text, to be copied out of the page when no Python is there to do it. JupyterLab's
// extension loads this file by itself, for boards that are only pictures.
export function codeField(code, texts, copy) {
  const field = document.createElement("div");
  field.className = "bw-code";
  const label = document.createElement("label");
  label.textContent = texts.code;
  const input = document.createElement("input");
  input.readOnly = true;
  input.value = code;
  input.setAttribute("data-lm-suppress-shortcuts", "");
  input.addEventListener("focus", () => input.select());
  label.append(input);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jupyter-button";
  button.textContent = texts.copy;
  button.addEventListener("click", async () => {
    if (await copy(code)) button.textContent = texts.copied;
    else input.focus();
  });
  field.append(label, button);
  return field;
}
