// A button of a play cell that can do nothing now can still be pressed, and then says why; so it is
// not disabled, which would keep the reason from the reader. A button may also be on.
const STATES = { "bw-off": "aria-disabled", "bw-on": "aria-pressed" };
const HAS_STATE = ":is(.bw-may-be-off, .bw-may-be-on)";

function states(root) {
  const tell = () => {
    for (const button of root.querySelectorAll(`.bw-controls ${HAS_STATE}`)) {
      for (const [name, state] of Object.entries(STATES)) {
        if (!button.classList.contains(`bw-may-be-${name.slice(3)}`)) continue;
        const value = String(button.classList.contains(name));
        if (button.getAttribute(state) !== value) button.setAttribute(state, value);
      }
    }
  };
  const watcher = new MutationObserver(tell);
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: ["class"] });
  tell();
  return () => watcher.disconnect();
}
