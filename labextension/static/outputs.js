// The outputs of a notebook that are boards.

export const WIDGET = "application/vnd.jupyter.widget-view+json";
export const PICTURE = "image/svg+xml";
const WORDS = "text/plain";

// What is kept of a board in an output, or null if it is none. Boards say so in the metadata.
export function keptIn({ data, metadata }) {
  const kept = metadata?.boardwidgets;
  return kept && data[PICTURE] ? { ...kept, picture: data[PICTURE], said: data[WORDS] ?? "" } : null;
}

// The board's outermost box in a piece of the page, also one whose Python is gone. Its name of ours
// comes only when it is seen, which in a long notebook may be never.
export const boardBox = (node) => node?.querySelector(".widget-vbox") ?? null;

// The same, if its Python is there.
export function livingBoard(node) {
  const box = boardBox(node);
  return box && !box.classList.contains("jupyter-widgets-disconnected") ? box : null;
}
