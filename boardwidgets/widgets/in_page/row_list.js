// A list of rows to choose one from. Rows are appended: what stands in the list is left as it is.
let lists = 0;

const clamped = (number, count) => Math.max(0, Math.min(number, count - 1));

function rowAfter(key, row, list) {
  const page = Math.floor(list.clientHeight / (list.firstElementChild?.offsetHeight || 1));
  const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page };
  if (key === "Home") return 0;
  if (key === "End") return list.children.length - 1;
  return key in steps ? row + steps[key] : null;
}

function listbox() {
  const list = document.createElement("div");
  list.className = "bw-rows";
  list.setAttribute("role", "listbox");
  list.tabIndex = 0;
  list.id = `bw-rows-${++lists}`;
  return list;
}

function append(list, texts) {
  const rows = texts.map((text) => {
    const row = document.createElement("div");
    row.setAttribute("role", "option");
    row.textContent = text;
    return row;
  });
  list.append(...rows);
  for (let row = list.children.length - rows.length; row < list.children.length; row++) {
    list.children[row].id = `${list.id}-${row}`;
  }
}

function mark(list, row) {
  list.querySelector("[aria-selected=true]")?.removeAttribute("aria-selected");
  const now = list.children[row];
  now?.setAttribute("aria-selected", "true");
  list.setAttribute("aria-activedescendant", now?.id ?? "");
  if (!now) return;
  // Not scrollIntoView, which would scroll the notebook as well.
  const above = now.offsetTop - list.scrollTop;
  const below = above + now.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

function render({ model, el }) {
  const list = listbox();
  const name = () => list.setAttribute("aria-label", model.get("label"));
  const show = () => mark(list, model.get("chosen"));
  const choose = (row) => {
    if (row === model.get("chosen")) return;
    model.set("chosen", row);
    model.save_changes();
  };
  const hear = ({ kind, first, rows }) => {
    if (kind !== "rows" || first > list.children.length) return;
    while (list.children.length > first) list.lastElementChild.remove();
    append(list, rows);
    show();
  };
  list.addEventListener("click", (event) => {
    const row = [...list.children].indexOf(event.target);
    if (row >= 0) choose(row);
  });
  list.addEventListener("keydown", (event) => {
    const row = rowAfter(event.key, model.get("chosen"), list);
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(clamped(row, list.children.length));
  });
  model.on("msg:custom", hear);
  model.on("change:label", name);
  model.on("change:chosen", show);
  name();
  el.append(list);
  model.send({ kind: "empty" });
  return () => {
    model.off("msg:custom", hear);
    model.off("change:label", name);
    model.off("change:chosen", show);
  };
}

export default { render };
