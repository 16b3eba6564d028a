// The outputs of a notebook that are boards.

export const WIDGET = "application/vnd.jupyter.widget-view+json";
export const PICTURE = "image/svg+xml";
const WORDS = "text/plain";

// What is kept of a board in an output, or null if it is none. Boards say so in the metadata.
export function keptIn({ data, metadata }) {
  const kept = metadata?.boardwidgets;
  return kept && data[PICTURE] ? { ...kept, picture: data[PICTURE], said: data[WORDS] ?? "" } : null;
}

// The board in a piece of the page, if its Python is there.
export function livingBoard(node) {
  const root = node?.querySelector(".bw-root");
  return root && !root.classList.contains("jupyter-widgets-disconnected") ? root : null;
}
