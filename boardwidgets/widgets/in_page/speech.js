// One region for the whole life of the page: a screen reader says what changes in it.
function announce(text) {
  let region = document.getElementById("bw-announcements");
  if (!region) {
    region = document.createElement("div");
    region.id = "bw-announcements";
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    region.style.cssText =
      "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
    document.body.append(region);
  }
  region.textContent = text;
}

function speech(model) {
  model.on("change:announcement", () => announce(model.get("announcement")));
  announce("");
  return () => {};
}
