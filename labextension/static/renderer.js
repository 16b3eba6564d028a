// A board's output: the living board when its Python is there, else the picture kept beside it.
import { keptPicture } from "./kept_picture.js";
import { WIDGET, keptIn, livingBoard } from "./outputs.js";

// After so long a wait the reader is told how to go on, whatever may still come.
const LONG = 10_000; // ms

async function showBoard(renderer, model, kept, showWidget) {
  const { node } = renderer;
  // The notebook keeps a newer picture now; the board itself is as it was.
  if (node.bwModel === model.data[WIDGET].model_id && livingBoard(node)) return;
  node.bwModel = model.data[WIDGET].model_id;
  node.classList.remove("bw-lifeless");
  const picture = keptPicture(kept);
  picture.classList.add("bw-waiting");
  const tellHow = () => picture.classList.remove("bw-waiting");
  const later = setTimeout(tellHow, LONG);
  const shown = showWidget.call(renderer, model);
  node.replaceChildren(picture); // in place of "Loading widget..."
  await shown;
  if (livingBoard(node)) {
    clearTimeout(later);
  } else if (picture.parentNode !== node) {
    // It is said now that there is no such widget, or one that a notebook has saved is shown: a
    // board that nothing is drawn on.
    clearTimeout(later);
    if (node.querySelector(".bw-root")) node.classList.add("bw-lifeless");
    else node.replaceChildren();
    node.append(picture);
    tellHow();
  }
}

// Each notebook gets its own factory of what shows widgets, once its kernel has started, and the class
// is not shared: so the class itself is taught to show boards. Other widgets are shown as ever.
export function showKeptPictures(rendermime) {
  const one = rendermime.createRenderer(WIDGET);
  const type = Object.getPrototypeOf(one);
  one.dispose();
  const showWidget = type.renderModel;
  type.renderModel = function (model) {
    const kept = keptIn(model);
    return kept ? showBoard(this, model, kept, showWidget) : showWidget.call(this, model);
  };
}
