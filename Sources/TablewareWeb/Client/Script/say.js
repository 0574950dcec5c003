// Announcements for screen readers: polite, at most once a second, only the newest.
const words = JSON.parse(data.words);
const fill = (text, numbers) =>
  text.replace(/{(\w+)}/g, (all, name) => numbers[name]?.toLocaleString() ?? "");
let unsaid = "", saying = 0, counting = 0;
const say = (text) => {
  unsaid = text;
  saying ||= setTimeout(() => {
    saying = 0;
    $("#live").textContent = unsaid;
  }, 1e3);
};

// A search has settled when nothing was typed for a while.
const countSoon = () => {
  clearTimeout(counting);
  counting = setTimeout(
    () => say($(".st").textContent || fill(words.rows, { count: rowCount })), 1e3);
};
