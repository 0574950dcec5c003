// Rows that are dragged out of the page, and what is dropped here from any page or program: text,
// and the name of a drag that only this server can resolve.
const dragType = "application/x-tableware";
let aim = null;

const unaim = () => {
  delete aim?.over.dataset.mark;
  aim = null;
};

on(main, "dragstart", (event) => {
  const { target, dataTransfer } = event;
  if (drag) return halt(event);
  // Selected text and links are dragged as they are.
  if (!target.matches?.(".r")) return;
  const name = crypto.getRandomValues(new Uint32Array(4)).join("-"), text = $(".dg", target).textContent;
  dataTransfer.effectAllowed = "copyMove";
  dataTransfer.setData(dragType, name);
  if (text) dataTransfer.setData("text/plain", text);
  send("e", idOf(target), name);
});

on(main, "dragover", (event) => {
  const { target, dataTransfer: { types }, clientY: y } = event, over = itemAt(target);
  unaim();
  if (!over || takesKeys(target)) return;
  if (!(has(over, "dv") && types.includes(dragType) || has(over, "dt") && types.includes("text/plain"))) return;
  halt(event);
  aim = { over, isBefore: markAt(over, y) };
});

on(main, "drop", (event) => {
  if (!aim) return;
  halt(event);
  const data = (type) => event.dataTransfer.getData(type);
  send("d", idOf(aim.over), +aim.isBefore, data(dragType), data("text/plain").slice(0, 1e4));
  unaim();
});
on(main, "dragleave", unaim);
on(doc, "dragend", unaim);
