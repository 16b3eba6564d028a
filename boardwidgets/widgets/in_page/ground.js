// What all the other files here stand on. They are put together, in the order of page.py, into the
// one script that a page loads: what one of them declares, the others see.

const ROOT = ".bw-root";

const boardCanvas = (event) =>
  event.target instanceof HTMLCanvasElement && event.target.closest(ROOT) ? event.target : null;
