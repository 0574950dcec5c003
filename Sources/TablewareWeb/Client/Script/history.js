// The history has an entry for each screen of the stack. The state of an entry is the list of the
// positions in the stack that lead to it.
let trail = [], goal, isBehind = false;

// A step back takes a moment; then the entry gets its address.
const enter = ([index, address]) => {
  const kept = trail.filter((one) => one < index), steps = trail.length - 1 - kept.length;
  const isNew = trail.at(-1) < index;
  trail = [...kept, index];
  if (isNew) history.pushState(trail, "", address);
  else if (steps > 0) {
    goal = [address];
    history.go(-steps);
  } else history.replaceState(trail, "", address);
};

const goBack = () => {
  isBehind = !send("n", trail.at(-1), location.pathname + location.search);
};

const beginHistory = () => {
  const url = new URL(location), entry = JSON.parse(body.dataset.u), { state } = history;
  // A copy of this tab is a session of its own.
  url.searchParams.delete("tab");
  trail = state?.at && state.at(-1) === entry[0] ? state : [entry[0]];
  history.replaceState(trail, "", entry[1] ?? url);
  on(window, "popstate", ({ state }) => {
    if (goal) {
      history.replaceState(trail, "", goal[0]);
      goal = null;
    } else if (state) {
      trail = state;
      goBack();
    }
  });
};
