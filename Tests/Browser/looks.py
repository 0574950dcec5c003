"""How screens look and move: dark, narrow, from right to left, with forced colors, with less motion."""

from .checks import expect
from .engines import without
from .gallery import file_name, names, open_screen

# What sticks out of the page to the side, and is not cut on purpose. Columns of a table scroll sideways; its first one
# and the buttons of its rows stay in the page.
OUTSIDE = """() => { const width = document.documentElement.clientWidth;
  const all = [...document.querySelectorAll('#rows .r, #rows .b, #rows .c, #rows .acts .k, #rows .v, .chrome *')];
  const out = all.concat(...document.querySelectorAll('.wd .x, .wd .more .k')).filter(e => e.offsetParent
    && (e.matches('.x, .more .k') || !e.closest('.wd')) && (e.getBoundingClientRect().right > width + 1 || e.getBoundingClientRect().left < -1));
  return [document.documentElement.scrollWidth > width ? 'the page scrolls to the side' : null,
    ...out.slice(0, 4).map(e => e.className + ': ' + e.textContent.slice(0, 30))].filter(Boolean) }"""


def gallery(world):
    """Nothing sticks out of the page, from a phone to a wide screen, in both directions, and with text of twice the size."""
    for title in names(world):
        tab = world.tab(world.gallery)
        page, name = tab.page, file_name(title)
        open_screen(tab, title)
        page.set_viewport_size({"width": world.width(360), "height": 640})
        tab.settle()
        world.picture(tab, f"{name}-narrow")
        for width, size in ((2560, 100), (900, 100), (900, 200), (world.width(360), 100), (world.width(320), 100)):
            page.set_viewport_size({"width": width, "height": 640})
            tab.js("size => { document.documentElement.style.fontSize = size }", f"{size}%")
            for direction in ("ltr", "rtl"):
                tab.js("d => { document.documentElement.dir = d }", direction)
                tab.settle()
                expect(tab.js(OUTSIDE) == [], f"{title}, {width} pixels, text of {size} %, {direction}: {tab.js(OUTSIDE)}")
                if (width, size, direction) == (900, 100, "rtl"):
                    world.picture(tab, f"{name}-rtl")
                if (width, direction) == (2560, "ltr") or (size, direction) == (200, "ltr"):
                    world.picture(tab, f"{name}-{width}-{size}")
        tab.close(title)


def low(world):
    """A low window has no index, whose letters would be too small, and leaves the room to the rows."""
    tab = world.tab(world.gallery)
    tab.open("Contacts")
    shown = "getComputedStyle(document.querySelector('.ix')).display !== 'none'"
    height = "Math.min(...[...document.querySelectorAll('.ix button')].map(e => e.getBoundingClientRect().height))"
    expect(tab.js(shown), "A window of 640 pixels has no index.")
    tab.page.set_viewport_size({"width": 900, "height": 390})
    tab.settle()
    expect(tab.js(shown) and tab.js(height) > 11, f"In a window of 390 pixels, letters are {tab.js(height)} pixels high.")
    tab.page.set_viewport_size({"width": world.width(320), "height": 256})
    tab.settle()
    expect(not tab.js(shown), "A low window has an index.")
    room = tab.js("document.querySelector('#main').clientHeight")
    expect(room > 120, f"A low window has {room} pixels for rows.")
    tab.close("low")


def notices(world):
    """A notice that is all of a table is in the middle of the page, and one among other rows is a row."""
    box = """() => { const row = document.querySelector('#rows .nt'), text = row.querySelector('.t').getBoundingClientRect();
      const [page, whole] = [document.querySelector('#main'), row].map(e => e.getBoundingClientRect());
      return [whole.height, (text.left + text.right - page.left - page.right) / 2] }"""
    for scheme, width in (("light", 1280), ("dark", world.width(390))):
        tab = world.tab(world.gallery, color_scheme=scheme, reduced_motion="reduce")
        tab.page.set_viewport_size({"width": width, "height": 700})
        tab.open("Packages")
        tab.page.keyboard.press("/")
        tab.page.keyboard.type("no such package")
        tab.until("document.querySelectorAll('#rows .r').length === 1", "The search finds something.")
        height, side = tab.js(box)
        expect(height > 200 and abs(side) < 12, f"{width} pixels: a notice is {height} pixels high, {side} beside the middle.")
        world.picture(tab, f"notice-{scheme}")
        tab.close(f"notices: {scheme}")
        tab = world.tab(world.gallery, color_scheme=scheme, reduced_motion="reduce")
        open_screen(tab, "Grid of states")
        height, _ = tab.js(box)
        expect(height < 80, f"{width} pixels: a notice among rows is {height} pixels high.")
        tab.close(f"notices: {scheme}")


