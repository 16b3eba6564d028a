// A board's output: the living board when its Python is there, else the picture kept beside it.
import { keptBoard } from "./kept_picture.js";
import { WIDGET, boardBox, keptIn, livingBoard } from "./outputs.js";

// After so long a wait the reader is told how to go on, whatever may still come.
const LONG = 10_000; // ms

async function showBoard(renderer, model, kept, showWidget) {
  const { node } = renderer;
  // The notebook keeps a newer picture now; the board itself is as it was.
  if (node.bwModel === model.data[WIDGET].model_id && livingBoard(node)) return;
  node.bwModel = model.data[WIDGET].model_id;
  node.classList.remove("bw-lifeless");
  const board = keptBoard(kept);
  const later = setTimeout(() => board.tell(kept.texts.silent ?? kept.texts.kept), LONG);
  await showWidgetIn(node, board, () => showWidget.call(renderer, model));
  // The usual renderer looks for a widget for two seconds, and not again at their end: where making
  // all widgets keeps the page busy just then, it misses one that is there.
  if (isRefused(node, board) && !boardBox(node)) {
    node.classList.remove("jupyter-widgets");
    await showWidgetIn(node, board, () => showWidget.call(renderer, model));
  }
  if (livingBoard(node)) {
    clearTimeout(later);
  } else if (isRefused(node, board)) {
    clearTimeout(later);
    if (boardBox(node)) node.classList.add("bw-lifeless");
    else node.replaceChildren();
    node.append(board.picture);
    board.tell(kept.texts.kept);
  }
}

async function showWidgetIn(node, board, show) {
  const shown = show();
  node.replaceChildren(board.picture); // in place of "Loading widget..."
  await shown;
}

// Has it been said that there is no such widget, or is one shown that a notebook has saved: a board
// that nothing is drawn on?
const isRefused = (node, board) => !livingBoard(node) && board.picture.parentNode !== node;

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
