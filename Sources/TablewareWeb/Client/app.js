// Applies what the server sends, and tells it what the reader does. It knows nothing of the app.
const $ = (selector, inside = document) => inside.querySelector(selector);
const body = document.body, form = $("form"), main = $("#main"), list = $("#rows");
const before = $("#before"), after = $("#after");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// Browsers cut elements at 33 million pixels: longer tables get a smaller scale.
const highest = 15e6;

let version = +body.dataset.v, [first, end, total, rowsBefore, rowCount, extra] =
  body.dataset.w.split(",").map(Number);
let socket, number = 0, taken = 0, failures = 0;
let estimate = 44, unit = 44;
let current = null, composing = null, quiet = false, wish = null, lastAsked = "", isAsking = false;
// The number of the frame in which each field was sent last.
let sent = {};

const idOf = (element) => {
  const item = element?.closest?.(any);
  return item ? +item.id.slice(1) : 0;
};
const itemOf = (id) => document.getElementById("r" + id);
const isRow = (item) => !has(item, "hd") && !has(item, "ft");
const on = (target, name, action, options) => target.addEventListener(name, action, options);
const has = (element, name) => element.classList.contains(name);
const still = { preventScroll: true };
const any = "#rows > li";
const focused = () => document.activeElement;
const firstRow = () => [...list.children].find(isRow);
const topOf = (element) => element.getBoundingClientRect().top;
const target = (item) => $(".p", item) || item;
const isTyped = (field) => field.matches("textarea, input:not([type=checkbox], [type=range])");

// Sending

const send = (...fields) => {
  if (socket?.readyState !== 1) return false;
  number += 1;
  socket.send(JSON.stringify([number, ...fields]));
  return true;
};

const act = (value) => {
  const [name, ...rest] = value.split(" ");
  if (name === "g" || name === "x") send(name, value.slice(2));
  else if (name !== "apply") send(name, ...rest.map(Number));
};

// What a field is set to; null if that is nothing yet.
const valueOf = (field) => {
  if (field.type === "checkbox") return field.checked;
  if (field.type !== "email" && !field.validity.valid) return null;
  const isNumber = /select|number|range/.test(field.type);
  if (!field.value && (isNumber || /date|time/.test(field.type))) return null;
  return isNumber ? +field.value : field.value;
};

const sendField = (field) => {
  const value = valueOf(field), id = field.name === "q" ? 0 : idOf(field);
  if (value === null || field === composing) return;
  sent[id] = Infinity;
  if (id === 0 ? send("q", value) : send("c", id, value)) sent[id] = number;
};

// Where things are

const visible = () => {
  const top = main.scrollTop, bottom = top + main.clientHeight;
  const items = [...list.children];
  // A header that sticks tells nothing.
  const from = items.findIndex((item) => isRow(item) && item.offsetTop + item.offsetHeight > top + 1);
  let to = from;
  while (to >= 0 && to < items.length && items[to].offsetTop < bottom) to += 1;
  return { items, from, to };
};

const isAtEnd = () => main.scrollTop + main.clientHeight >= main.scrollHeight - 2;

// What must not move: the focused row if it is in sight, or else the first rows in sight.
const anchors = () => {
  if (main.scrollTop < 2 && first === 0 && !list.contains(focused())) return [];
  const { items, from, to } = visible();
  if (from < 0) return [];
  const seen = items.slice(from, to).filter(isRow);
  const held = focused().closest?.(any);
  if (seen.includes(held)) seen.unshift(held);
  return seen.map((item) => ({ item, y: topOf(item) }));
};

const layout = () => {
  const count = list.children.length;
  if (count > 3) estimate = list.offsetHeight / count;
  const real = count > 0 && end > first ? list.offsetHeight / (end - first) : estimate;
  unit = total > 0 ? Math.min(real, highest / total) : real;
  const sticky = extra && list.firstElementChild ? list.firstElementChild.offsetHeight : 0;
  before.style.height = Math.max(0, first * unit - sticky) + "px";
  after.style.height = (total - end) * unit + "px";
  let place = rowsBefore;
  for (const item of list.children) {
    if (!isRow(item)) continue;
    place += 1;
    item.ariaPosInSet = place;
    item.ariaSetSize = rowCount;
  }
};

