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

// The picture waits for the living board, and says nothing, until it is told what to say.
export function keptBoard(kept) {
  const picture = element("div", "bw-kept-board bw-waiting");
  const said = [kept.said].flat().join("");
  const sentence = element("p", "");
  const note = element("div", "bw-kept-note");
  note.append(sentence);
  if (kept.code) note.append(codeField(kept.code, kept.texts, copy));
  picture.append(image({ ...kept, said }), note, folded(kept.texts.words, said));
  return {
    picture,
    tell(text) {
      sentence.textContent = text;
      picture.classList.remove("bw-waiting");
    },
  };
}
