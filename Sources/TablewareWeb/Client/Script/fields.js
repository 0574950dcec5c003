// What the reader types, chooses and looks at.
on(form, "input", ({ target, isComposing }) => {
  if (isField(target) && !isComposing) sendField(target);
});
on(form, "compositionstart", ({ target }) => { composing = target; });
on(form, "compositionend", ({ target }) => {
  composing = null;
  sendField(target);
  for (const [one, answered] of waiting.splice(0)) step(one, answered);
});

on(form, "submit", (event) => {
  event.preventDefault();
  const field = focused(), value = event.submitter?.value ?? "apply";
  if (value !== "apply") act(value);
  else if (has(field, "se")) focusRow(firstRow());
  else if (isText(field)) send("s", idOf(field));
});

on(main, "focusin", ({ target }) => {
  const item = itemAt(target);
  if (!item || quiet) return;
  setCurrent(item);
  send("f", idOf(item));
  if (isText(target)) send("y", idOf(item), 1);
});
on(main, "focusout", ({ target }) => {
  if (!quiet && target.isConnected && isText(target)) send("y", idOf(target), 0);
});
