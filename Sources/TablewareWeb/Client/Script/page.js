// Applies the server's patches and reports the user's actions. It is independent of the app.
const $ = (css, root = doc) => root.querySelector(css);
const $$ = (css, root = list) => [...root.querySelectorAll(css)];
const doc = document, { abs, ceil, floor, max, min, round } = Math;
const on = (target, ...rest) => target.addEventListener(...rest);
const halt = (event) => event.preventDefault();
const has = (el, name) => el.classList.contains(name);
const clamp = (value, low, high) => max(low, min(value, high));
const boxOf = (el) => el.getBoundingClientRect();
const topOf = (el) => boxOf(el).top;
const focused = () => doc.activeElement;
const isLTR = () => body.matches(":dir(ltr)");

const body = doc.body, form = $("form"), main = $("#main"), list = $("#rows");
const data = body.dataset;
const items = () => $$(".r");
const itemOf = (id) => doc.getElementById("r" + id);
const itemAt = (el) => el?.closest?.("#rows .r, #box .r");
// What surrounds the table is item 0.
const idOf = (el) => +(itemAt(el)?.id.slice(1) ?? 0);
const isRow = (item) => !has(item, "hd") && !has(item, "ft");
// What the arrow keys stop at: a header only if it does something.
const isStop = (item) => isRow(item) || $(".p", item);
const firstRow = () => items().find(isRow);
const stopOf = (item) => $(".p", item) ?? item;
const isIn = (el) => list.contains(el);
const isField = (el) => has(el, "c");
// What holds text, and what uses letters and arrows itself.
const lines = "[type=text], [type=email], [type=password]";
const isText = (field) => field.matches("textarea, " + lines);
const takesKeys = (field) =>
  field.matches("textarea, select, input:not([type=checkbox], [type=range], [type=file])");

let version = +data.v, [first, end, total, rowsBefore, rowCount, extra] =
  data.w.split(",").map(Number);
// Whether the script itself moves the focus; whether a key does; the row that keys led to.
let quiet = false, byKeys = false, walked = null;