// Asks for other places near the end of those that are there; at rest, tells what the reader looks at.
const look = (rests) => {
  const { items, from, to } = visible();
  const count = Math.min(300, Math.max(60, Math.ceil(main.clientHeight / Math.max(estimate, 8)) * 3));
  const each = items.length > 0 ? (end - first) / items.length : 1;
  let start = first;
  if (from < 0 || to <= from || list.offsetTop > main.scrollTop + main.clientHeight) {
    // A little outside it is still the wheel; farther away the scroll bar.
    const low = list.offsetTop, high = low + list.offsetHeight, near = 6 * main.clientHeight;
    if (items.length && main.scrollTop >= high && main.scrollTop < high + near)
      wish = end + Math.floor((main.scrollTop - high) / estimate);
    else if (items.length && main.scrollTop < low && main.scrollTop > low - near)
      wish = first - Math.ceil((low - main.scrollTop) / estimate);
    else wish = Math.floor(main.scrollTop / unit);
    wish = Math.max(0, Math.min(wish, total - 1));
    start = wish - Math.floor(count / 3);
  } else {
    const low = first + Math.floor(from * each), high = first + Math.ceil(to * each);
    const margin = (high - low) / 2;
    if ((low - first < margin && first > 0) || (end - high < margin && end < total))
      start = low - Math.floor((count - (high - low)) / 2);
  }
  start = Math.max(0, Math.min(start, total - count));
  if (start === first && !rests) return;
  const anchor = anchors()[0];
  const asked = [start, count, anchor ? idOf(anchor.item) : 0, isAtEnd() ? 1 : 0];
  if (asked.join() === lastAsked) return;
  if (send("w", ...asked)) {
    lastAsked = asked.join();
    isAsking ||= start !== first;
  }
};

let frame = 0, pause = 0;
const onScroll = () => {
  clearTimeout(pause);
  pause = setTimeout(() => look(true), 120);
  if (frame) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    look(false);
  });
};

// Focus: one row is in the order of the tab key, and with it its buttons; fields always are.

const prepare = (item) => {
  const stop = target(item);
  if (!has(stop, "c")) stop.tabIndex = -1;
  for (const button of item.querySelectorAll(".k")) button.tabIndex = -1;
};

const setCurrent = (item) => {
  if (current?.isConnected && current !== item) prepare(current);
  current = item;
  if (!item) return;
  target(item).tabIndex = 0;
  for (const button of item.querySelectorAll(".k")) button.tabIndex = 0;
};

const focusRow = (item) => {
  if (!item) return;
  setCurrent(item);
  target(item).focus(still);
  item.scrollIntoView({ block: "nearest" });
};

const next = (item, forward) => {
  let other = item;
  do other = forward ? other?.nextElementSibling : other?.previousElementSibling;
  while (other && !isRow(other));
  return other;
};

// Receiving

const setValue = (field, value) => {
  if (field.type === "checkbox") field.checked = value === "1";
  else if (field.localName === "progress") {
    if (value === "") field.removeAttribute("value");
    else field.value = value;
  } else if (field.value !== value) {
    const from = field.selectionStart, to = field.selectionEnd;
    field.value = value;
    if (field === focused() && from != null) field.setSelectionRange(from, to);
  }
};

const setPart = (item, id, part, value, answered) => {
  if (part === 0) {
    item.className = value;
    item.ariaCurrent = has(item, "s") ? "true" : null;
    return;
  }
  const element = item.querySelectorAll(".q")[part - 1];
  if (!element) return;
  if (!has(element, "c")) element.innerHTML = value;
  // What was typed since is newer than this answer.
  else if (!(sent[id] > answered) && element !== composing) setValue(element, value);
};

