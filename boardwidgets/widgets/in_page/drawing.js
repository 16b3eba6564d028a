// The canvas of a board and what draws on it, which ipycanvas made.
const FINDING = { pause: 100, times: 600 }; // ms; a page loaded again makes its widgets in any order

async function foundWidget(manager, id, isWanted) {
  for (let time = 0; time < FINDING.times && isWanted(); time += 1) {
    const known = manager.has_model?.(id) ?? true;
    const found = known && (await Promise.resolve(manager.get_model(id)).catch(() => null));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, FINDING.pause));
  }
  return null;
}

// All canvases of a kernel are drawn by one queue, and one drawing that fails, such as of a board
// that has been closed meanwhile, would be the last one.
function letNoneBeTheLast(queue) {
  if (Object.hasOwn(queue, SAFE)) return;
  queue[SAFE] = true;
  const draw = queue.onCommand;
  queue.onCommand = async (...command) => {
    try {
      await draw.apply(queue, command);
    } catch (error) {
      console.warn("boardwidgets: left out a drawing", error);
    }
  };
}

// The canvas and its queue, once the page has them; null for one that is not wanted any more.
async function drawingOf(model, isWanted) {
  const { board, manager } = model.get("drawing") ?? {};
  if (!board) return null;
  const queue = await foundWidget(model.widget_manager, manager, isWanted);
  if (queue) {
    letNoneBeTheLast(queue);
    letNoneWait(queue);
  }
  const canvas = await foundWidget(model.widget_manager, board, isWanted);
  return queue && canvas && { queue, canvas };
}
