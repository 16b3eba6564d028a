// What the reader does on a board, told to Python, and what the page can answer before Python does.

const AGAIN = { ms: 450, pixels: 12 }; // a second click so near is part of the first
const STILL = 5000; // ms that a picture stands still at most, until the answer to a click comes
const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
const PICKING = ["Enter", " "];
const ROLL = { key: "r", thing: "die" };
const HANDS = new Map(); // by the id of the board's canvas

class Hand {
  constructor(model) {
    this.model = model;
    this.name = Math.random().toString(36).slice(2, 8);
    this.sent = 0; // the number of the last thing that was told
    this.lastPick = 0;
    this.answered = 0;
    this.pointed = -1;
    this.pointing = 0; // the number of that
    this.unanswered = []; // picks and keys, as they were told
    this.taken = new Map(); // what was picked and is not answered: thing -> number
    this.steered = null; // where the cursor went, until that is answered
    this.last = { time: -Infinity, x: 0, y: 0 };
    this.listeners = new Set();
    this.frozen = 0;
    this.learn();
  }

  // Python's answers, taken up when the pictures that came before them have been drawn.
  learn() {
    this.zones = this.model.get("zones") ?? {};
    this.reach = this.model.get("reach") ?? {};
    const [name, number] = this.model.get("answered") ?? [];
    if (name === this.name) this.answered = Math.max(this.answered, number);
    this.unanswered = this.unanswered.filter((told) => told.number > this.answered);
    for (const [thing, number] of this.taken) {
      if (number <= this.answered) this.taken.delete(thing);
    }
    if (this.steered && this.steered.number <= this.answered) this.steered = null;
    if (this.frozen && this.frozen <= this.answered) this.thaw();
    this.show();
  }

  show() {
    for (const listener of this.listeners) listener();
  }

  key(thing) {
    return this.zones.keys?.[thing] ?? null;
  }

  get cursor() {
    return this.steered ? this.steered.thing : (this.reach.cursor ?? -1);
  }

  can(thing) {
    return !this.reach.going && Boolean(this.reach.can?.includes(thing));
  }

  // Something is on its way: the answer to a pick, or a story.
  get waits() {
    return this.unanswered.length > 0 || Boolean(this.reach.going);
  }

  tell(content) {
    this.sent += 1;
    const { name: hand, sent: number } = this;
    const hasty = this.lastPick > this.answered;
    const told = { ...content, hand, number, moment: this.reach.moment ?? 0, hasty };
    if (content.kind !== "hover") this.unanswered.push(told);
    this.model.send(told);
    return number;
  }

  // Python passes over what it has heard before.
  tellAgain() {
    for (const told of this.unanswered) this.model.send(told);
  }

  point(thing) {
    if (thing === this.pointed) return;
    this.pointed = thing;
    this.pointing = this.tell({ kind: "hover", key: this.key(thing) });
    this.show();
  }

  pick(x, y, pointer) {
    const { time, x: lastX, y: lastY } = this.last;
    this.last = { time: performance.now(), x, y };
    const near = Math.abs(x - lastX) + Math.abs(y - lastY) < AGAIN.pixels;
    if (near && this.last.time - time < AGAIN.ms) return;
    const thing = thingAt(this.zones, x, y);
    const number = this.tell({ kind: "pick", key: this.key(thing), x, y, pointer });
    this.steered = { thing: -1, number };
    this.wait(thing, number);
  }

  // A pick is under way; one that ends a story stops it where it is.
  wait(thing, number) {
    this.lastPick = number;
    if (this.reach.going) this.freeze(number);
    else if (thing >= 0) this.taken.set(thing, number);
    this.show();
  }

  press(key, shift) {
    const way = ARROWS.indexOf(key);
    const moves = way >= 0 || key.toLowerCase() === "n";
    const goal = way >= 0 ? this.towards(way) : moves ? this.nextPickable(shift) : -1;
    const number = this.tell({ kind: "key", key, shift });
    if (!this.zones.keys?.length) return;
    if (moves) this.steered = { thing: goal, number };
    else if (PICKING.includes(key)) this.wait(this.cursor, number);
    else if (key === ROLL.key) this.wait(this.zones.keys.indexOf(ROLL.thing), number);
    this.show();
  }

  // Where steering.py goes from the cursor, and where it begins.
  towards(way) {
    return this.cursor >= 0 ? this.zones.next[this.cursor][way] : this.first();
  }

  first() {
    const every = this.uncovered();
    return this.reach.picked?.at(-1) ?? every.find((thing) => this.can(thing)) ?? every[0] ?? -1;
  }

  nextPickable(back) {
    const every = this.uncovered();
    if (back) every.reverse();
    const start = every.indexOf(this.cursor) + 1;
    const after = [...every.slice(start), ...every.slice(0, start)];
    return after.find((thing) => this.can(thing)) ?? this.cursor;
  }

  uncovered() {
    const { keys = [], covered = [] } = this.zones;
    return [...keys.keys()].filter((thing) => !covered.includes(thing));
  }

  freeze(number) {
    this.frozen = number;
    this.canvas.forEachView = () => {};
    clearTimeout(this.warmth);
    this.warmth = setTimeout(() => this.thaw(), STILL);
  }

  thaw() {
    this.frozen = 0;
    clearTimeout(this.warmth);
    delete this.canvas.forEachView;
    this.canvas.forEachView((view) => view.updateCanvas());
  }

  // What ipycanvas would send to Python, in pixels of the bitmap.
  hear({ event, x, y, touches, key, shift_key: shift, ctrl_key: ctrl, meta_key: meta }) {
    const [wide] = this.zones.size ?? [1];
    const scale = wide / this.canvas.get("width");
    if (event === "mouse_move") this.point(thingAt(this.zones, x * scale, y * scale));
    else if (event === "mouse_out") this.point(-1);
    else if (event === "mouse_down") this.pick(x * scale, y * scale, "mouse");
    else if (event === "touch_start" && touches.length === 1) {
      this.pick(touches[0].x * scale, touches[0].y * scale, "touch");
    } else if (event === "key_down" && !ctrl && !meta) this.press(key, shift);
  }
}

function hand(model) {
  let ended = false;
  let held = null;
  let queue = null;
  const drawn = () => Promise.resolve(queue?.currentProcessing);
  const learn = () => drawn().then(() => held?.learn());
  const hear = async ({ kind, number }) => {
    if (kind !== "picture") return;
    await drawn();
    if (!ended) model.send({ kind: "drawn", number });
  };
  // What was sent into a line that was cut is lost, both ways.
  const kernel = kernelOf(model);
  const line = async () => {
    if (kernel.connectionStatus !== "connected") return;
    model.send({ kind: "again" });
    (await found)?.tellAgain();
  };
  kernel?.connectionStatusChanged?.connect(line);
  model.on("msg:custom", hear);
  model.on("change:zones change:reach change:answered", learn);
  const { board } = model.get("drawing") ?? {};
  const isWanted = () => !ended;
  const found = drawingOf(model, isWanted).then((drawing) => {
    if (!drawing || ended) return null;
    queue = drawing.queue;
    held = new Hand(model);
    held.canvas = drawing.canvas;
    drawing.canvas.send = (content) => held.hear(content);
    return held;
  });
  HANDS.set(board, found);
  return () => {
    ended = true;
    HANDS.delete(board);
    kernel?.connectionStatusChanged?.disconnect(line);
    model.off("msg:custom", hear);
    model.off("change:zones change:reach change:answered", learn);
  };
}
