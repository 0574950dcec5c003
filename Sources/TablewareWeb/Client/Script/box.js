// A menu or a question is a dialog over the page: the server fills and empties it.
const boxOpen = () => $("#box[open]");

const showBox = () => {
  const box = $("#box"), inside = box.firstChild;
  if (!inside) return box.close();
  if (!box.open) box.showModal();
  const at = inside.dataset.at, row = at > 0 && itemOf(at);
  box.classList.toggle("at", !!row);
  if (!row) return;
  // Below the end of its row, or above it, or as near as it fits.
  const { top, bottom, left, right } = boxOf(row), { width, height } = boxOf(box),
    y = bottom + height + 8 < innerHeight ? bottom : top - height,
    x = isLTR() ? right - width - 8 : left + 8;
  box.style.setProperty("--y", clamp(y, 8, max(8, innerHeight - height - 8)) + "px");
  box.style.setProperty("--x", max(8, x) + "px");
};

// The gesture or the key of a system that closes dialogs.
on(doc, "cancel", (event) => {
  halt(event);
  act("b");
}, true);
// The box fills the dialog, so that only what is around it is a click on the dialog itself.
on(doc, "click", ({ target }) => target.id === "box" && act("b"));
