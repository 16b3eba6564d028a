// A board whose Python is gone says so, does not look playable any more, and gives the game away.
const FOR_GOOD = ["restarted", "ended"];
const BY_PYTHON = "canvas, button:not(.bw-below), input, select, textarea";

const worksByPython = (part) => part.matches(BY_PYTHON) || part.querySelector(BY_PYTHON) !== null;

function goneNote(model, why) {
  const texts = model.get("texts");
  const note = document.createElement("div");
  note.className = "bw-gone-note";
  note.setAttribute("role", "alert");
  const sentence = document.createElement("p");
  sentence.textContent = texts[why];
  note.append(sentence);
  if (model.get("code")) note.append(codeField(model.get("code"), texts, copy));
  return note;
}

function gone(root, model) {
  let note = null;
  let told = null;
  const tell = (why) => {
    if (why === told || FOR_GOOD.includes(told)) return;
    told = why;
    note?.remove();
    for (const part of root.children) part.inert = Boolean(why) && worksByPython(part);
    root.classList.toggle("bw-gone", Boolean(why));
    note = why && goneNote(model, why);
    // At the end, since the box counts what is in it; the style puts it first.
    if (note) root.append(note);
  };
  const ends = [watchKernel(model, tell), watchServer(root, model, tell), watchClass(root, tell)];
  return () => {
    endAll(ends);
    tell(null);
  };
}
