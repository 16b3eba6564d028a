// Rings that the page draws over a board by itself, as draw/marks.py draws them.

const RINGS_STYLE = `
:host { position: absolute; pointer-events: none; overflow: hidden; }
svg { display: block; width: 100%; height: 100%; }
svg * { fill: none; stroke-linejoin: round; }
.halo { stroke: var(--halo); }
.can { stroke: var(--can); }
.full { fill: var(--picked); }
.pale { fill: var(--halo); }
.waits { stroke: var(--can); stroke-width: 3.2; stroke-dasharray: 5 7; stroke-linecap: round;
  opacity: 0; animation: come 200ms 350ms forwards, go 900ms linear infinite; }
.advised { stroke: var(--can); stroke-dasharray: 11 6; }
.star { fill: var(--can); stroke: var(--halo); stroke-width: 2.5; }
.pointed { animation: rise 200ms; }
@keyframes rise { from { opacity: 0.4; } }
@keyframes come { to { opacity: 1; } }
@keyframes go { to { stroke-dashoffset: -24; } }
@media (prefers-reduced-motion: reduce) { .waits { animation: come 1ms 350ms forwards; } }
`;

const circle = (x, y, r, more) => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`;
const stroked = (kind, width) => `class="${kind}" stroke-width="${width}"`;

// A ring as it is round what can be picked: along a circle or a rectangle with round corners.
function ring(zone, look, more, wider = 0) {
  const [x, y] = middleOf(zone);
  if (isCircle(zone)) return circle(x, y, zone[2] + wider, more);
  if (!isRect(zone) || !zone[4]) return circle(x, y, look.radius + wider, more);
  const [left, top, wide, tall, radius] = zone;
  return box(left - wider, top - wider, wide + 2 * wider, tall + 2 * wider, radius + wider, more);
}

const EDGE = 4; // half of the widest line of an outline

const box = (x, y, wide, tall, radius, more) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${radius}" ${more}/>`;

const plain = (zone, look) =>
  ring(zone, look, stroked("halo", 7)) + ring(zone, look, stroked("can", 3.2));

const bold = (zone, look) =>
  ring(zone, look, stroked("halo", 9)) + ring(zone, look, stroked("can", 5.2));

// Filled when it is taken up; emptied when it is put back.
function filling(zone, look, isTaken) {
  const [x, y] = middleOf(zone);
  if (look.filled === "rim") {
    return isTaken ? ring(zone, look, stroked("can", 8), 1) : ring(zone, look, stroked("halo", 10));
  }
  const at = look.filled === "top" && isRect(zone) ? zone[1] + 11 : y;
  const inside = isTaken ? circle(x, at, 13, 'class="full"') : "";
  return circle(x, at, 15, 'class="pale"') + inside;
}

function cursorRound(zone, size) {
  const lines = [["halo", 8], ["can", 5], ["halo", 1.4]];
  return lines.map(([kind, width]) => outlineOf(zone, size, stroked(kind, width))).join("");
}

// What a square beside Assam has beyond the edge of the board is not seen: its outline stays inside.
function outlineOf(zone, size, more) {
  if (isCircle(zone)) return circle(zone[0], zone[1], zone[2] + 2, more);
  if (isRect(zone)) return box(zone[0] + 1, zone[1] + 1, zone[2] - 2, zone[3] - 2, 5, more);
  const inside = zone.map((at, n) => Math.min(Math.max(at, EDGE), size[n % 2] - EDGE));
  return `<polygon points="${inside}" ${more}/>`;
}

// What a hint says to pick: a dashed outline with a star, as at the beginning of what it says.
const STAR = "M0,-13 3.2,-4.4 12.4,-4 5.2,1.7 7.6,10.5 0,5.4 -7.6,10.5 -5.2,1.7 -12.4,-4 -3.2,-4.4Z";

