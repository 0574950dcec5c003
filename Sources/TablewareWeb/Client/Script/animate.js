// Moved, inserted and removed rows. A patch ends the animation of the previous one.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let running = [], lastMotion = 0;

const run = (item, from, to, done = null) => {
  const animation = item.animate([from, to], { duration: 200, easing: "ease-out" });
  animation.onfinish = animation.oncancel = done;
  running.push(animation);
};

// Where rows are seen before a patch; null if it comes in a storm or should not be animated.
const takePlaces = (isNew) => {
  const now = performance.now(), isStorm = now - lastMotion < 100;
  lastMotion = now;
  const isStill = isNew || isStorm || isAsking || calm.matches || doc.hidden;
  const places = isStill ? null : visible().seen.map((item) => [item, topOf(item)]);
  for (const animation of running.splice(0)) animation.cancel();
  return places;
};

const fade = (item, y) => {
  item.id = "";
  item.inert = true;
  item.classList.add("ghost");
  item.style.top = y - topOf(main) + main.scrollTop + "px";
  main.append(item);
  run(item, { opacity: 1 }, { opacity: 0 }, () => item.remove());
};

const animate = (places, added) => {
  const ways = places.map(([item, y]) => item.isConnected ? y - topOf(item) : NaN);
  places.forEach(([item, y], at) => {
    const way = abs(ways[at]);
    if (!item.isConnected) fade(item, y);
    else if (isRow(item) && way > 1 && way < main.clientHeight)
      run(item, { transform: `translateY(${ways[at]}px)` }, { transform: "none" });
  });
  for (const item of added) run(item, { opacity: 0 }, { opacity: 1 });
};
