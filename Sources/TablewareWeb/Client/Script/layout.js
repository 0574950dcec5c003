// The server counts items; the browser knows how high they are. It cuts elements at 33 million
// pixels: longer tables get a smaller scale.
let estimate = 44, unit = 44;

const layout = () => {
  const all = items(), height = list.offsetHeight;
  if (all.length > 3) estimate = height / all.length;
  const real = all.length && end > first ? height / (end - first) : estimate;
  unit = total ? min(real, 15e6 / total) : real;
  const stuck = extra && all[0]?.offsetHeight || 0;
  $("#before").style.height = max(0, first * unit - stuck) + "px";
  $("#after").style.height = (total - end) * unit + "px";
  // A row that was put elsewhere has forgotten how far it was scrolled.
  for (const item of all) if (item !== opened && $(".lead", item)) item.scrollLeft = restOf(item);
  all.filter(isRow).forEach((item, place) => {
    item.ariaPosInSet = rowsBefore + place + 1;
    item.ariaSetSize = rowCount;
  });
};

const visible = () => {
  const top = main.scrollTop, bottom = top + main.clientHeight, all = items();
  // A header that sticks tells nothing.
  const from = all.findIndex((item) => isRow(item) && item.offsetTop + item.offsetHeight > top + 1);
  let to = from;
  while (to >= 0 && all[to]?.offsetTop < bottom) to += 1;
  return { all, from, to, top, seen: all.slice(from, to) };
};

const isAtEnd = () => main.scrollTop + main.clientHeight >= main.scrollHeight - 2;

// What must not move: the focused row if it is in sight, or else the first rows in sight. At the
// top that is the top itself, unless keys led to the row or something is typed there.
const anchors = () => {
  const held = itemAt(focused()), isTop = main.scrollTop < 2 && !first,
    isHeld = held && (!isTop || held === walked || takesKeys(focused()));
  if (isTop && !isHeld) return [];
  const { seen } = visible(), rows = seen.filter(isRow);
  if (isHeld && (seen.includes(held) || has(held, "hd"))) rows.unshift(held);
  return rows.map((item) => ({ item, y: topOf(item) }));
};

// A header that sticks makes way for the next. Everything is read before anything is set.
const push = () => {
  const headers = $$(".hd:not(.fl)");
  const shifts = headers.map(({ offsetTop, offsetHeight }, at) =>
    clamp(offsetTop + offsetHeight - (headers[at + 1]?.offsetTop ?? Infinity), 0, offsetHeight));
  headers.forEach((header, at) => { header.style.translate = `0 ${-shifts[at]}px`; });
};
