// A row follows its handle; a line marks where it would go, and near an edge the table scrolls.
let drag = null;

// Marks the upper or the lower edge of an item; returns which.
const markAt = (over, y) => {
  const isBefore = isRow(over) && y < topOf(over) + over.offsetHeight / 2;
  over.dataset.mark = isBefore ? "before" : "after";
  return isBefore;
};

const unmark = () => {
  delete drag.over?.dataset.mark;
  drag.over = null;
};

const follow = () => {
  if (!drag) return;
  const { item, y } = drag, box = boxOf(main), rows = boxOf(list);
  if (!item.isConnected) return drop(false);
  const up = rows.top < box.top ? min(0, y - box.top - 50) : 0,
    down = rows.bottom > box.bottom ? max(0, y - box.bottom + 50) : 0;
  main.scrollTop += (up + down) / 4;
  item.style.translate = `0 ${y - drag.grip - box.top - item.offsetTop + main.scrollTop}px`;
  unmark();
  const spot = clamp(y, max(box.top, rows.top) + 1, min(box.bottom, rows.bottom) - 1),
    over = itemAt(doc.elementFromPoint(box.left + box.width / 2, spot));
  if (over) {
    drag.over = over;
    drag.isBefore = markAt(over, y);
  }
  requestAnimationFrame(follow);
};

const drop = (isDone) => {
  if (!drag) return;
  const { item, over, isBefore } = drag;
  unmark();
  drag = null;
  delete item.dataset.held;
  item.style.translate = "";
  if (isDone && over) send("r", idOf(item), idOf(over), +isBefore);
};

on(main, "pointerdown", (event) => {
  const { target, clientY: y } = event, item = itemAt(target);
  if (drag || event.button || !event.isPrimary || !target.closest(".h")) return;
  halt(event);
  main.setPointerCapture(event.pointerId);
  item.dataset.held = "";
  drag = { item, y, grip: y - topOf(item) };
  follow();
});
on(main, "pointermove", ({ isPrimary, clientY }) => { if (drag && isPrimary) drag.y = clientY; });
for (const end of ["up", "cancel"])
  on(main, "pointer" + end, ({ isPrimary }) => isPrimary && drop(end === "up"));
