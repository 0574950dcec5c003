// Moved, inserted and removed rows. A patch ends the animation of the previous one.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let running = [], lastMotion = 0;

const run = (item, from, to, done = null) => {
  const animation = item.animate([from, to], { duration: 200, easing: "ease-out" });
  animation.onfinish = animation.oncancel = done;
  running.push(animation);
};

// Where a row comes from or goes to, by the name of its animation; by default it only fades.
const ends = {
  left: "translate(-100%)", right: "translate(100%)", top: "translateY(-100%)",
  bottom: "translateY(100%)",
};
const there = { opacity: 1, transform: "none" };

// Where rows are seen before a patch; null if it comes in a storm or should not be animated.
const takePlaces = (isNew) => {
  const now = performance.now(), isStorm = now - lastMotion < 100;
  lastMotion = now;
  const isStill = isNew || isStorm || isAsking || calm.matches || doc.hidden,
    places = isStill ? null : visible().seen.map((item) => [item, topOf(item)]);
  for (const animation of running.splice(0)) animation.cancel();
  return places;
};

const vanish = (item, y, away) => {
  item.id = "";
  item.inert = true;
  item.classList.add("ghost");
  item.style.top = y - topOf(main) + main.scrollTop + "px";
  main.append(item);
  run(item, there, away, () => item.remove());
};

const animate = (places, added, chosen = []) => {
  const ways = places.map(([item, y]) => item.isConnected ? y - topOf(item) : NaN),
    names = {};
  for (const [name, ...ids] of chosen) for (const id of ids) names["r" + id] = name;
  const away = ({ id }) => names[id] !== "none"
    && { opacity: 0, transform: ends[names[id]] ?? "none" };
  places.forEach(([item, y], at) => {
    const way = abs(ways[at]);
    if (!item.isConnected) away(item) && vanish(item, y, away(item));
    else if (isRow(item) && way > 1 && way < main.clientHeight)
      run(item, { transform: `translateY(${ways[at]}px)` }, there);
  });
  for (const item of added) if (away(item)) run(item, away(item), there);
};
