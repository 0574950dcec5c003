// How an item is made, and how its parts change.
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

// A text node stays, and with it what the reader marked around it.
const setInside = (element, html) => {
  const text = element.firstChild;
  if (text?.nodeType === 3 && !text.nextSibling && !/[&<]/.test(html)) text.data = html;
  else element.innerHTML = html;
};

const setState = (item, state) => {
  item.className = state;
  stopOf(item).ariaInvalid = has(item, "no") || null;
};

const setPart = (item, id, part, value, answered) => {
  if (part === 0) return setState(item, value);
  const element = item.querySelectorAll(".q")[part - 1];
  if (!element) return;
  if (!isField(element)) setInside(element, value);
  // What was typed since is newer than this answer.
  else if (!(sent[id] > answered)) setValue(element, value);
};

const replace = (item, id, state, html, answered) => {
  const restore = item.contains(focused()) ? keep(focused(), answered) : null;
  item.innerHTML = html;
  setState(item, state);
  if (id) setTabs(item, item === current ? 0 : -1);
  restore?.(item);
};

const place = (item, id) => {
  const other = (id ? itemOf(id)?.nextElementSibling : list.firstElementChild) ?? null;
  if (item === other) return;
  if (item.isConnected && list.moveBefore) list.moveBefore(item, other);
  else list.insertBefore(item, other);
};

const make = (id, state, html) => {
  const item = document.createElement("li");
  item.id = "r" + id;
  replace(item, id, state, html);
  return item;
};