// Gives the focus, and what was typed, to what takes the place of an element.
const keep = (active, answered) => {
  const key = active.matches(".c") ? "name" : "value", name = active.getAttribute(key) ?? "";
  const typed = sent[idOf(active)] > answered ? active.value : null;
  const from = active.selectionStart, to = active.selectionEnd;
  return (item) => {
    const again = $(`[${key}="${CSS.escape(name)}"]`, item) ?? target(item);
    if (typed !== null && has(again, "c")) again.value = typed;
    again.focus(still);
    if (from != null && again.selectionStart != null) again.setSelectionRange(from, to);
  };
};

const replace = (item, id, state, html, answered) => {
  const restore = item.contains(focused()) ? keep(focused(), answered) : null;
  setPart(item, id, 0, state, answered);
  item.innerHTML = html;
  prepare(item);
  restore?.(item);
};

const place = (item, id) => {
  const other = id === 0 ? list.firstElementChild : itemOf(id)?.nextElementSibling;
  if (item === other) return;
  if (item.isConnected && list.moveBefore) list.moveBefore(item, other ?? null);
  else list.insertBefore(item, other ?? null);
};

const make = (id, state, html) => {
  const item = document.createElement("li");
  item.id = "r" + id;
  item.innerHTML = html;
  setPart(item, id, 0, state, 0);
  if (!isRow(item)) item.role = "presentation";
  prepare(item);
  return item;
};

const fade = (item, y) => {
  const ghost = item.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.ariaHidden = "true";
  ghost.inert = true;
  ghost.classList.add("ghost");
  ghost.style.top = y - topOf(main) + main.scrollTop + "px";
  main.append(ghost);
  ghost.animate([{ opacity: 1 }, { opacity: 0 }], 160).finished.finally(() => ghost.remove());
};

const apply = (patch) => {
  const moves = (patch.o ?? []).some(([name]) => "idm".includes(name));
  const isAnimated = moves && !isAsking && !patch.r && !calm.matches && !document.hidden;
  const held = patch.r ? [] : anchors(), wasAtEnd = isAtEnd();
  const active = focused(), wasInside = list.contains(active), id = idOf(active);
  const restore = keep(active, patch.a);
  const places = new Map();
  if (isAnimated) {
    const { items, from, to } = visible();
    for (const item of items.slice(Math.max(0, from), to)) places.set(item, topOf(item));
  }
  const added = [], gone = [];
  quiet = true;
  if (patch.r) list.replaceChildren();
  for (const [name, id, ...rest] of patch.o ?? []) {
    const item = itemOf(id);
    if (name === "d") {
      for (const old of [id, ...rest].map(itemOf)) {
        if (old && places.has(old)) gone.push(old);
        old?.remove();
      }
    } else if (name === "i") {
      const made = make(id, rest[1], rest[2]);
      place(made, rest[0]);
      added.push(made);
    } else if (name === "m") place(item, rest[0]);
    else (name === "u" ? setPart : replace)(item, id, rest[0], rest[1], patch.a);
  }
  if (patch.w) {
    [first, end, total, rowsBefore, rowCount, extra] = patch.w;
    lastAsked = "";
  }
  if (patch.s) {
    sent = {};
    document.title = $("h1").textContent;
    main.scrollTop = 0;
  }
  if (moves || patch.w || patch.r) layout();
  settle(patch, held, wasAtEnd);
  if (isAnimated) animate(places, added, gone);
  if (wasInside && focused() !== active && !patch.j?.[2]) {
    if (active.isConnected) active.focus(still);
    else if (itemOf(id)) restore(itemOf(id));
    else target(held.find(({ item }) => item.isConnected)?.item ?? firstRow() ?? main).focus(still);
  }
  if (!current?.isConnected) setCurrent(firstRow() ?? null);
  quiet = false;
  isAsking = false;
  onScroll();
};

