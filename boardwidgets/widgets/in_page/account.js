// What the lines around a board say may be longer than their room, which scrolls: what comes new is
// seen from its beginning, and where there is more below, a button says so and leads there.
const ROOMS = ":scope > :is(.bw-now, .bw-answers, .bw-account)";
const SLACK = 3; // layout pixels that are no line

// The page's own button: an element at the end, since the box counts what is in it.
function belowButton(room, model) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "bw-below";
  button.textContent = "\u25be";
  const look = () => {
    const { scrollHeight, scrollTop, clientHeight } = room;
    button.hidden = scrollHeight - scrollTop - clientHeight < SLACK;
  };
  const speak = () => {
    button.title = model.get("labels").below;
    button.setAttribute("aria-label", button.title);
  };
  const goOn = () => room.scrollBy({ top: room.clientHeight - button.offsetHeight });
  const sizes = new ResizeObserver(look);
  button.addEventListener("click", goOn);
  room.addEventListener("scroll", look, { passive: true });
  model.on("change:labels", speak);
  sizes.observe(room);
  speak();
  room.append(button);
  look();
  const end = () => {
    sizes.disconnect();
    room.removeEventListener("scroll", look);
    model.off("change:labels", speak);
    button.remove();
  };
  return { look, end };
}

function account(root, model) {
  const buttons = new Map();
  const watch = () => {
    for (const room of root.querySelectorAll(ROOMS)) {
      if (!buttons.has(room)) buttons.set(room, belowButton(room, model));
    }
  };
  const changes = new MutationObserver((records) => {
    watch();
    for (const { target } of records) {
      const room = [...buttons.keys()].find((one) => one.contains(target));
      if (!room) continue;
      if (room !== target) room.scrollTop = 0;
      buttons.get(room).look();
    }
  });
  changes.observe(root, { childList: true, subtree: true });
  watch();
  return () => {
    changes.disconnect();
    for (const { end } of buttons.values()) end();
  };
}
