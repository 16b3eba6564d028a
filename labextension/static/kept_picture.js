// The picture of a board whose Python is gone, with its words, how to go on, and its game.
import { copy } from "./clipboard.js";
import { codeField } from "./code_field.js";

function element(name, kind, text = "") {
  const made = document.createElement(name);
  made.className = kind;
  made.textContent = text;
  return made;
}

// As an image it can hold no script, whoever wrote the notebook.
function image({ picture, said }) {
  const made = element("img", "bw-kept-image");
  made.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent([picture].flat().join(""))}`;
  made.alt = said;
  return made;
}

function folded(summary, text) {
  const made = element("details", "bw-kept-words");
  made.append(element("summary", "", summary), element("p", "", text));
  return made;
}

export function keptPicture(kept) {
  const made = element("div", "bw-kept-board");
  const said = [kept.said].flat().join("");
  const note = element("div", "bw-kept-note");
  note.append(element("p", "", kept.texts.kept));
  if (kept.code) note.append(codeField(kept.code, kept.texts, copy));
  made.append(image({ ...kept, said }), note, folded(kept.texts.words, said));
  return made;
}
