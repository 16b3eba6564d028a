// Tells Python how many layout pixels the board has.
function width(root, model) {
  const tell = () => {
    const now = root.parentElement?.clientWidth;
    if (now && now !== model.get("width")) {
      model.set("width", now);
      model.save_changes();
    }
  };
  const place = new ResizeObserver(tell);
  place.observe(root);
  if (root.parentElement) place.observe(root.parentElement);
  return () => place.disconnect();
}
