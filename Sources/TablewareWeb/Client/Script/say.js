// What a reader who sees nothing is told: politely, at most once a second, and only the newest.
const words = {
  rows: (count) => count === 1 ? "1 row" : count.toLocaleString("en") + " rows",
  moved: (place, count) => `Moved to ${place} of ${count}`,
  lost: "Connecting again …",
  back: "Connected again",
};
let unsaid = "", saying = 0, counting = 0;
const say = (text) => {
  unsaid = text;
  saying ||= setTimeout(() => {
    saying = 0;
    $("#live").textContent = unsaid;
  }, 1000);
};

// A search has settled when nothing was typed for a while.
const countSoon = () => {
  clearTimeout(counting);
  counting = setTimeout(() => say(words.rows(rowCount)), 1000);
};
