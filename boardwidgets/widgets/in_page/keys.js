// What is typed on a board is the board's; what is none of its keys is the page's.
// Home and End are a board's: they lead to the ends of a walk-through.
const PAGING = ["Tab", "PageUp", "PageDown"];
const NO_SHORTCUTS = "data-lm-suppress-shortcuts";

const isForPage = (event) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.shiftKey && event.key === "Enter") ||
  /^F\d+$/.test(event.key);

// A notebook takes plain keys, such as D twice, for its own commands unless what has the focus says
// that it does not want that; and a canvas swallows every key that it hears. So each key is sorted
// on its way down, in the window, before either of them hears it.
function sortKeys(event) {
  const inside = event.isTrusted && event.target instanceof Element && event.target.closest(ROOT);
  if (!inside) return;
  const forPage = isForPage(event);
  event.target.toggleAttribute(NO_SHORTCUTS, !forPage);
  const canvas = boardCanvas(event);
  if (!canvas) return;
  canvas.classList.remove("bw-pointed");
  if (event.key === "Escape") {
    event.stopPropagation();
    canvas.blur();
    canvas.closest(".jp-Notebook, [tabindex='-1']")?.focus({ preventScroll: true });
  } else if (PAGING.includes(event.key)) {
    event.stopPropagation(); // the browser does what it always does
  }
}

// A canvas lets no key out that it has heard. While it hears one that is for the page, it can
// neither stop it nor prevent what it does, and to Python it is one with Ctrl, which is ignored.
const SHIELD = { preventDefault: () => {}, stopPropagation: () => {}, ctrlKey: true };

function shield(event) {
  if (!isForPage(event)) return;
  for (const [name, value] of Object.entries(SHIELD)) {
    Object.defineProperty(event, name, { value, configurable: true });
  }
}

function unshield(event) {
  for (const name of Object.keys(SHIELD)) delete event[name];
}
