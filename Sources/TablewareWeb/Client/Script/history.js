// The history has an entry for each screen of the stack. The state of an entry is the list of the
// positions in the stack that lead to it.
let trail = [], goal, next, limit, owed;

const mark = (address) => history.replaceState(trail, "", address);

// A step back takes a moment, in which what the server sends waits.
const land = () => {
  clearTimeout(limit);
  mark(goal[1]);
  goal = null;
  if (next) enter(next);
};

const enter = (entry) => {
  next = goal && entry;
  if (goal) return;
  const [index, address] = entry, kept = trail.filter((one) => one < index),
    steps = trail.length - 1 - kept.length, last = trail.at(-1);
  trail = [...kept, index];
  if (last < index) history.pushState(trail, "", address);
  else if (steps > 0) {
    goal = entry;
    // A browser keeps a limited number of entries.
    limit = setTimeout(land, 1e3);
    history.go(-steps);
  } else mark(address);
};

const goBack = () => {
  owed = !send("n", trail.at(-1), location.pathname + location.search);
};

const begin = () => {
  const url = new URL(location), root = new URL(".", form.action).pathname,
    [index, address = root] = JSON.parse(data.u), { state } = history;
  // A copy of this tab is a session of its own.
  url.searchParams.delete("tab");
  trail = state?.at?.(-1) === index ? state : [index];
  mark(address.split("?")[0] === url.pathname ? url : address);
  onpopstate = ({ state }) => {
    if (goal) land();
    else if (state) goBack(trail = state);
  };
};