def right_to_left(world):
    tab = world.tab(world.probe)
    tab.js("document.documentElement.dir = 'rtl'")
    tab.open("Million")
    side = "selector => { const r = document.querySelector(selector).getBoundingClientRect(); return (r.left + r.right) / 2 }"
    expect(tab.js(side, ".ix") < 100, "From right to left, the index is not at the left.")
    expect(tab.js(side, ".way button") > 600, "From right to left, the way back is not at the right.")
    title = tab.js("""(() => { const range = document.createRange();
        range.selectNodeContents(document.querySelectorAll('#rows .b .t')[1]);
        return range.getBoundingClientRect().right })()""")
    expect(title > 800, f"From right to left, a row's title ends at {title}.")
    tab.close("right to left")


def motion(world):
    """Rows that move are animated, unless the user prefers less motion."""
    for preference, isAnimated in (("no-preference", True), ("reduce", False)):
        tab = world.tab(world.probe, reduced_motion=preference)
        tab.open("Order")
        tab.js("""() => { window.most = 0; const look = () => {
            window.most = Math.max(window.most, document.getAnimations().length); requestAnimationFrame(look) }; look() }""")
        tab.row("Row 1").focus()
        tab.page.keyboard.press("Alt+ArrowDown")
        tab.until("document.querySelectorAll('#rows li:not(.hd) .t')[1].textContent === 'Row 1'", "The row does not move.")
        if isAnimated:
            tab.until("window.most > 0", "A row that moves is not animated.")
        tab.settle()
        tab.js("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if not isAnimated:
            expect(tab.js("window.most") == 0, "Rows are animated although the user prefers less motion.")
        tab.close(f"motion: {preference}")


def animations(world):
    """Rows appear and disappear as the app chose for the table, the section, the commit and the row."""
    tab = world.tab(world.probe)
    tab.open("Motion")
    # Every animation that began: of a row that appears or disappears, by its first or last transform.
    tab.js("""() => { window.began = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function(frames, options) {
          const away = frames.find(frame => frame.opacity === 0);
          window.began.push([this.textContent.trim(), away ? away.transform : 'moves']);
          return animate.call(this, frames, options) } }""")

    def began(key):
        tab.page.wait_for_timeout(150)
        tab.js("window.began = []")
        tab.answer(lambda: tab.page.keyboard.press(key), f"The key {key} changes nothing.")
        return tab.js("window.began.filter(([, way]) => way !== 'moves').map(([, way]) => way)")

    ways = {
        "none": [], "automatic": ["none"], "fade": ["none"], "left": ["translate(-100%)"], "right": ["translate(100%)"],
        "top": ["translateY(-100%)"], "bottom": ["translateY(100%)"]}
    for name, way in ways.items():
        tab.answer(lambda: tab.page.keyboard.press("n"), "No animation is chosen.")
        expect(tab.js("document.querySelector('.st').textContent") == name, f"The animation is not {name}.")
        for key in "ir":
            found = began(key)
            expect(found == way, f"{name}: with the key {key}, the animation is {found}.")
    expect(began("o") == ["translateY(-100%)"], "One row does not have the animation that was chosen for it.")
    expect(began("r") == ["translateY(100%)"], "The animation of one row is kept for the next commit.")
    expect(began("k") == [], "A row of another kind is animated.")
    tab.page.wait_for_timeout(150)
    tab.js("window.began = []")
    tab.answer(lambda: tab.page.keyboard.press("u"), "Nothing changes.")
    expect(tab.js("window.began") == [], f"A commit without animation is animated: {tab.js('window.began')}.")
    tab.page.keyboard.press("s")
    tab.settle()
    expect(began("i") == ["translate(100%)"], "A section does not have its own animation.")
    tab.close("animations")


LINES = """(part) => [...document.querySelectorAll('#rows .r')].filter(e => e.dataset.testid.startsWith(part)).map(row => {
    const text = row.querySelector(part === 'title' ? '.t' : part === 'detail' ? 'dd' : '.u');
    return [text.getBoundingClientRect().height, parseFloat(getComputedStyle(text).lineHeight)] })
  // Engines round the heights of lines: the first text tells how.
  .map(([height, line], index, all) => Math.round(height / (all[0][0] / Math.round(all[0][0] / line))))"""


def limits(world):
    """Texts have as many lines as they may have, and values the width that they reserve."""
    tab = world.tab(world.probe)
    tab.open("Limits")
    for width in (900, world.width(360)):
        tab.page.set_viewport_size({"width": width, "height": 640})
        tab.settle()
        for part, wanted in (("title", [1, 2, 3, 12, 25]), ("subtitle", [1, 2, 3, 12, 25]), ("detail", [1, 3, 8])):
            lines = tab.js(LINES, part)
            expect(lines[:len(wanted)] == wanted, f"{width} pixels, {part}: {lines} lines instead of {wanted}.")
            expect(part == "detail" or lines[-1] > 30, f"{width} pixels, {part}: without a limit there are {lines[-1]} lines.")
        world.picture(tab, f"limits-{width}")
        tab.js("document.querySelector('#main').scrollTop = 0")
        tab.settle()
    before = tab.js(LINES, "title")[1]
    tab.answer(lambda: tab.page.keyboard.press("n"), "The limit does not change.")
    expect(tab.js(LINES, "title")[1] == before + 1, "A limit that changed has no effect.")
    tab.page.set_viewport_size({"width": 900, "height": 640})
    tab.settle()
    widths = tab.js("""() => [...document.querySelectorAll('#rows .r')].filter(e => e.dataset.testid.startsWith('width')).map(row => {
        const v = row.querySelector('.v'), probe = document.createElement('span');
        probe.style.cssText = `position: absolute; inline-size: ${+row.dataset.testid.slice(6)}ch`;
        v.append(probe);
        const wanted = probe.getBoundingClientRect().width;
        probe.remove();
        return [v.getBoundingClientRect().width, wanted] })""")
    expect(len(widths) == 7 and all(abs(width - wanted) < 1 for width, wanted in widths), f"Values are as wide as {widths}.")
    tab.js("document.querySelector('#main').scrollTop = document.querySelector('#main').scrollHeight")
    tab.settle()
    world.picture(tab, "widths")
    tab.close("limits")


@without(webkit="WebDriver forces no colors")
def forced_colours(world):
    tab = world.tab(world.gallery, forced_colors="active")
    tab.open("Settings")
    expect(tab.js("matchMedia('(forced-colors: active)').matches"), "Colors are not forced.")
    tab.page.keyboard.press("ArrowDown")
    tab.page.keyboard.press("ArrowDown")
    outline = tab.js("getComputedStyle(document.activeElement).outlineStyle")
    expect(outline not in ("none", ""), "With forced colors the focus cannot be seen.")
    world.picture(tab, "settings-forced-colors")
    tab.close("forced colors")


def header_push(world):
    """The next header pushes the one that sticks, instead of covering it."""
    tab = world.tab(world.gallery)
    tab.open("Packages")
    for _ in range(12):
        tab.js("""() => { const m = document.querySelector('#main'), top = m.getBoundingClientRect().top;
            const next = [...document.querySelectorAll('.hd')].find(h => h.getBoundingClientRect().top > top + 40);
            m.scrollTop += next.getBoundingClientRect().top - top - 20 }""")
        tab.settle()
        # Those in sight; of one that is pushed out of it, less than a pixel may be left.
        boxes = tab.js("""[...document.querySelectorAll('.hd')].map(h => h.getBoundingClientRect()).map(r => [r.top, r.bottom])
            .filter(([top, bottom]) => bottom > document.querySelector('#main').getBoundingClientRect().top + 1).slice(0, 2)""")
        expect(len(boxes) == 2 and boxes[0][1] <= boxes[1][0] + 1, f"A header covers the one before it: {boxes}")
    tab.close("header push")


CHECKS = [gallery, low, notices, right_to_left, motion, animations, limits, forced_colours, header_push]
