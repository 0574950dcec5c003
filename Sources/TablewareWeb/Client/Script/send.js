// Frames are numbered; `taken` is the last that the server considered. `undone` is what a button stood
// for that nobody could be told of.
let socket, number = 0, taken = 0, composing = null, undone = null;
// The number of the frame in which each field was sent last.
let sent = {};

const send = (...fields) => {
  if (socket?.readyState !== 1) return false;
  socket.send(JSON.stringify([number += 1, ...fields]));
  return true;
};

// What a button stands for.
const act = (value) => {
  const [name, ...rest] = value.split(" ");
  const fields = /[gx]/.test(name) ? [value.slice(2)] : rest.map(Number);
  undone = send(name, ...fields) ? null : value;
};

const sendField = (field) => {
  const { type, value } = field, id = idOf(field);
  const isUnfinished = type !== "email" && !field.validity.valid
    || !value && /select|number|date|time/.test(type);
  if (isUnfinished || field === composing || !field.isConnected) return;
  const content = type === "checkbox" ? field.checked
    : /select|number|range/.test(type) ? +value : value;
  sent[id] = Infinity;
  if (id ? send("c", id, content) : send("q", content)) sent[id] = number;
  if (!id) countSoon();
};
