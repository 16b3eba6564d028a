function isDark() {
  const lab = document.body.dataset.jpThemeLight;
  if (lab !== undefined) return lab === "false";
  const named = document.documentElement.dataset.theme ?? "";
  if (named || document.body.classList.contains("vscode-dark")) {
    return named !== "light";
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

// Tells Python how the reader has set up the page, now and when that changes.
function surroundings(model) {
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const tell = () => {
    model.set("theme", isDark() ? "dark" : "light");
    model.set("language", navigator.language);
    model.set("reduced_motion", motion.matches);
    model.set("live", true);
    model.save_changes();
  };
  const watcher = new MutationObserver(tell);
  watcher.observe(document.body, { attributeFilter: ["data-jp-theme-light", "class"] });
  motion.addEventListener("change", tell);
  scheme.addEventListener("change", tell);
  tell();
  model.send({ kind: "opened", theme: model.get("theme") });
  return () => {
    watcher.disconnect();
    motion.removeEventListener("change", tell);
    scheme.removeEventListener("change", tell);
  };
}