function advisedAt(zone, size) {
  const [x, y] = middleOf(zone);
  const up = isCircle(zone) ? zone[2] * 0.75 : isRect(zone) ? Math.min(zone[3] / 2, 30) - 6 : 24;
  const right = isCircle(zone) ? zone[2] * 0.75 : isRect(zone) ? Math.min(zone[2] / 2, 200) - 8 : 24;
  const star = `<path class="star" d="${STAR}" transform="translate(${x + right} ${y - up})"/>`;
  const [halo, dashes] = [stroked("halo", 8), stroked("advised", 4.5)];
  return outlineOf(zone, size, halo) + outlineOf(zone, size, dashes) + star;
}

function ringsOf(held) {
  const { zones = [], size, ring: [radius, filled] = [] } = held.zones;
  const look = { radius, filled };
  const parts = [];
  const { pointed, cursor } = held;
  const foreseen = held.pointing <= held.answered; // Python shows what a pick would do
  if (zones[pointed] && held.can(pointed) && !foreseen && !held.taken.has(pointed)) {
    parts.push(`<g class="pointed">${bold(zones[pointed], look)}</g>`);
  }
  for (const thing of held.taken.keys()) {
    if (!zones[thing]) continue;
    const back = held.reach.picked?.includes(thing);
    if (back) parts.push(filling(zones[thing], look, false), plain(zones[thing], look));
    else if (held.can(thing)) parts.push(plain(zones[thing], look), filling(zones[thing], look, true));
    parts.push(ring(zones[thing], look, 'class="waits"', 6));
  }
  for (const thing of held.reach.advised ?? []) {
    const isDone = held.taken.has(thing) || held.reach.picked?.includes(thing);
    if (zones[thing] && !held.reach.going && !isDone) parts.push(advisedAt(zones[thing], size));
  }
  if (zones[cursor]) parts.push(cursorRound(zones[cursor], size));
  return parts.join("");
}

// An element of our own over the board. What is in it is in its shadow: what watches the page for
// new parts is not woken by each ring.
function rings(root, model) {
  let ended = false;
  let stop = () => {};
  const host = document.createElement("div");
  host.className = "bw-rings";
  host.setAttribute("aria-hidden", "true");
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = RINGS_STYLE;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("preserveAspectRatio", "none");
  shadow.append(style, svg);
  let drawn = "";

  const draw = (held) => {
    const canvas = root.querySelector("canvas");
    if (!canvas) return;
    const { size, paint } = held.zones;
    if (size) svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    ["halo", "can", "picked"].forEach((name, n) => host.style.setProperty(`--${name}`, paint?.[n]));
    const now = ringsOf(held);
    if (now !== drawn) svg.innerHTML = drawn = now;
    host.classList.toggle("bw-waits", held.waits);
    canvas.style.cursor = held.can(held.pointed) ? "pointer" : "";
  };

  const lay = () => {
    const canvas = root.querySelector("canvas");
    if (!canvas) return;
    const [outer, inner] = [root.getBoundingClientRect(), canvas.getBoundingClientRect()];
    host.style.left = `${inner.left - outer.left - root.clientLeft + root.scrollLeft}px`;
    host.style.top = `${inner.top - outer.top - root.clientTop + root.scrollTop}px`;
    host.style.width = `${inner.width}px`;
    host.style.height = `${inner.height}px`;
  };

  const { board } = model.get("drawing") ?? {};
  Promise.resolve(HANDS.get(board)).then((held) => {
    if (!held || ended) return;
    const listener = () => draw(held);
    const place = new ResizeObserver(lay);
    const parts = new MutationObserver(() => {
      place.disconnect();
      for (const part of [root, ...root.children]) if (part !== host) place.observe(part);
    });
    root.append(host);
    parts.observe(root, { childList: true });
    place.observe(root);
    for (const part of root.children) if (part !== host) place.observe(part);
    held.listeners.add(listener);
    stop = () => {
      held.listeners.delete(listener);
      parts.disconnect();
      place.disconnect();
      host.remove();
    };
    lay();
    listener();
  });
  return () => {
    ended = true;
    stop();
  };
}
