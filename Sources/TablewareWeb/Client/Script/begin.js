body.classList.add("js");
for (const item of items()) {
  setState(item, item.className);
  setTabs(item, -1);
}
setCurrent(firstRow());
layout();
push();
if (body.dataset.e) main.scrollTop = main.scrollHeight;
on(main, "scroll", onScroll);
on(window, "resize", () => {
  layout();
  onScroll();
});
// Who is silent for minutes is let go.
setInterval(() => {
  lastAsked = "";
  look(true);
}, 20000);
connect();
