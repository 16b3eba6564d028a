// A run that fails takes no board away: what the cell showed stands under the error again.
import { PICTURE, keptIn } from "./outputs.js";

const OURS = /<svg [^>]*>[\s\S]*\bid="bw-[0-9a-f]{10}"/;

// In the notebooks that ship, only the picture of a board is kept.
const isBoard = (output) =>
  Boolean(output.data) && (keptIn(output) || OURS.test([output.data[PICTURE] ?? ""].flat().join("")));

export function restoreAfterFailures(actions) {
  const before = new WeakMap();
  actions.executionScheduled.connect((_sender, { cell }) => {
    before.set(cell, (cell.model.outputs?.toJSON() ?? []).filter(isBoard));
  });
  actions.executed.connect((_sender, { cell, success }) => {
    const boards = before.get(cell) ?? [];
    before.delete(cell);
    const { outputs } = cell.model;
    if (success || cell.isDisposed || !boards.length || outputs.toJSON().some(isBoard)) return;
    for (const board of boards) outputs.add(board);
  });
}
