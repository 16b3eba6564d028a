const TAP = { pixels: 10, ms: 700 };

// The wheel scrolls the page; only the main button picks.
function letScroll(event) {
  if (boardCanvas(event)) event.stopPropagation();
}

function mainButtonOnly(event) {
  const canvas = boardCanvas(event);
  if (!canvas) return;
  canvas.classList.add("bw-pointed"); // who uses the mouse needs no ring around the focus
  if (event.button !== 0) event.stopPropagation();
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
