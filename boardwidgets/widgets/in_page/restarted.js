// What the reader is told when the kernel that made the board is gone; page.css shows it then.
function restarted(el, model) {
  const note = document.createElement("p");
  note.className = "bw-restarted";
  note.setAttribute("role", "status");
  const write = () => (note.textContent = model.get("restarted"));
  write();
  el.append(note);
  model.on("change:restarted", write);
  return () => model.off("change:restarted", write);
}
