function copyByHand(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.cssText = "position:fixed;opacity:0";
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus?.({ preventScroll: true });
  return done;
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function download({ name, text, mime }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Texts and files that leave the page.
function clipboard(model) {
  const hear = async (message) => {
    if (message.kind === "copy") {
      model.send({ kind: "copied", number: message.number, done: await copy(message.text) });
    } else if (message.kind === "download") {
      download(message);
    }
  };
  model.on("msg:custom", hear);
  return () => model.off("msg:custom", hear);
}
