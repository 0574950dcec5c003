// What the user types, selects and sees.
on(form, "input", ({ target, isComposing }) => {
  if (isField(target) && !isComposing) change(target);
});
// What cannot be sent is marked by the browser, and told.
on(form, "change", ({ target }) => {
  if (isUnfinished(target)) say(target.validationMessage);
});
on(form, "compositionstart", ({ target }) => {
  sendChanged();
  composing = target;
});
on(form, "compositionend", ({ target }) => {
  composing = null;
  change(target);
  for (const [one, answered] of waiting.splice(0)) step(one, answered);
});

on(form, "submit", (event) => {
  if (!has(body, "js")) return;
  event.preventDefault();
  const field = focused(), value = event.submitter?.value ?? "apply";
  if (value !== "apply") act(value);
  else if (has(field, "se")) focusRow(firstRow());
  else if (isText(field)) send("s", idOf(field));
});

on(main, "focusin", ({ target }) => {
  const item = itemAt(target);
  if (!item || quiet) return;
  walked = byKeys ? item : null;
  setCurrent(item);
  send("f", idOf(item));
  if (isText(target)) send("y", idOf(item), 1);
});
on(main, "focusout", ({ target }) => {
  if (!quiet && target.isConnected && isText(target)) send("y", idOf(target), 0);
});
