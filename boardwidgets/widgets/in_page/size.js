// How large a board is shown: each view for itself, by the reader's choice or as its place asks.
// Words and buttons around it grow with it, and words have the same room whatever they say, so that
// nothing moves.

const STEPS = [0.5, 0.6, 0.75, 0.87, 1, 1.15, 1.32, 1.52, 1.75, 2, 2.3, 2.65, 3];
const FILL = "fill";
const USUAL = 460; // layout pixels of a board beside which words have their usual size
const TALLEST = 1.8; // how many times their usual size words become at most
const NARROW = [
  // Below so many pixels: lines for what is to be done, for what has happened, and for answers.
  [420, 5, 6, 4],
  [520, 3, 6, 4],
  [760, 2, 5, 3],
  [Infinity, 2, 4, 2],
];
const SHOWS_ONE_OUTPUT = ".jp-LinkedOutputView";
const SCROLLS = `${SHOWS_ONE_OUTPUT}, .jp-WindowedPanel-outer, .jp-NotebookPanel-notebook`;
const PRESENTS = "jp-mod-presentationMode";
const CHOICES = ["smaller", "larger", FILL];
const SIGNS = { smaller: "\u2212", larger: "+", [FILL]: "\u2922" };
const LINE = { now: 22.4, quiet: 18.2 }; // layout pixels of a line of words of usual size
const ROW = 32; // layout pixels of a row of buttons of usual size
const SPARE = 34; // layout pixels between the parts and around them
const CODE = 56; // layout pixels of a cell's few lines of code above
const ROOMY = 6; // lines for what has happened in a high place
const LOWEST = 400; // layout pixels of a board of usual size on which small writing is still read

const scaleOf = (height) => Math.min(Math.max(height / USUAL, 1), TALLEST);

// The height of a board that fills what is left beside everything else around it; words need less
// of that the smaller it is.
function filled(room, words, others) {
  const left = room - others;
  const both = left / (1 + words / USUAL);
  if (both < USUAL) return left - words;
  const most = USUAL * TALLEST;
  return both > most ? left - words * TALLEST : both;
}

