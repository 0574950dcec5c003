// Rows with actions scroll sideways, which the browser does by itself. One is open at most.
let opened = null, isShutting = false;

const restOf = (item) =>
  ($(".lead", item)?.offsetWidth ?? 0) * (isLTR() ? 1 : -1);
const shut = () => {
  opened?.scrollTo({ left: restOf(opened), behavior: "smooth" });
  opened = null;
};
on(main, "scroll", ({ target: item }) => {
  if (item !== main && abs(item.scrollLeft - restOf(item)) > 20) opened = item;
}, true);

// A touch elsewhere shuts it, and does nothing else.
on(doc, "pointerdown", ({ target }) => {
  isShutting = opened && !target.closest(".acts");
  if (isShutting && itemAt(target) !== opened) shut();
}, true);
on(doc, "click", (event) => {
  if (!event.detail) return;
  if (isShutting) halt(event);
  shut();
}, true);
