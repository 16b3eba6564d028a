// What only the page can do for a board: let keys, the wheel and fingers through, speak, name
// controls, tell how the page is set up, keep time, copy and save. See page.py.

const ROOT = ".bw-root";
const INSTALLED = Symbol.for("boardwidgets.page");
const POINTER_PAUSE = 30; // ms between two moves of the pointer that are worth a message
const TAP = { pixels: 10, ms: 700 };

const boardCanvas = (event) =>
  event.target instanceof HTMLCanvasElement && event.target.closest(ROOT) ? event.target : null;

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

// The wheel scrolls the page; only the main button picks; the pointer is told of now and then.
function letScroll(event) {
  if (boardCanvas(event)) event.stopPropagation();
}

function mainButtonOnly(event) {
  const canvas = boardCanvas(event);
  if (!canvas) return;
  canvas.classList.add("bw-pointed"); // who uses the mouse needs no ring around the focus
  if (event.button !== 0) event.stopPropagation();
}

function thinOut() {
  let last = 0;
  let later = 0;
  return (event) => {
    const canvas = boardCanvas(event);
    if (!canvas || !event.isTrusted) return;
    clearTimeout(later);
    const wait = last + POINTER_PAUSE - event.timeStamp;
    if (wait <= 0) {
      last = event.timeStamp;
      return;
    }
    event.stopPropagation();
    later = setTimeout(() => {
      last = performance.now();
      canvas.dispatchEvent(new MouseEvent("mousemove", event));
    }, wait);
  };
}

// A finger that moves scrolls the page; one that taps picks: only then the canvas is told.
function tapOrScroll() {
  let start = null;
  const touch = (event) => {
    const canvas = boardCanvas(event);
    if (!canvas || !event.isTrusted) return;
    event.stopPropagation();
    const finger = event.changedTouches[0];
    if (event.type === "touchstart") {
      start = event.touches.length === 1 ? { finger, time: event.timeStamp } : null;
    } else if (event.type === "touchend" && start) {
      const moved = Math.hypot(
        finger.clientX - start.finger.clientX,
        finger.clientY - start.finger.clientY,
      );
      if (moved < TAP.pixels && event.timeStamp - start.time < TAP.ms) {
        event.preventDefault();
        canvas.dispatchEvent(new TouchEvent("touchstart", { touches: [finger], cancelable: true }));
      }
      start = null;
    } else if (event.type === "touchcancel") {
      start = null;
    }
  };
  return touch;
}

// Once a page, whatever the number of boards; without a board under the pointer they do nothing.
function installListeners() {
  if (document[INSTALLED]) return;
  document[INSTALLED] = true;
  const listen = (types, listener) => {
    for (const type of types) {
      document.addEventListener(type, listener, { capture: true, passive: false });
    }
  };
  window.addEventListener("keydown", sortKeys, { capture: true });
  listen(["wheel"], letScroll);
  listen(["mousedown"], mainButtonOnly);
  listen(["mousemove"], thinOut());
  listen(["touchstart", "touchmove", "touchend", "touchcancel"], tapOrScroll());
}

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

function isDark() {
  const lab = document.body.dataset.jpThemeLight;
  if (lab !== undefined) return lab === "false";
  const named = document.documentElement.dataset.theme ?? "";
  if (named || document.body.classList.contains("vscode-dark")) {
    return named !== "light";
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function copyByHand(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.cssText = "position:fixed;opacity:0";
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus?.({ preventScroll: true });
  return done;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function download({ name, text, mime }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

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

function initialize({ model }) {
  installListeners();
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const timers = new Map();

  const tell = () => {
    model.set("theme", isDark() ? "dark" : "light");
    model.set("language", navigator.language);
    model.set("reduced_motion", motion.matches);
    model.set("live", true);
    model.save_changes();
  };

  const hear = async (message) => {
    const { kind, number } = message;
    if (kind === "tick") {
      clearTimeout(timers.get(number));
      const ring = () => {
        timers.delete(number);
        model.send({ kind: "tick", number });
      };
      timers.set(number, setTimeout(ring, message.milliseconds));
    } else if (kind === "cancel") {
      clearTimeout(timers.get(number));
      timers.delete(number);
    } else if (kind === "copy") {
      model.send({ kind: "copied", number, done: await copy(message.text) });
    } else if (kind === "download") {
      download(message);
    }
  };

  const watcher = new MutationObserver(tell);
  watcher.observe(document.body, { attributeFilter: ["data-jp-theme-light", "class"] });
  motion.addEventListener("change", tell);
  scheme.addEventListener("change", tell);
  model.on("msg:custom", hear);
  model.on("change:announcement", () => announce(model.get("announcement")));
  announce("");
  tell();
  model.send({ kind: "opened", theme: model.get("theme") });

  return () => {
    watcher.disconnect();
    motion.removeEventListener("change", tell);
    scheme.removeEventListener("change", tell);
    timers.forEach(clearTimeout);
  };
}

// What stands in the field when Enter is pressed is what is meant: the field's value goes to Python
// by another way, which is slower on a long line.
function sendTyped(event, model) {
  const field = event.target;
  if (event.key !== "Enter" || isForPage(event) || !field.matches?.(".bw-typed input")) return;
  event.stopPropagation();
  event.preventDefault();
  const text = field.value;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  model.send({ kind: "typed", text });
}

function render({ model, el }) {
  const note = document.createElement("p");
  note.className = "bw-restarted";
  note.setAttribute("role", "status");
  const write = () => (note.textContent = model.get("restarted"));
  write();
  el.append(note);

  let root = null;
  const hearTyped = (event) => sendTyped(event, model);
  const nameAll = () => root && nameParts(root, model);
  const parts = new MutationObserver(nameAll);
  // The view is told its size when it is put into the page, and not before.
  const place = new ResizeObserver(() => {
    const found = el.closest(ROOT);
    if (!found) return;
    if (found !== root) {
      root?.removeEventListener("keydown", hearTyped, true);
      root = found;
      root.addEventListener("keydown", hearTyped, true);
      parts.observe(root, { childList: true, subtree: true });
      nameAll();
    }
    const width = root.parentElement.clientWidth;
    if (width && width !== model.get("width")) {
      model.set("width", width);
      model.save_changes();
    }
  });
  place.observe(el);
  model.on("change:names change:interactive", nameAll);
  model.on("change:restarted", write);

  return () => {
    root?.removeEventListener("keydown", hearTyped, true);
    place.disconnect();
    parts.disconnect();
  };
}

export default { initialize, render };
