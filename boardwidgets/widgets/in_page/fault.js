// What went wrong is told below the board, which may fill the window: it comes into view.
const FAULT = ".bw-error";

function fault(root) {
  const changes = new MutationObserver((records) => {
    const lines = records.map(({ target }) => target.closest?.(FAULT));
    const told = lines.find((line) => line?.textContent);
    const { top, bottom } = root.getBoundingClientRect();
    if (told && bottom > 0 && top < window.innerHeight) told.scrollIntoView({ block: "nearest" });
  });
  changes.observe(root, { childList: true, subtree: true });
  return () => changes.disconnect();
}
