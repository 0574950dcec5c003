// The effects of keys.
const arrows = { ArrowUp: -1, ArrowDown: 1 }, sides = { ArrowLeft: -1, ArrowRight: 1 };
const jumps = {
  Home: () => send("z", 0),
  End: () => send("z", 1),
  PageUp: () => walk(current, -pageLength()),
  PageDown: () => walk(current, pageLength()),
};

const press = (button) => button && (() => act(button.value));

const moveRow = (item, way) => {
  movedFrom = item.ariaPosInSet;
  send("m", moved = idOf(item), way);
};

const leave = (field, item) => {
  if (drag) return drop;
  if (opened) return shut;
  if (!takesKeys(field)) return press($(".way button"));
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
  if (way && (!takesKeys(target) || target.matches(".se, " + lines)))
    return () => item || way < 0 ? walk(item ?? current, way) : focusRow(current);
  if (takesKeys(target)) return;
  if (sides[key] && item && has(item, "tr"))
    return () => send("v", idOf(item), +(sides[key] > 0 === body.matches(":dir(ltr)")));
  if (key === "/" && $(".se")) return () => $(".se").select();
  // What the Delete key of a Mac is called.
  const name = key === "Backspace" ? "Delete" : key,
    command = $(`#r0 [aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!command && !repeat && item && $("[aria-keyshortcuts]", item)
    ?.getAttribute("aria-keyshortcuts").split(" ").includes(name))
    return () => send("j", idOf(item), name);
  if (key.length > 1 || key === " " || repeat) return target.type !== "range" && jumps[key];
  return press(key === "." && current && $(".o", current) || command);
};

const perform = (event, action) => {
  if (!action) return;
  event.preventDefault();
  action();
};

on(doc, "keydown", (event) => {
  byKeys = true;
  setTimeout(() => { byKeys = false; });
  if (!event.isComposing && !event.ctrlKey && !event.metaKey) perform(event, actionOf(event));
});

// The context menu key comes here as well.
on(main, "contextmenu", (event) => {
  if (!takesKeys(event.target)) perform(event, press(itemAt(event.target)?.querySelector(".o")));
});
