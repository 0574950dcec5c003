// One connection, made again when it breaks.
let failures = 0;

const show = (text) => {
  $("#net").textContent = text;
  body.classList.toggle("offline", text);
};

const connect = () => {
  socket = new WebSocket(location.origin.replace("http", "ws") + "/live?tab=" + body.dataset.tab);
  socket.onopen = () => {
    if (failures) say(words.back);
    show("");
    // What was typed and not answered is sent again.
    const open = Object.keys(sent).filter((id) => sent[id] > taken);
    failures = number = taken = 0;
    sent = {};
    send("h", version, first, Math.max(60, end - first));
    for (const id of open) {
      const field = $(id === "0" ? ".se" : `[name="c ${id}"]`);
      if (field) sendField(field);
    }
    if (undone) act(undone);
    lastAsked = "";
    look(true);
  };
  socket.onmessage = ({ data }) => {
    const patch = JSON.parse(data);
    taken = patch.a;
    apply(patch);
    version = patch.v;
    send("k", version);
  };
  socket.onclose = ({ code, reason }) => {
    const text = code === 1008 ? reason : words.lost;
    if (!failures) say(text);
    show(text);
    failures += 1;
    setTimeout(again, Math.min(5000, 300 * 2 ** failures));
  };
};

// A server that is there and does not know the tab any more begins anew.
const again = async () => {
  try {
    if (failures > 1 && (await fetch("/app.css", { cache: "no-store" })).ok)
      return location.replace("/");
  } catch { /* Not there yet. */ }
  connect();
};
