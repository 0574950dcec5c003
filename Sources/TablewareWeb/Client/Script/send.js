// Frames are numbered; `taken` is the last that the server considered. `undone` is what a button stood
// for that no server received.
let socket, number = 0, taken = 0, composing = null, undone = null;
// The number of the frame in which each field was sent last; what is not sent yet is newer than any.
let sent = {}, changed = new Set(), resting = 0;

const send = (...fields) => {
  if (socket?.readyState !== 1) return false;
  if (!/[chkqw]/.test(fields[0])) {
    // What is done with a value comes after it, and a screen is left where it was scrolled to.
    sendChanged();
    if (pause) look(true);
  }
  socket.send(JSON.stringify([number += 1, ...fields]));
  return true;
};

// The meaning of a button.
const act = (value) => {
  const [name, ...rest] = value.split(" "),
    fields = /[gxT]/.test(name) ? [value.slice(2)] : rest.map(Number);
  undone = send(name, ...fields) ? null : value;
  body.classList.add("wait");
};

const isUnfinished = ({ type, value, validity }) => type !== "email" && !validity.valid
  || !value && /select|number|date|time/.test(type);

const sendField = (field) => {
  const { type, value } = field, id = idOf(field);
  if (field === composing || !field.isConnected) return;
  const content = type === "checkbox" ? field.checked
    : /select|number|range/.test(type) ? +value : value;
  const isDone = isUnfinished(field) || (id ? send("c", id, content) : send("q", content));
  sent[id] = isDone ? number : Infinity;
  if (!id) countSoon();
};

// A slider changes with every frame of the screen: at most twenty values a second are sent, and the last.
const sendChanged = () => {
  clearTimeout(resting);
  resting = changed.size && setTimeout(sendChanged, 50);
  changed.forEach(sendField);
  changed.clear();
};
const change = (field) => {
  sent[idOf(field)] = Infinity;
  changed.add(field);
  if (!resting) sendChanged();
};