// Puts what the reader looks at where it was, or where the server wants it.
const settle = (patch, held, wasAtEnd) => {
  const goal = patch.j && itemOf(patch.j[0]);
  if (goal) {
    goal.scrollIntoView({ block: ["nearest", "start", "center", "end"][patch.j[1]] });
    setCurrent(goal);
    if (patch.j[2]) target(goal).focus(still);
    wish = null;
    return;
  }
  if (patch.e && (wasAtEnd || patch.s)) return void (main.scrollTop = main.scrollHeight);
  const kept = held.find(({ item }) => item.isConnected);
  if (kept) main.scrollTop += topOf(kept.item) - kept.y;
  else if (wish !== null && patch.w) {
    const items = list.children;
    const item = items[Math.round((wish - first) * items.length / Math.max(1, end - first))];
    if (item && wish > first) main.scrollTop = item.offsetTop;
    wish = null;
  }
};

const animate = (places, added, gone) => {
  const height = main.clientHeight;
  for (const item of gone) fade(item, places.get(item));
  for (const [item, y] of places) {
    const distance = y - topOf(item);
    if (!item.isConnected || has(item, "hd")) continue;
    if (Math.abs(distance) > 1 && Math.abs(distance) < height)
      item.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }],
        { duration: 220, easing: "ease-out" });
  }
  for (const item of added) item.animate([{ opacity: 0 }, { opacity: 1 }], 220);
};

// The connection

const say = (text) => {
  $("#net").textContent = text;
  body.classList.toggle("offline", text !== "");
};

const connect = () => {
  socket = new WebSocket(location.origin.replace("http", "ws") + "/live?tab=" + body.dataset.tab);
  socket.onopen = () => {
    number = 0;
    failures = 0;
    say("");
    // What was typed and not answered is sent again.
    const open = Object.keys(sent).filter((id) => sent[id] > taken);
    sent = {};
    send("h", version, first, Math.max(60, end - first));
    taken = 0;
    for (const id of open) {
      const field = id === "0" ? $(".se") : itemOf(id) && $(".c", itemOf(id));
      if (field) sendField(field);
    }
    lastAsked = "";
    look(true);
  };
  socket.onmessage = ({ data }) => {
    const patch = JSON.parse(data);
    apply(patch);
    version = patch.v;
    taken = patch.a;
    send("k", version);
  };
  socket.onclose = ({ code, reason }) => {
    failures += 1;
    say(code === 1008 ? reason : "Connecting again …");
    setTimeout(again, Math.min(5000, 300 * 2 ** failures));
  };
};

// A server that is there and does not know the tab any more begins anew.
const again = async () => {
  if (failures > 1) {
    try {
      if ((await fetch("/app.css", { cache: "no-store" })).ok) return location.replace("/");
    } catch { /* Not there yet. */ }
  }
  connect();
};

// What the reader does

on(form, "submit", (event) => {
  event.preventDefault();
  const field = focused();
  if (event.submitter?.value !== "apply") act(event.submitter?.value ?? "apply");
  else if (field.matches(".c") && idOf(field)) send("s", idOf(field));
  else if (field.matches(".se")) focusRow(firstRow());
});

let moving = null;
on(main, "pointerdown", (event) => {
  const item = event.target.closest(any);
  if (!item) return;
  if (event.target.closest(".h")) {
    event.preventDefault();
    event.target.setPointerCapture(event.pointerId);
    moving = { item, over: null, isBefore: false };
    item.classList.add("held");
  } else if (event.pointerType === "touch") moving = { swiped: item, x: event.clientX };
});
const unmark = () => moving?.over?.classList.remove("mark-b", "mark-a");
on(main, "pointermove", (event) => {
  if (moving?.swiped) {
    const way = event.clientX - moving.x;
    if (Math.abs(way) > 40) moving.swiped.classList.toggle("open", (way < 0) === !body.matches(":dir(rtl)"));
    return;
  }
  if (!moving) return;
  unmark();
  const edge = main.getBoundingClientRect();
  if (event.clientY < edge.top + 30) main.scrollTop -= 12;
  if (event.clientY > edge.bottom - 30) main.scrollTop += 12;
  const over = document.elementFromPoint(edge.left + edge.width / 2, event.clientY)?.closest?.(any);
  moving.over = over && over !== moving.item ? over : null;
  if (!moving.over) return;
  const box = over.getBoundingClientRect();
  moving.isBefore = isRow(over) && event.clientY < box.top + box.height / 2;
  over.classList.add(moving.isBefore ? "mark-b" : "mark-a");
});
const drop = (isDone) => {
  if (moving?.item) {
    moving.item.classList.remove("held");
    unmark();
    if (isDone && moving.over) send("r", idOf(moving.item), idOf(moving.over), moving.isBefore ? 1 : 0);
  }
  moving = null;
};
on(main, "pointerup", () => drop(true));
on(main, "pointercancel", () => drop(false));

