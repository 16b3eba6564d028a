// Where things are on a board, as `draw/zones.py` packs it: a circle has three numbers, a rectangle
// five, a polygon more.
const isCircle = (zone) => zone.length === 3;
const isRect = (zone) => zone.length === 5;

const pointsOf = (zone) =>
  Array.from({ length: zone.length / 2 }, (_, n) => [zone[2 * n], zone[2 * n + 1]]);

function holds(zone, x, y) {
  if (isCircle(zone)) return Math.hypot(x - zone[0], y - zone[1]) <= zone[2];
  if (isRect(zone)) {
    const [left, top, wide, tall] = zone;
    return x >= left && x < left + wide && y >= top && y < top + tall;
  }
  const points = pointsOf(zone);
  let inside = false;
  points.forEach(([ax, ay], n) => {
    const [bx, by] = points[(n + 1) % points.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function middleOf(zone) {
  if (isCircle(zone)) return [zone[0], zone[1]];
  if (isRect(zone)) return [zone[0] + zone[2] / 2, zone[1] + zone[3] / 2];
  const points = pointsOf(zone);
  const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

// The number of what lies on top at a point; -1 beside everything.
const thingAt = ({ zones = [] }, x, y) => zones.findLastIndex((zone) => holds(zone, x, y));
