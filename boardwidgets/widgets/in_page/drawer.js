// What More opens, and the rule that a name leads to, come into view, and have the focus; so does,
// without the focus, how the points came about when a game is over.
const SOON = 5000; // ms that Python may take to open what was asked for

function drawer(root, model) {
  let asked = { until: 0 };
  let [wasOpen, wasOver] = [false, false];
  const after = () => root.querySelector(":scope > .bw-after");
  const isSeen = () => {
    const { top, bottom } = root.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const part = () => root.querySelector(":scope > .bw-drawer");
  const chosen = () => part().querySelector("button.mod-active") ?? part().querySelector("button");
  const isOpen = () => Boolean(part()?.offsetHeight);

  const ruleCard = () => {
    const ids = [...(part()?.querySelectorAll(".bw-rules code") ?? [])];
    const found = ids.find((id) => id.offsetHeight && id.textContent === asked.rule);
    return found?.closest("h2, h3, h4");
  };

  // Its size changes while its parts are made: it is looked at each time.
  const look = () => {
    const open = isOpen();
    if (open && performance.now() < asked.until) {
      const card = asked.rule && ruleCard();
      if (card) {
        for (const other of root.querySelectorAll(".bw-asked")) other.classList.remove("bw-asked");
        card.classList.add("bw-asked");
        card.tabIndex = -1;
        card.parentElement.scrollTop += card.getBoundingClientRect().top
          - card.parentElement.getBoundingClientRect().top;
        card.focus({ preventScroll: true });
        part().scrollIntoView({ block: "nearest" });
        asked = { until: 0 };
      } else if (!asked.rule) {
        part().scrollIntoView({ block: "nearest" });
        if (!wasOpen) chosen()?.focus({ preventScroll: true });
      }
    }
    wasOpen = open;
    const over = Boolean(after()?.offsetHeight);
    if (over && !wasOver && isSeen()) after().scrollIntoView({ block: "nearest" });
    wasOver = over;
  };

  const ask = (event) => {
    const isMore = event.target.closest?.(".bw-more");
    const typed = event.type === "keydown" && event.key === "Enter" && event.target.closest(".bw-typed");
    if (isMore || typed) asked = { until: performance.now() + SOON };
    const rule = event.type === "click" && event.target.closest?.("[data-rule]")?.dataset.rule;
    if (!rule) return;
    asked = { until: performance.now() + SOON, rule };
    model.send({ kind: "rule", text: rule });
    look();
  };

  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(() => {
    for (const one of [part(), after()]) if (one) sizes.observe(one);
    if (asked.until) look();
  });
  parts.observe(root, { childList: true, subtree: true });
  for (const one of [part(), after()]) if (one) sizes.observe(one);
  root.addEventListener("click", ask);
  root.addEventListener("keydown", ask, true);
  return () => {
    sizes.disconnect();
    parts.disconnect();
    root.removeEventListener("click", ask);
    root.removeEventListener("keydown", ask, true);
  };
}
