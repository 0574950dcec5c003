// One patch takes the page to another version. What changes around a text that is composed waits.
let waiting = [], said = "", moved = 0, movedFrom;

const step = (one, known, added) => {
  const [name, id, ...rest] = one, item = itemOf(id);
  if (name === "d") for (const old of [id, ...rest]) itemOf(old)?.remove();
  else if (name === "i") {
    const made = make(id, rest[1], rest[2]);
    place(made, rest[0]);
    added.push(made);
  } else if (name === "m") place(item, rest[0]);
  else if (composing && item?.contains(composing)) waiting.push([one, known]);
  else if (item) (name === "u" ? setPart : replace)(item, id, ...rest, known);
};

const apply = (patch) => {
  const steps = patch.o ?? [], isOther = patch.r || steps.some(([name]) => "idm".includes(name)),
    active = focused(), id = idOf(active), line = items(), added = [],
    isHeld = active !== body && !patch.j?.[2],
    restore = keep(active, patch.a), reselect = keepSelection(),
    places = isOther ? takePlaces(patch.r || patch.n === 0) : null,
    held = patch.r ? [] : anchors(), wasAtEnd = isAtEnd();
  quiet = true;
  if (patch.c) {
    // The rules of colors that the page has not shown so far.
    const css = new CSSStyleSheet();
    css.replaceSync(patch.c);
    doc.adoptedStyleSheets.push(css);
  }
  if (patch.r) list.replaceChildren();
  for (const one of steps) step(one, patch.a, added);
  for (const [id, name] of patch.t ?? []) itemOf(id).dataset.testid = name;
  if (patch.w) {
    [first, end, total, rowsBefore, rowCount, extra] = patch.w;
    lastAsked = "";
  }
  if (patch.s) {
    sent = {};
    wish = -1;
    main.scrollTop = 0;
  }
  if (isOther) group();
  if (isOther || patch.w) layout();
  settle(patch, held, wasAtEnd);
  push();
  showBox();
  if (places) animate(places, added, patch.n);
  reselect();
  if (isHeld && !patch.s && focused() !== active) {
    if (isIn(active)) focus(active);
    else if (itemOf(id)) restore(itemOf(id));
  }
  quiet = false;
  if (!isIn(current)) {
    // The next row takes over, or else the one before.
    const at = line.indexOf(current), stays = (item) => isIn(item) && isRow(item);
    setCurrent(line.slice(at).find(stays) ?? line.slice(0, at).findLast(stays) ?? firstRow());
  }
  const title = $("h1");
  if (isHeld && (patch.s || focused() === body)) {
    title.tabIndex = -1;
    focus(current ? stopOf(current) : title);
  }
  if (patch.s) {
    walked = null;
    $("[autofocus]")?.focus();
  }
  if (!isIn(opened)) opened = null;
  isAsking = false;
  doc.title = title.textContent;
  if (patch.u) enter(patch.u);
  tell(patch.s);
  onScroll();
};

// Restores the scroll position, or applies that of the server.
const settle = ({ j: jump, e: sticks, s: isNew, w }, held, wasAtEnd) => {
  const goal = jump && itemOf(jump[0]), kept = held.find(({ item }) => isIn(item));
  if (goal) {
    if (jump.length > 3) main.scrollTop = goal.offsetTop - jump[3];
    else goal.scrollIntoView({ block: ["nearest", "start", "center", "end"][jump[1]] });
    const next = itemOf(jump[2]);
    setCurrent(next ?? goal);
    if (next) focus(stopOf(walked = next));
  } else if (sticks && (wasAtEnd || isNew)) main.scrollTop = main.scrollHeight;
  else if (kept) main.scrollTop += topOf(kept.item) - kept.y;
  else if (w && wish >= first && wish < end) {
    // Only the answer to the last request scrolls the page.
    const part = (wish - first) / (end - first), all = items();
    main.scrollTop = all[floor(part * all.length)]?.offsetTop ?? main.scrollTop;
  }
};

const tell = (isNew) => {
  if (isNew) say($("h1").textContent);
  const place = moved && itemOf(moved)?.ariaPosInSet, message = $(".msg").textContent;
  if (place && place !== movedFrom) {
    say(fill(words.moved, { place: +place, count: rowCount }));
    moved = 0;
  }
  if (message && message !== said) say(message);
  said = message;
};
