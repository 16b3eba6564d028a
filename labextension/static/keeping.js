// Keeps in the notebook the picture and the words of each board as it stands, not as it began.
import { WIDGET, keptIn, livingBoard } from "./outputs.js";

const KEEP = Symbol.for("boardwidgets.keep"); // what a board answers; see in_page/keep.js
const STATE = "application/vnd.jupyter.widget-state+json";
const CHANGED = "boardwidgets:changed";
const QUIET = 5_000; // ms without a move after which a board is asked
const PATIENCE = 2_000; // ms that saving waits for an answer: Python may be busy

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Boards in the notebook with their outputs. What is not in view may not be made yet.
function* boards(panel) {
  for (const cell of panel.content.widgets) {
    for (const [index, part] of (cell.outputArea?.widgets ?? []).entries()) {
      const output = cell.model.outputs.get(index);
      const kept = output && keptIn(output);
      const root = kept && livingBoard(part.node);
      if (root?.[KEEP]) yield { outputs: cell.model.outputs, index, output, root, kept };
    }
  }
}

async function bringUpToDate({ outputs, index, output, root, kept }) {
  const now = await root[KEEP](kept.mark);
  if (!now || outputs.get(index) !== output) return;
  const { data, metadata, ...rest } = output.toJSON();
  outputs.set(index, {
    ...rest,
    data: { ...data, ...now.data },
    metadata: { ...metadata, ...now.metadata },
  });
}

const bringAllUpToDate = (panel) => Promise.all([...boards(panel)].map(bringUpToDate));

// "Save Widget State Automatically" keeps widgets in the notebook, but not what is drawn on a canvas:
// exports would show an empty board. Without its outermost box they show the picture.
function leaveBoardsOut({ model }, saving) {
  const widgets = model.getMetadata("widgets");
  const kept = widgets?.[STATE];
  if (saving !== "started" || !kept) return;
  const state = { ...kept.state };
  for (const cell of model.cells) {
    for (const output of cell.outputs?.toJSON() ?? []) {
      if (output.data && keptIn(output)) delete state[output.data[WIDGET]?.model_id];
    }
  }
  model.setMetadata("widgets", { ...widgets, [STATE]: { ...kept, state } });
}

// A save waits a moment for the boards; an answer that comes later makes the notebook one that has
// to be saved again.
function askBeforeSaving(panel) {
  const { context } = panel;
  const save = context.save.bind(context);
  context.save = async () => {
    await Promise.race([bringAllUpToDate(panel), pause(PATIENCE)]);
    context.saveState.connect(leaveBoardsOut); // now, so as to come after what keeps the widgets
    try {
      await save();
    } finally {
      context.saveState.disconnect(leaveBoardsOut);
    }
  };
}

// Moves alone do not make a notebook one that has to be saved: a new picture in it does.
function askWhenQuiet(panel) {
  let later = 0;
  panel.content.node.addEventListener(CHANGED, () => {
    clearTimeout(later);
    later = setTimeout(() => bringAllUpToDate(panel), QUIET);
  });
  panel.disposed.connect(() => clearTimeout(later));
}

export function keepUpToDate(panel) {
  askBeforeSaving(panel);
  askWhenQuiet(panel);
}
