// What becomes of the Python that a board stands on, as the page can know it.
const NO_LINE = 2000; // ms without a line after which it is told: most come back at once
const AT_ONCE = 250; // ms between two events that are taken for one
const NO_ANSWER = 4500; // ms that a server, or a kernel with nothing to do, may take to answer
const LOST = {
  restarting: "restarted",
  autorestarting: "restarted",
  terminating: "ended",
  dead: "ended",
};

const kernelOf = (model) => model.widget_manager?.kernel;

// Asks Python whether it knows the board, and calls back when it has nothing to do and is silent.
// A kernel that runs a long cell is not gone: it is asked again when it has ended.
function askPython(model, kernel, silent) {
  let timer = 0;
  const hear = ({ kind }) => {
    if (kind === "echo") end();
  };
  const end = () => {
    clearTimeout(timer);
    model.off("msg:custom", hear);
  };
  const look = () => {
    if (kernel.status === "busy") {
      timer = setTimeout(look, NO_ANSWER);
    } else {
      end();
      silent();
    }
  };
  model.on("msg:custom", hear);
  model.send({ kind: "echo" });
  timer = setTimeout(look, NO_ANSWER);
  return end;
}

// The kernel says that it ends or begins again; the line to it is cut, and comes back.
function watchKernel(model, tell) {
  const kernel = kernelOf(model);
  if (!kernel?.statusChanged) return () => {};
  let timer = 0;
  let endAsking = () => {};
  const status = () => {
    if (LOST[kernel.status]) tell(LOST[kernel.status]);
  };
  const line = () => {
    clearTimeout(timer);
    endAsking();
    if (kernel.connectionStatus !== "connected") {
      timer = setTimeout(() => tell("line"), NO_LINE);
    } else {
      // Another Python may be at the other end by now.
      endAsking = askPython(model, kernel, () => tell("restarted"));
    }
  };
  const ended = () => tell("ended");
  const hear = ({ kind }) => {
    if (kind === "echo") tell(null);
  };
  kernel.statusChanged.connect(status);
  kernel.connectionStatusChanged.connect(line);
  kernel.disposed.connect(ended);
  model.on("msg:custom", hear);
  return () => {
    clearTimeout(timer);
    endAsking();
    kernel.statusChanged.disconnect(status);
    kernel.connectionStatusChanged.disconnect(line);
    kernel.disposed.disconnect(ended);
    model.off("msg:custom", hear);
  };
}

// Why the server says that a kernel is gone, or null. What is asked so does not keep an idle kernel
// alive, as a message to it would.
async function lookUp({ id, serverSettings }) {
  const { baseUrl, token, fetch: ask, init } = serverSettings;
  const headers = token ? { Authorization: `token ${token}` } : {};
  const address = `${baseUrl}api/kernels/${id}?no_track_activity=1`;
  try {
    const signal = AbortSignal.timeout(NO_ANSWER);
    const { status } = await ask(address, { ...init, headers, signal });
    return status === 404 ? "ended" : null;
  } catch {
    return "line";
  }
}

const LOOKED_UP = new WeakMap(); // one answer is for all boards of a kernel

function askServer(kernel) {
  const now = performance.now();
  const last = LOOKED_UP.get(kernel);
  if (last && now - last.asked < AT_ONCE) return last.answer;
  const answer = lookUp(kernel);
  LOOKED_UP.set(kernel, { asked: now, answer });
  return answer;
}

// A kernel that was ended by the server, and a line that was cut without a word, say nothing. So the
// server is asked when the reader comes back to the page, and when they do something with the board.
function watchServer(root, model, tell) {
  const kernel = kernelOf(model);
  if (!kernel?.serverSettings) return () => {};
  let timer = 0;
  const ask = async () => {
    if (document.hidden) return;
    clearTimeout(timer);
    const why = await askServer(kernel);
    if (why) tell(why);
    else if (root.classList.contains("bw-gone")) model.send({ kind: "echo" });
    if (why === "line") timer = setTimeout(ask, 2 * NO_LINE); // until it is there again
  };
  const places = [
    [root, "pointerdown", true],
    [root, "keydown", true],
    [window, "focus", false],
    [document, "visibilitychange", false],
  ];
  for (const place of places) place[0].addEventListener(place[1], ask, place[2]);
  return () => {
    clearTimeout(timer);
    for (const place of places) place[0].removeEventListener(place[1], ask, place[2]);
  };
}

// JupyterLab puts a class on what has lost its kernel.
function watchClass(root, tell) {
  const look = () => {
    if (root.classList.contains("jupyter-widgets-disconnected")) tell("restarted");
  };
  const watcher = new MutationObserver(look);
  watcher.observe(root, { attributeFilter: ["class"] });
  look();
  return () => watcher.disconnect();
}
