// What happened may be longer than its room, which scrolls: each account begins at its beginning.
const ACCOUNT = ".bw-account > .bw-told";

function account(root) {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const told = target.closest?.(ACCOUNT);
      if (told) told.parentElement.scrollTop = 0;
    }
  });
  changes.observe(root, { childList: true, subtree: true });
  return () => changes.disconnect();
}
