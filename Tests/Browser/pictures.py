"""Pictures: nothing moves when they arrive, and a fling over thousands of them shows no wrong one."""

from .checks import expect, figures
from .gallery import open_screen

SHIFTS = """() => new Promise(done => { let sum = 0, count = 0;
  const observer = new PerformanceObserver(list => { for (const one of list.getEntries()) { sum += one.value; count++ } });
  observer.observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done([sum, count]), 200) })"""

# Every picture in sight has the number of its row as its color.
WRONG = """isMoving => { const canvas = document.createElement('canvas'), pen = canvas.getContext('2d', { willReadFrequently: true });
  canvas.width = canvas.height = 1;
  return [...document.querySelectorAll('#rows li')].flatMap(item => {
    const picture = item.querySelector('img'), number = +item.querySelector('.t').textContent.split(' ')[1];
    if (!picture?.complete || !picture.naturalWidth) return [];
    pen.clearRect(0, 0, 1, 1);
    pen.drawImage(picture, 0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data, shown = red << 16 | green << 8 | blue;
    // A picture that could not be loaded is transparent, and so is that of a row that is about to leave.
    return alpha === 0 ? isMoving || number % 10 === 7 ? [] : [`row ${number} shows nothing`]
      : shown === number ? [] : [`row ${number} shows ${shown}`] }) }"""

# From the first row to the last in five seconds; looked at on the way.
FLING = """() => new Promise(done => { const main = document.querySelector('#main'), start = performance.now(), found = [];
  let shown = 0;
  const step = (now) => { const part = Math.min(1, (now - start) / 5000);
    main.scrollTop = part * (main.scrollHeight - main.clientHeight);
    found.push(...look(true));
    shown += [...document.querySelectorAll('#rows img')].filter(one => one.complete && one.naturalWidth).length;
    if (part < 1) requestAnimationFrame(step); else done([found, shown]) };
  const look = WRONG;
  requestAnimationFrame(step) })""".replace("WRONG", "(" + WRONG + ")")


def shift(world):
    """A page with 60 pictures, some of them slow and some missing, does not move when they arrive."""
    tab = world.tab(world.gallery, viewport={"width": 900, "height": 5_000})
    open_screen(tab, "Contacts")
    tab.goto(tab.js("location.origin + location.pathname + '?tab=' + document.body.dataset.tab"))
    tab.until("[...document.querySelectorAll('#rows img')].every(one => one.complete)", "A picture is not answered.")
    tab.settle()
    places = tab.js("document.querySelectorAll('#rows .im').length")
    loaded = tab.js("[...document.querySelectorAll('#rows img')].filter(one => one.naturalWidth > 1).length")
    expect(places >= 60 and loaded >= 30, f"{places} pictures have a place, and {loaded} are loaded.")
    total, count = tab.js(SHIFTS)
    expect(total == 0, f"The layout shifts by {total} in {count} moves.")
    figures["layout shift with pictures"] = f"{total} ({places} places, {loaded} loaded)"
    tab.close("layout shift")


def fling(world):
    """10,000 rows with pictures from a slow net in five seconds."""
    tab = world.tab(world.probe)
    tab.open("Pictures", isLive=True)
    wrong, shown = tab.js(FLING)
    expect(wrong == [], f"{len(wrong)} wrong pictures on the way: {wrong[:3]}")
    tab.until("""() => { const all = [...document.querySelectorAll('#rows li')].filter(one => {
          const box = one.getBoundingClientRect(); return box.top < innerHeight && box.bottom > 100 });
        return all.length > 3 && all.every(one => one.querySelector('img')?.complete) }""",
        "The pictures in sight do not arrive.")
    expect(tab.js(WRONG) == [], f"Wrong pictures at the end: {tab.js(WRONG)}")
    tab.page.wait_for_timeout(400)
    status = tab.js("document.querySelector('.st').textContent")
    started, most, canceled = (int(part.split()[0].replace(",", "")) for part in status.split(", "))
    expect(most <= 6, f"{most} requests at once.")
    expect(canceled > 0, f"No request of a row that left was canceled: {status}.")
    figures["fling over 10,000 pictures"] = f"{status}, {shown} pictures looked at, {len(wrong)} wrong"
    tab.close("fling")


CHECKS = [shift, fling]
