// What the user types, selects and sees.
on(form, "input", ({ target, isComposing }) =>
  isField(target) && !isComposing && change(target));
// What cannot be sent is marked by the browser, and announced. Files are sent apart from all else.
on(form, "change", ({ target }) => {
  if (isUnfinished(target)) say(target.validationMessage);
  if (target.files) import("./file.js").then((it) => it.send(target, data.tab, words.file));
});
on(form, "compositionstart", ({ target }) => {
  sendChanged();
  composing = target;
});
on(form, "compositionend", ({ target }) => {
  composing = null;
  change(target);
  for (const [one, known] of waiting.splice(0)) step(one, known);
});

on(form, "submit", (event) => {
  if (!has(body, "js")) return;
  halt(event);
  const field = focused(), value = event.submitter?.value ?? "apply";
  if (value !== "apply") act(value);
  else if (isText(field) || field.autofocus) send("s", idOf(field));
  else if (has(field, "se")) focusRow(firstRow());
});

// A link opens its screen here, and elsewhere where the browser does that.
on(form, "click", (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event, link = target.closest("a.b, .to a");
  if (!link || !has(body, "js") || ctrlKey || metaKey || shiftKey || altKey) return;
  halt(event);
  act(link.dataset.act ?? "t " + idOf(link));
});

// Typing ends (0), begins (1), or is canceled (2).
const type = (field, way) => isText(field) && send("y", idOf(field), way);
on(main, "focusin", ({ target }) => {
  const item = itemAt(target);
  if (!item || quiet) return;
  walked = byKeys && item;
  setCurrent(item);
  send("f", idOf(item));
  type(target, 1);
});
on(main, "focusout", ({ target }) => !quiet && target.isConnected && type(target, 0));
