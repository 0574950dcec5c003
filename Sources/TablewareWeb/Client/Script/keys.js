// What the keys do.
const arrows = { ArrowUp: -1, ArrowDown: 1 };
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
  if (isText(field)) return has(field, "se") && field.value ? null : () => focusRow(item ?? current);
  return press($(".way button"));
};

const actionOf = ({ key, altKey, repeat, target }) => {
  const item = itemAt(target), way = arrows[key];
  if (altKey) return way && item && $(".h", item) && (() => moveRow(item, way));
  if (key === "Escape") return leave(target, item);
  if (way && (!isText(target) || target.matches(".se, [type=text], [type=email], [type=password]")))
    return () => item || way < 0 ? walk(item ?? current, way) : focusRow(current);
  if (isText(target)) return;
  if (key === "/" && $(".se")) return () => $(".se").select();
  if (key.length > 1 || key === " " || repeat) return jumps[key];
  return press((key === "." && current && $(".o", current))
    || $(`[aria-keyshortcuts="${CSS.escape(key)}"]`));
};

on(document, "keydown", (event) => {
  const isOurs = !event.isComposing && !event.ctrlKey && !event.metaKey;
  const action = isOurs && actionOf(event);
  if (!action) return;
  event.preventDefault();
  action();
});

// The context menu key comes here as well.
on(main, "contextmenu", (event) => {
  const open = !isText(event.target) && press(itemAt(event.target)?.querySelector(".o"));
  if (!open) return;
  event.preventDefault();
  open();
});
