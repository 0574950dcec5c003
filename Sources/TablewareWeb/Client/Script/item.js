// Creates items and changes their parts.
const setValue = (field, value) => {
  if (field.type === "checkbox") field.checked = value === "1";
  else if (field.localName === "progress") {
    if (value) field.value = value;
    else field.removeAttribute("value");
  } else if (field.value !== value) {
    const { selectionStart: from, selectionEnd: to } = field;
    field.value = value;
    if (field === focused() && from != null) field.setSelectionRange(from, to);
  }
};

// A text node stays, and with it the selection around it.
const setInside = (el, html) => {
  const text = el.firstChild;
  if (text?.nodeType === 3 && !text.nextSibling && !/[&<]/.test(html)) text.data = html;
  else el.innerHTML = html;
  // A slider has no text of its own that assistive technology could read.
  if (has(el, "vt")) stopOf(itemAt(el)).ariaValueText = el.textContent;
};

const setState = (item, state) => {
  item.className = state;
  if (item.draggable !== has(item, "dd")) item.draggable = has(item, "dd");
  const stop = stopOf(item);
  stop.ariaInvalid = has(item, "no") || null;
  if (stop.ariaPressed) stop.ariaPressed = has(item, "s");
};

const setPart = (item, id, part, value, known) => {
  if (part === 0) return setState(item, value);
  const el = $$(".q", item)[part - 1];
  if (!el) return;
  if (!isField(el)) setInside(el, value);
  // What was typed since is newer than this answer.
  else if (!(sent[id] > known)) setValue(el, value);
};

const replace = (item, id, state, html, known) => {
  const restore = item.contains(focused()) ? keep(focused(), known) : null;
  item.innerHTML = html;
  setState(item, state);
  if (id) setTabs(item, item === current ? 0 : -1);
  restore?.(item);
};

const move = (item, parent, next) => {
  // A browser scrolls to what is moved with its focus; `apply` gives the focus back instead.
  const keeps = item.isConnected && parent.moveBefore && !item.contains(focused());
  parent[keeps ? "moveBefore" : "insertBefore"](item, next);
};

const put = (item, parent, before) => {
  const next = before ? before.nextElementSibling : parent.firstElementChild;
  if (item === next) return;
  if (item.parentNode !== parent || !item.contains(focused())) return move(item, parent, next);
  // What has the focus stays, and the others go around it.
  const isLater = before && item.compareDocumentPosition(before) & 4;
  while (item.previousElementSibling !== before)
    if (isLater) move(item.nextElementSibling, parent, item);
    else move(item.previousElementSibling, parent, item.nextElementSibling);
};

const place = (item, id) => {
  const before = id ? itemOf(id) : null,
    next = before ? before.nextElementSibling : list.firstElementChild;
  if (next?.localName === "ul" && isRow(item)) put(item, next, null);
  else put(item, before ? before.parentNode : list, before);
};

// Rows that follow each other are a list, named by the header before it. Headers and footers stand
// between the lists.
const group = () => {
  const done = new Set();
  let rows = null, last = null, row = null;
  for (const item of items()) {
    if (!isRow(item)) {
      put(item, list, last);
      last = item;
      rows = null;
    } else {
      if (!rows) {
        rows = item.closest("ul");
        if (!rows || done.has(rows)) rows = doc.createElement("ul");
        rows.role = "list";
        rows.setAttribute("aria-labelledby", last?.querySelector("h2")?.id ?? "title");
        put(rows, list, last);
        done.add(last = rows);
        row = null;
      }
      put(item, rows, row);
      row = item;
    }
  }
  for (const one of $$("ul")) if (!done.has(one)) one.remove();
};

const make = (id, state, html) => {
  const item = doc.createElement(/hd|ft/.test(state) ? "div" : "li");
  item.id = "r" + id;
  replace(item, id, state, html);
  return item;
};
