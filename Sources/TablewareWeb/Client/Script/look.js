// Asks for other places near the end of those that are there; now and then, tells what is looked at.
let wish = -1, lastAsked = "", isAsking = false;

// The visible part of an item, or of the page that it fills, in thousandths.
const shareOf = (item) => {
  if (!item || doc.hidden) return 0;
  const box = boxOf(item), page = boxOf(main),
    shown = min(box.bottom, page.bottom) - max(box.top, page.top);
  return round(1e3 * shown / max(1, min(box.height, page.height)));
};

const look = (rests) => {
  if (rests) pause = clearTimeout(pause);
  const { all, from, to, top, seen } = visible(), height = main.clientHeight,
    count = clamp(ceil(height / max(estimate, 8)) * 3, 60, 300),
    each = (end - first) / (all.length || 1);
  let low = first + floor(from * each), high = first + ceil(to * each), start = first;
  wish = -1;
  if (to <= from) {
    // A little outside it is still the wheel; farther away the scroll bar.
    const above = top < list.offsetTop,
      way = top - list.offsetTop - (above ? 0 : list.offsetHeight);
    wish = all.length && abs(way) < 6 * height
      ? (above ? first : end) + floor(way / estimate) : floor(top / unit);
    low = high = wish = clamp(wish, 0, total - 1);
  }
  const margin = max(1, (high - low) / 3);
  if ((low - first < margin && first) || (end - high < margin && end < total))
    start = clamp(low - floor((count - high + low) / 2), 0, max(0, total - count));
  const anchor = anchors()[0], ids = [anchor?.item, seen[0], seen.at(-1)].map(idOf),
    asked = [start, count, ...ids, +isAtEnd(), round(seen[0]?.offsetTop - top) || 0,
      shareOf(seen[0]), shareOf(seen.at(-1))],
    wanted = `${asked}`;
  // A row that is dragged has to stay in the page; who has asked for another place does not ask for this one.
  if (drag || (start === first && (!rests || isAsking)) || wanted === lastAsked || !send("w", ...asked)) return;
  lastAsked = wanted;
  isAsking ||= start !== first;
};

let frame = 0, pause;
const onScroll = () => {
  // Also while the page is scrolled on: the time of a row that is seen begins there.
  pause ||= setTimeout(look, 120, true);
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    push();
    look();
  });
};
