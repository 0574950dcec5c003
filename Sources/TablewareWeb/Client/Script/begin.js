begin();
body.classList.add("js");
for (const item of items()) {
  setState(item, item.className);
  setTabs(item, -1);
}
setCurrent(firstRow());
layout();
push();
main.inert = false;
showBox();
if (data.e) main.scrollTop = main.scrollHeight;
on(main, "scroll", onScroll);
window.onresize = () => {
  layout();
  onScroll();
};
// A page in the background shows nothing.
on(doc, "visibilitychange", relook);
// A silent client is disconnected after minutes.
setInterval(relook, 2e4);
connect();
