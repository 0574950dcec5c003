// One row is in the order of the tab key, and with it its buttons; fields always are.
let current = null;

const setTabs = (item, index) => {
  if (!isStop(item)) return;
  const stop = stopOf(item);
  if (!isField(stop) || !index) stop.tabIndex = index;
  for (const button of $$(".k", item)) button.tabIndex = index;
};

const setCurrent = (item) => {
  if (current) setTabs(current, -1);
  current = item;
  if (item) setTabs(item, 0);
};

// Fields for dates give the focus on to a part of theirs, and scroll all the same.
const focus = (el) => {
  const top = main.scrollTop;
  el.focus({ preventScroll: true });
  main.scrollTop = top;
};

const focusRow = (item) => {
  if (!item) return;
  if (isIn(item)) setCurrent(item);
  focus(stopOf(item));
  item.scrollIntoView({ block: "nearest" });
};

// Of the index, and of the screens beside the page, one entry is in the order of the tab key: the
// last that had the focus.
const bars = ".ix, .to";
on(form, "focusin", ({ target }) => {
  const bar = target.closest(bars);
  if (bar) for (const one of $$("a, button", bar)) one.tabIndex = -(one !== target);
});

// Goes on by rows, as far as they are there: more come meanwhile.
const walk = (item, distance) => {
  const box = boxOpen(),
    rows = box ? $$(".r:has(.p:not(:disabled))", box) : items().filter(isStop);
  focusRow(rows[clamp(rows.indexOf(item) + distance, 0, rows.length - 1)]);
};
const pageLength = () => max(1, floor(main.clientHeight / estimate) - 1);

// Gives the focus, and what was typed, to what takes the place of an element.
const keep = (active, known) => {
  const { value, selectionStart: from, selectionEnd: to } = active,
    selector = isField(active) ? ".c" : `[value="${CSS.escape(value)}"]`,
    isNewer = isField(active) && sent[idOf(active)] > known;
  return (item) => {
    const again = $(selector, item) ?? stopOf(item);
    if (isNewer) again.value = value;
    focus(again);
    if (from != null && again.selectionStart != null) again.setSelectionRange(from, to);
  };
};

// Selected text stays selected until it changes itself.
const keepSelection = () => {
  const marked = getSelection(), text = marked + "",
    ends = [marked.anchorNode, marked.anchorOffset, marked.focusNode, marked.focusOffset];
  return () => {
    if (marked + "" === text) return;
    // It may be shorter now.
    try { marked.setBaseAndExtent(...ends); } catch {}
    if (marked + "" !== text) marked.removeAllRanges();
  };
};