let slide = 0;
on(form, "input", ({ target: field, isComposing }) => {
  if (!field.matches(".c") || isComposing) return;
  if (field.type === "range" || field.type === "number") {
    sent[idOf(field)] = Infinity;
    slide ||= requestAnimationFrame(() => { slide = 0; sendField(field); });
  } else sendField(field);
});
on(form, "compositionstart", (event) => { composing = event.target; });
on(form, "compositionend", (event) => {
  composing = null;
  sendField(event.target);
});

on(main, "focusin", ({ target: element }) => {
  const item = element.closest(any);
  if (!item || quiet) return;
  setCurrent(item);
  send("f", idOf(item));
  if (element.matches(".c") && isTyped(element)) send("y", idOf(item), 1);
});
on(main, "focusout", ({ target: element }) => {
  if (!quiet && element.isConnected && element.matches(".c") && isTyped(element))
    send("y", idOf(element), 0);
});

on(main, "contextmenu", (event) => {
  const menu = event.target.closest(any)?.querySelector(".o");
  if (!menu || event.target.matches("input, textarea")) return;
  event.preventDefault();
  act(menu.value);
});

on(document, "keydown", (event) => {
  if (event.isComposing || event.ctrlKey || event.metaKey) return;
  const { key, target: element } = event;
  const isText = isTyped(element) || element.matches("select");
  const item = element.closest(any);
  const run = (action) => {
    event.preventDefault();
    action();
  };
  if (event.altKey) {
    const distance = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (item && distance && $(".h", item)) run(() => send("m", idOf(item), distance));
    return;
  }
  if (key === "Escape") {
    if (element.matches(".se") && element.value) return;
    if (isText) return run(() => focusRow(item ?? current));
    const back = $(".way button");
    return back && run(() => act(back.value));
  }
  const leavesField = element.matches(".se, [type=text], [type=email], [type=password]");
  if ((key === "ArrowDown" || key === "ArrowUp") && (!isText || leavesField)) {
    const start = item ?? (key === "ArrowDown" ? null : current);
    return run(() => focusRow(start ? next(start, key === "ArrowDown") : current ?? firstRow()));
  }
  if (isText) return;
  if (key === "Home") return run(() => send("z", 0));
  if (key === "End") return run(() => send("z", 1));
  if (key === "PageDown" || key === "PageUp") {
    return run(() => {
      main.scrollTop += (key === "PageDown" ? 0.9 : -0.9) * main.clientHeight;
      const { items, from, to } = visible();
      focusRow(items.slice(from + 1, to).find(isRow));
    });
  }
  if (key === "/" && $(".se")) return run(() => $(".se").select());
  if (key === "." && current && $(".o", current)) return run(() => act($(".o", current).value));
  if (key.length === 1 && key !== " ") {
    const command = $(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
    if (command) run(() => act(command.value));
  }
});

// Beginning

body.classList.add("js");
const net = document.createElement("p");
net.id = "net";
net.role = "status";
body.append(net);
for (const item of list.children) prepare(item);
setCurrent(firstRow() ?? null);
layout();
if (body.dataset.e) main.scrollTop = main.scrollHeight;
on(main, "scroll", onScroll, { passive: true });
on(window, "resize", () => { layout(); onScroll(); });
// Who is silent for minutes is let go.
setInterval(() => { lastAsked = ""; look(true); }, 20000);
connect();
