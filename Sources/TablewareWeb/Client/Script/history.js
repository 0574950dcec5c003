// The history has an entry for each screen of the stack. The state of an entry is the list of the
// positions in the stack that lead to it.
let trail = [], goal, later, limit, isBehind = false;

// A step back takes a moment, in which what the server sends waits.
const arrive = () => {
  clearTimeout(limit);
  history.replaceState(trail, "", goal[0]);
  const next = later;
  goal = later = null;
  if (next) enter(next);
};

const enter = (entry) => {
  if (goal) return void (later = entry);
  const [index, address] = entry, kept = trail.filter((one) => one < index),
    steps = trail.length - 1 - kept.length, isNew = trail.at(-1) < index;
  trail = [...kept, index];
  if (isNew) history.pushState(trail, "", address);
  else if (steps > 0) {
    goal = [address];
    // A browser keeps a limited number of entries.
    limit = setTimeout(arrive, 1000);
    history.go(-steps);
  } else history.replaceState(trail, "", address);
};

const goBack = () => {
  isBehind = !send("n", trail.at(-1), location.pathname + location.search);
};

const beginHistory = () => {
  const url = new URL(location), [index, address = "/"] = JSON.parse(body.dataset.u),
    { state } = history;
  // A copy of this tab is a session of its own.
  url.searchParams.delete("tab");
  trail = state?.at && state.at(-1) === index ? state : [index];
  history.replaceState(trail, "", new URL(address, url).pathname === url.pathname ? url : address);
  on(window, "popstate", ({ state }) => {
    if (goal) arrive();
    else if (state) {
      trail = state;
      goBack();
    }
  });
};
