// A click gives the canvas the focus before it looks where the click was: were the page to scroll
// to it, that would be another place.
function focusInPlace(options) {
  HTMLElement.prototype.focus.call(this, { ...options, preventScroll: true });
}

// Names for what ipywidgets leaves without one.
function nameParts(root, model) {
  const interactive = model.get("interactive");
  for (const canvas of root.querySelectorAll("canvas")) {
    canvas.setAttribute("role", interactive ? "application" : "img");
    canvas.tabIndex = interactive ? 0 : -1;
    canvas.focus = focusInPlace;
    canvas.addEventListener("keydown", shield, { capture: true });
    canvas.parentElement.addEventListener("keydown", unshield);
  }
  for (const input of root.querySelectorAll("input[placeholder]:not([aria-label])")) {
    input.setAttribute("aria-label", input.placeholder);
  }
  for (const part of root.querySelectorAll(".noUi-handle, .widget-readout, input")) {
    const label = part.closest(".jupyter-widgets")?.querySelector(".widget-label")?.textContent;
    if (label && !part.hasAttribute("aria-label") && !part.labels?.length) {
      part.setAttribute("aria-label", label);
    }
  }
  for (const [selector, name] of Object.entries(model.get("names"))) {
    for (const part of root.querySelectorAll(selector)) part.setAttribute("aria-label", name);
  }
}

function names(root, model) {
  const nameAll = () => nameParts(root, model);
  const parts = new MutationObserver(nameAll);
  parts.observe(root, { childList: true, subtree: true });
  model.on("change:names change:interactive", nameAll);
  nameAll();
  return () => {
    parts.disconnect();
    model.off("change:names change:interactive", nameAll);
  };
}
