// One connection, made again after each failure, without a limit.
let failures = 0, refused = 0, greeted = false;

const show = (text) => {
  const net = $("#net");
  if (net.textContent !== text) say(text || words.back);
  net.textContent = text;
  body.classList.toggle("offline", text);
};

const relook = () => {
  lastAsked = "";
  isAsking = false;
  look(true);
};

const greet = () => {
  greeted = true;
  show("");
  // What was typed and not answered is sent again.
  const open = $$(".c", form).filter((field) => sent[idOf(field)] > taken);
  failures = refused = taken = 0;
  sent = {};
  send("h", version, first, max(60, end - first));
  const saved = sessionStorage?.z;
  if (saved) send("R", saved);
  open.forEach(sendField);
  if (undone) act(undone);
  if (owed) goBack();
  relook();
};

const take = (patch) => {
  // The process ends: the session that follows continues this one.
  const { z, v, a, l = [], f = [], k } = patch;
  if (z != null) sessionStorage.z = z;
  if (k) doc.cookie = k;
  if (!v) return;
  taken = a;
  body.classList.remove("wait");
  // Debug builds of the server send diagnostics.
  for (const text of l) console.warn("Tableware: " + text);
  for (const href of f)
    Object.assign(doc.createElement("a"), { href, download: "" }).click();
  try {
    apply(patch);
  } catch (error) {
    // A client with version 0 receives everything, which repairs a failed patch.
    console.error(error);
    quiet = false;
    version = 0;
    failures = 2;
    return socket.close();
  }
  version = v;
  send("k", v);
};

// Something on the way lets only pages through: they are used as without a script.
const giveUp = () => {
  $("#net").remove();
  body.className = "";
  if (undone) form.requestSubmit($(`[value="${CSS.escape(undone)}"]`));
};

// A page that was just loaded again has no session either: the browser keeps no cookie.
const renew = () => {
  const [load] = performance.getEntriesByType("navigation");
  if (greeted || load?.type !== "reload") return location.reload();
  refused = 3;
  show(words.cookies);
};

// Why there is no connection: an ended session begins again.
const ask = (path) => fetch(path, { cache: "no-store" }).then(({ status }) => {
  if (status === 410) renew();
  if (status === 426 && (refused += 1) > 2) giveUp();
}, () => {});

const connect = () => {
  if (refused > 2) return;
  const path = new URL("live?tab=" + data.tab, form.action);
  number = 0;
  doc.onclick = doc.onkeydown = null;
  socket = new WebSocket(path);
  socket.onopen = greet;
  socket.onmessage = ({ data }) => take(JSON.parse(data));
  socket.onclose = ({ code, reason }) => {
    if (refused > 2) return;
    show(/1008|4001/.test(code) ? reason : words.lost);
    // Another user signed in, or this one signed out.
    if (code === 4002) return location.replace("?in=" + reason);
    // Opened in another tab: it returns here when the user acts here.
    if (code === 4001) return void (doc.onclick = doc.onkeydown = connect);
    failures += 1;
    if (!number) ask(path);
    setTimeout(connect, min(5e3, 300 * 2 ** failures));
  };
};