function size(root, model) {
  let chosen = root.closest(SHOWS_ONE_OUTPUT) ? "" : model.get("size");
  let usual = model.get("height");
  let scale = 1;
  const place = root.closest(SCROLLS);
  const presents = () => Boolean(root.closest(`.${PRESENTS}`));
  const fills = () => {
    if (chosen) return chosen === FILL;
    return presents() || Boolean(root.closest(SHOWS_ONE_OUTPUT));
  };

  const roomAround = () => place?.clientHeight ?? window.innerHeight;
  const wordsHeight = (now, quiet) => {
    const controls = root.querySelector(":scope > .bw-controls")?.offsetHeight ?? 0;
    const rows = Math.round(controls / (scale * ROW));
    return now * LINE.now + quiet * LINE.quiet + rows * ROW;
  };

  // A board of usual size leaves room for its code, words and buttons, as far as it can.
  const usualHeight = (now, quiet) => {
    const asked = model.get("height");
    if (asked !== USUAL || !root.querySelector(":scope > .bw-account")) return asked;
    const left = roomAround() - CODE - wordsHeight(now, quiet) - SPARE;
    return Math.max(Math.min(asked, left), LOWEST);
  };

  // In a high place, what has happened has more lines before its room scrolls.
  const linesTold = (now, lowest, answers) => {
    const spare = roomAround() - CODE - usual - wordsHeight(now, lowest + answers) - SPARE;
    return Math.max(lowest, Math.min(lowest + Math.floor(spare / LINE.quiet), ROOMY));
  };

  const heightWhereFilled = (now, quiet) => {
    const room = roomAround();
    const words = wordsHeight(now, quiet);
    // In a low place the board and what is to be done are seen at once, and the rest is below.
    const least = Math.min(room - now * LINE.now - SPARE, LOWEST);
    return Math.max(filled(room, words, SPARE), least);
  };

  const fit = () => {
    const canvas = root.querySelector("canvas");
    const wide = root.clientWidth;
    if (!canvas || !wide || !canvas.height) return;
    const [, now, lowest, answers] = NARROW.find(([below]) => wide < below);
    usual = usualHeight(now, lowest + answers);
    const told = fills() || chosen ? lowest : linesTold(now, lowest, answers);
    root.style.setProperty("--bw-now-lines", now);
    root.style.setProperty("--bw-told-lines", told);
    root.style.setProperty("--bw-answer-lines", answers);
    const asked = fills() ? heightWhereFilled(now, told + answers) : usual * (Number(chosen) || 1);
    const height = Math.round(Math.min(asked, (wide * canvas.height) / canvas.width));
    const width = Math.round((height * canvas.width) / canvas.height);
    canvas.style.setProperty("width", `${width}px`, "important");
    scale = scaleOf(height);
    root.style.setProperty("--bw-scale", scale.toFixed(3));
    tools.show(fills());
    sharpen(model, height);
  };

  const choose = (what) => {
    const canvas = root.querySelector("canvas");
    const now = canvas.offsetHeight / usual;
    if (what === FILL) chosen = fills() ? "1" : FILL;
    else if (what === "larger") chosen = String(STEPS.find((step) => step > now + 0.03) ?? STEPS.at(-1));
    else chosen = String(STEPS.findLast((step) => step < now - 0.03) ?? STEPS[0]);
    if (!root.closest(SHOWS_ONE_OUTPUT)) {
      model.set("size", chosen);
      model.save_changes();
    }
    fit();
    if (chosen === FILL) root.scrollIntoView({ block: "nearest" });
  };
  const follow = () => {
    if (root.closest(SHOWS_ONE_OUTPUT)) return;
    chosen = model.get("size");
    fit();
  };

  const tools = sizeTools(root, model, choose);
  const watcher = new ResizeObserver(fit);
  for (const part of [root, place]) if (part) watcher.observe(part);
  const shell = root.closest(".jp-LabShell");
  const modes = new MutationObserver(fit);
  if (shell) modes.observe(shell, { attributeFilter: ["class"] });
  const parts = new MutationObserver(fit);
  parts.observe(root, { childList: true });
  model.on("change:size", follow);
  model.on("change:height", fit);
  window.addEventListener("resize", fit);
  fit();
  return () => {
    for (const one of [watcher, modes, parts]) one.disconnect();
    model.off("change:size", follow);
    model.off("change:height", fit);
    window.removeEventListener("resize", fit);
    tools.end();
  };
}

// Python is told how many pixels of the screen the highest view has, so that lines stay sharp.
function sharpen(model, height) {
  const pixels = Math.ceil(height * window.devicePixelRatio);
  if (pixels <= model.get("pixels")) return;
  model.set("pixels", pixels);
  model.save_changes();
}

// Three small buttons beside what is to be done now. They are the page's own: they answer at once.
function sizeTools(root, model, choose) {
  const bar = document.createElement("div");
  bar.className = "bw-size";
  bar.setAttribute("role", "group");
  const buttons = CHOICES.map((name) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = SIGNS[name];
    button.addEventListener("click", () => choose(name));
    bar.append(button);
    return button;
  });
  const speak = () => {
    const labels = model.get("labels");
    bar.setAttribute("aria-label", labels.size);
    buttons.forEach((button, n) => {
      button.title = labels[CHOICES[n]];
      button.setAttribute("aria-label", labels[CHOICES[n]]);
    });
  };
  model.on("change:labels", speak);
  speak();
  const show = (isFilled) => {
    if (!bar.parentElement && root.querySelector(":scope > .bw-now")) root.prepend(bar);
    buttons[2].setAttribute("aria-pressed", isFilled);
  };
  const end = () => {
    model.off("change:labels", speak);
    bar.remove();
  };
  return { show, end };
}
