// The client: applies what the server sends, and tells it what the reader does. It knows nothing of the app.
"use strict";
(() => {
  const $ = (selector, inside = document) => inside.querySelector(selector);
  const body = document.body, form = $("form"), main = $("#main"), list = $("#rows");
  const before = $("#before"), after = $("#after");
  const tab = body.dataset.tab;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // Browsers cut elements higher than 33 million pixels: longer tables get a smaller scale.
  const highest = 15e6;

  let version = +body.dataset.v, [first, end, total, rowsBefore, rowCount, extra] =
    body.dataset.w.split(",").map(Number);
  let socket, number = 0, taken = 0, failures = 0;
  let estimate = 44, unit = 44;
  let current = null, composing = null, quiet = false, wish = null, lastAsked = "", isAsking = false;
  // The number of the frame in which each field was sent last.
  let sent = {};

  const idOf = (element) => {
    const item = element?.closest?.("#rows > li");
    return item ? +item.id.slice(1) : 0;
  };
  const itemOf = (id) => document.getElementById("r" + id);
  const isRow = (item) => !item.classList.contains("hd") && !item.classList.contains("ft");
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

  const valueOf = (field) => {
    if (field.type === "checkbox") return field.checked;
    if (field.localName === "select") return field.value === "" ? null : +field.value;
    if (field.type === "number" || field.type === "range")
      return Number.isFinite(field.valueAsNumber) ? field.valueAsNumber : null;
    if (["date", "time", "datetime-local"].includes(field.type) && !field.value) return null;
    return field.value;
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
    const from = items.findIndex((item) => item.offsetTop + item.offsetHeight > top + 1);
    let to = from;
    while (to >= 0 && to < items.length && items[to].offsetTop < bottom) to += 1;
    return { items, from, to };
  };

  const isAtEnd = () => main.scrollTop + main.clientHeight >= main.scrollHeight - 2;

  // What must not move: the focused row if it is in sight, or else the first rows in sight.
  const anchors = () => {
    if (main.scrollTop < 2 && first === 0 && !list.contains(document.activeElement)) return [];
    const { items, from, to } = visible();
    if (from < 0) return [];
    const seen = items.slice(from, to).filter(isRow);
    const focused = document.activeElement.closest?.("#rows > li");
    if (seen.includes(focused)) seen.unshift(focused);
    return seen.map((item) => ({ item, y: item.getBoundingClientRect().top }));
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
      if (item.ariaPosInSet !== "" + place) item.setAttribute("aria-posinset", place);
      if (item.ariaSetSize !== "" + rowCount) item.setAttribute("aria-setsize", rowCount);
    }
  };

  // Asks for other places when the reader comes near the end of those that are there.
  const look = () => {
    const { items, from, to } = visible();
    const count = Math.min(300, Math.max(30, Math.ceil(main.clientHeight / Math.max(estimate, 8)) * 3));
    const each = items.length > 0 ? (end - first) / items.length : 1;
    let start = first;
    if (from < 0 || to <= from || list.offsetTop > main.scrollTop + main.clientHeight) {
      // A little outside of what is there it is still the wheel; farther away it is the scroll bar.
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
    pause = setTimeout(look, 120);
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      const { from, to, items } = visible();
      const near = from < 0 || to <= from || (from < (to - from) / 2 && first > 0)
        || (items.length - to < (to - from) / 2 && end < total);
      if (near) look();
    });
  };

  // Focus: one row is in the order of the tab key, and with it its buttons; fields always are.

  const prepare = (item) => {
    const stop = target(item);
    if (!stop.classList.contains("c")) stop.tabIndex = -1;
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
    target(item).focus({ preventScroll: true });
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
      const isActive = field === document.activeElement && field.selectionStart !== null;
      const from = field.selectionStart, to = field.selectionEnd;
      field.value = value;
      if (isActive) field.setSelectionRange?.(from, to);
    }
  };

  const setPart = (item, id, part, value, answered) => {
    if (part === 0) {
      item.className = value;
      if (item.classList.contains("s")) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
      return;
    }
    const element = item.querySelectorAll(".q")[part - 1];
    if (!element) return;
    if (!element.classList.contains("c")) element.innerHTML = value;
    // What was typed since is newer than this answer.
    else if (!(sent[id] > answered) && element !== composing) setValue(element, value);
  };

  const replace = (item, id, state, html, answered) => {
    const active = item.contains(document.activeElement) ? document.activeElement : null;
    const field = active?.matches(".c") ? active : null;
    const typed = field && sent[id] > answered ? field.value : null;
    const range = field ? [field.selectionStart, field.selectionEnd] : [null];
    setPart(item, id, 0, state, answered);
    item.innerHTML = html;
    prepare(item);
    if (!active) return;
    const name = active.getAttribute("name"), value = active.getAttribute("value");
    const again = (name === "e" && $(`[name=e][value="${CSS.escape(value)}"]`, item))
      || (name && name !== "e" && $(`[name="${CSS.escape(name)}"]`, item)) || target(item);
    if (typed !== null && again.matches(".c")) again.value = typed;
    again.focus({ preventScroll: true });
    if (range[0] !== null && isTyped(again)) again.setSelectionRange?.(...range);
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
    if (!isRow(item)) item.setAttribute("role", "presentation");
    prepare(item);
    return item;
  };

  const fade = (item, y) => {
    const ghost = item.cloneNode(true);
    ghost.removeAttribute("id");
    ghost.ariaHidden = "true";
    ghost.inert = true;
    ghost.classList.add("ghost");
    ghost.style.top = y - main.getBoundingClientRect().top + main.scrollTop + "px";
    main.append(ghost);
    ghost.animate([{ opacity: 1 }, { opacity: 0 }], 160).finished.finally(() => ghost.remove());
  };

  const apply = (patch) => {
    const moves = (patch.o ?? []).some(([name]) => name === "i" || name === "d" || name === "m");
    const isAnimated = moves && !isAsking && !patch.r && !calm.matches && !document.hidden;
    const held = patch.r ? [] : anchors(), wasAtEnd = isAtEnd();
    const active = document.activeElement, wasInside = list.contains(active);
    const places = new Map();
    if (isAnimated) {
      const { items, from, to } = visible();
      for (const item of items.slice(Math.max(0, from), to))
        places.set(item, item.getBoundingClientRect().top);
    }
    const added = [], gone = [];
    quiet = true;
    if (patch.r) list.replaceChildren();
    for (const [name, id, ...rest] of patch.o ?? []) {
      const item = name === "d" || name === "i" ? null : itemOf(id);
      if (name === "d") {
        for (const old of [id, ...rest].map(itemOf)) {
          if (old && places.has(old)) gone.push(old);
          old?.remove();
        }
      } else if (name === "i") {
        const made = make(id, rest[1], rest[2]);
        place(made, rest[0]);
        added.push(made);
      } else if (item && name === "m") place(item, rest[0]);
      else if (item && name === "u") setPart(item, id, rest[0], rest[1], patch.a);
      else if (item && name === "x") replace(item, id, rest[0], rest[1], patch.a);
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
    if (!active.isConnected || (wasInside && document.activeElement !== active)) {
      if (active.isConnected) active.focus({ preventScroll: true });
      else if (wasInside && !patch.j?.[2])
        target(held.find(({ item }) => item.isConnected)?.item ?? list.firstElementChild ?? main)
          .focus({ preventScroll: true });
    }
    if (!current?.isConnected) setCurrent([...list.children].find(isRow) ?? null);
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
      if (patch.j[2]) target(goal).focus({ preventScroll: true });
      wish = null;
      return;
    }
    if (patch.e && (wasAtEnd || patch.s)) {
      main.scrollTop = main.scrollHeight;
      return;
    }
    const kept = held.find(({ item }) => item.isConnected);
    if (kept) main.scrollTop += kept.item.getBoundingClientRect().top - kept.y;
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
      const distance = y - item.getBoundingClientRect().top;
      if (!item.isConnected || item.classList.contains("hd")) continue;
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
    const scheme = location.protocol === "https:" ? "wss://" : "ws://";
    socket = new WebSocket(scheme + location.host + "/live?tab=" + tab);
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
      look();
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
      } catch { /* Nobody is there yet. */ }
    }
    connect();
  };

  // What the reader does

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = document.activeElement;
    if (event.submitter?.value !== "apply") act(event.submitter?.value ?? "apply");
    else if (field.matches(".c") && idOf(field)) send("s", idOf(field));
    else if (field.matches(".se")) focusRow([...list.children].find(isRow));
  });

  let moving = null;
  main.addEventListener("pointerdown", (event) => {
    const item = event.target.closest("#rows > li");
    if (!item) return;
    if (event.target.closest(".h")) {
      event.preventDefault();
      event.target.setPointerCapture(event.pointerId);
      moving = { item, over: null, isBefore: false };
      item.classList.add("held");
    } else if (event.pointerType === "touch") moving = { swiped: item, x: event.clientX };
  });
  const unmark = () => moving?.over?.classList.remove("mark-b", "mark-a");
  main.addEventListener("pointermove", (event) => {
    if (moving?.swiped) {
      const way = event.clientX - moving.x;
      if (Math.abs(way) > 40) moving.swiped.classList.toggle("open", way < 0 === (getComputedStyle(body).direction !== "rtl"));
      return;
    }
    if (!moving) return;
    unmark();
    const edge = main.getBoundingClientRect();
    if (event.clientY < edge.top + 30) main.scrollTop -= 12;
    if (event.clientY > edge.bottom - 30) main.scrollTop += 12;
    const over = document.elementFromPoint(edge.left + edge.width / 2, event.clientY)?.closest?.("#rows > li");
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
  main.addEventListener("pointerup", () => drop(true));
  main.addEventListener("pointercancel", () => drop(false));

  let slide = 0;
  form.addEventListener("input", ({ target: field, isComposing }) => {
    if (!field.matches(".c") || isComposing) return;
    if (field.type === "range" || field.type === "number") {
      // A slider that is drawn sends once for each picture.
      sent[idOf(field)] = Infinity;
      slide ||= requestAnimationFrame(() => { slide = 0; sendField(field); });
    } else sendField(field);
  });
  form.addEventListener("compositionstart", (event) => { composing = event.target; });
  form.addEventListener("compositionend", (event) => {
    composing = null;
    sendField(event.target);
  });

  main.addEventListener("focusin", ({ target: element }) => {
    const item = element.closest("#rows > li");
    if (!item || quiet) return;
    setCurrent(item);
    send("f", idOf(item));
    if (element.matches(".c") && isTyped(element)) send("y", idOf(item), 1);
  });
  main.addEventListener("focusout", ({ target: element }) => {
    if (!quiet && element.isConnected && element.matches(".c") && isTyped(element))
      send("y", idOf(element), 0);
  });

  main.addEventListener("contextmenu", (event) => {
    const menu = event.target.closest("#rows > li")?.querySelector(".o");
    if (!menu || event.target.matches("input, textarea")) return;
    event.preventDefault();
    act(menu.value);
  });

  const goTo = (start, isLast) => {
    send("w", start, Math.max(60, end - first), 0, isLast ? 1 : 0);
    isAsking = true;
    main.scrollTop = isLast ? main.scrollHeight : 0;
    setTimeout(() => {
      main.scrollTop = isLast ? main.scrollHeight : 0;
      const rows = [...list.children].filter(isRow);
      focusRow(isLast ? rows.at(-1) : rows[0]);
    }, 150);
  };

  document.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const { key, target: element } = event;
    const isText = element.matches("textarea, select, input:not([type=checkbox], [type=range])");
    const item = element.closest("#rows > li");
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
      return run(() => focusRow(start ? next(start, key === "ArrowDown") : current ?? [...list.children].find(isRow)));
    }
    if (isText || element.matches(".se")) return;
    if (key === "Home") return run(() => goTo(0, false));
    if (key === "End") return run(() => goTo(Math.max(0, total - 60), true));
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
  net.setAttribute("role", "status");
  body.append(net);
  for (const item of list.children) prepare(item);
  setCurrent([...list.children].find(isRow) ?? null);
  layout();
  if (body.dataset.e) main.scrollTop = main.scrollHeight;
  main.addEventListener("scroll", onScroll, { passive: true });
  addEventListener("resize", () => { layout(); onScroll(); });
  connect();
})();
