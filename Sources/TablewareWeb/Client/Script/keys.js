// The effects of keys.
const arrows = { ArrowUp: -1, ArrowDown: 1 }, sides = { ArrowLeft: -1, ArrowRight: 1 };
const jumps = {
  Home: () => send("z", 0),
  End: () => send("z", 1),
  PageUp: () => walk(current, -pageLength()),
  PageDown: () => walk(current, pageLength()),
};

const keyed = (key, inside) => $(`[aria-keyshortcuts~="${CSS.escape(key)}"]`, inside);
const press = (button) => button && (() => act(button.value));

// Keys act on an open box alone. It has fewer rows than a step to its end.
const boxWays = { ...arrows, Home: -1e4, End: 1e4 };
const actionInBox = (key, item) => key === "Escape" ? () => act("b")
  : boxWays[key] && (() => walk(item, boxWays[key]));

// The user may turn off the keys of one character: then `?` has no button.
const isOff = (key) => !key[1] && key !== " " && !$("[value=l]");

const moveRow = (item, way) => {
  movedFrom = item.ariaPosInSet;
  send("m", moved = idOf(item), way);
};

const leave = (field, item) => {
  if (drag) return drop;
  if (opened) return shut;
  if (!takesKeys(field) || field.autofocus) return press($(".way button"));
  // The row itself, from where the arrows go on.
  if (item) return () => {
    type(field, 2);
    item.tabIndex = -1;
    focus(item);
  };
  return field.value ? null : () => focusRow(current);
};

const actionOf = ({ key, altKey, repeat, target }) => {
  const item = itemAt(target), way = arrows[key];
  if (boxOpen()) return actionInBox(key, item);
  if (altKey) return way && item && $(".h", item) && (() => moveRow(item, way));
  if (key === "Escape") return leave(target, item);
  if (way && target.closest(bars))
    return () => target[way < 0 ? "previousSibling" : "nextSibling"]?.focus();
  if (way && (!takesKeys(target) || target.matches(".se, " + lines)))
    return () => item || way < 0 ? walk(item ?? current, way) : focusRow(current);
  if (takesKeys(target) || isOff(key)) return;
  if (sides[key] && item && has(item, "tr"))
    return () => send("v", idOf(item), +(sides[key] > 0 === isLTR()));
  if (key === "/" && $(".se")) return () => $(".se").select();
  // What the Delete key of a Mac is called.
  const name = key === "Backspace" ? "Delete" : key,
    command = keyed(key, itemOf(0));
  if (!command && !repeat && item && keyed(name, item)) return () => send("j", idOf(item), name);
  if (key.length > 1 || key === " " || repeat) return target.type !== "range" && jumps[key];
  return press(key === "." && current && $(".o", current) || command);
};

const perform = (event, action) => {
  if (!action) return;
  halt(event);
  action();
};

on(doc, "keydown", (event) => {
  byKeys = true;
  setTimeout(() => { byKeys = false; });
  if (event.isComposing) return;
  // A screen without commands, in an app without titles of screens, has no list of them.
  if (event.ctrlKey || event.metaKey) perform(event, event.key === "k" && press($("[value=P]")));
  else perform(event, actionOf(event));
});

// The context menu key comes here as well.
on(main, "contextmenu", (event) => {
  if (!takesKeys(event.target)) perform(event, press(itemAt(event.target)?.querySelector(".o")));
});
