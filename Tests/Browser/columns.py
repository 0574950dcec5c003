"""Columns with captions: they sort the rows, are aligned with their values, and scroll sideways beside their first column."""

from . import roles
from .checks import expect

FIRST = "document.querySelector('#rows li .t').textContent"
CAPTION = "#rows .hd .so"

# The largest distance from the end of a caption to the end of a value below it. From right to left, values are at
# the right of their columns as well, and captions at the left.
GAP = """() => { const texts = item => [...item.querySelectorAll('.v')].map(value => {
    const range = document.createRange();
    range.selectNodeContents(value);
    return range.getBoundingClientRect().right });
  const captions = texts(document.querySelector('#rows .hd'));
  return Math.max(...[...document.querySelectorAll('#rows li')].flatMap(row => texts(row).map((end, index) => Math.abs(end - captions[index])))) }"""

# Where the first column begins, in the header and in all rows, from the edge at which lines begin.
EDGES = """() => { const { clientLeft, clientWidth } = document.querySelector('#main'), edge = clientLeft + clientWidth;
  const main = document.querySelector('#main').getBoundingClientRect();
  return [...new Set([...document.querySelectorAll('#rows .x')].map(cell => {
    const { left, right } = cell.getBoundingClientRect();
    return Math.round(cell.matches(':dir(rtl)') ? main.left + edge - right : left - main.left) }))] }"""


def planets(world, **options):
    tab = world.tab(world.gallery, **options)
    tab.tap(tab.row("Catalog").locator(".b.p"))
    tab.page.locator("h1", has_text="Catalog").wait_for()
    tab.tap(tab.row("Columns").locator(".b.p"))
    tab.page.locator("h1", has_text="Columns").wait_for()
    return tab


def sorting(world):
    """A click and the keyboard sort by a caption and reverse the order; the caption keeps the focus and says the order."""
    tab = planets(world)
    expect(tab.js(FIRST) == "Mercury", "The rows are not in their first order.")
    moons = tab.page.locator(CAPTION, has_text="Moons")
    moons.click()
    tab.until(f"document.querySelector('{CAPTION}[aria-label]').ariaLabel === 'Moons, ascending'", "A caption does not say the order.")
    moons.focus()
    tab.page.keyboard.press("Enter")
    tab.until(f"{FIRST} === 'Saturn'", "Enter does not reverse the order.")
    tab.settle()
    expect(tab.js("document.activeElement.ariaLabel") == "Moons, descending", "The caption loses the focus.")
    tab.page.keyboard.press("Shift+Tab")
    tab.page.keyboard.press("Space")
    tab.until(f"document.activeElement.ariaLabel === 'Year, d, ascending' && {FIRST} === 'Mercury'", "The caption before it cannot be reached.")
    roles.check(tab, "columns")
    tab.close("columns")


def without_script(world):
    tab = planets(world, java_script_enabled=False)
    tab.tap(tab.page.locator(CAPTION, has_text="Moons"))
    tab.page.locator(f"{CAPTION}[aria-label='Moons, ascending']").wait_for()
    tab.tap(tab.page.locator(CAPTION, has_text="Moons"))
    tab.page.locator(f"{CAPTION}[aria-label='Moons, descending']").wait_for()
    expect(tab.page.locator("#rows li .t").first.inner_text() == "Saturn", "Without a script, a caption does not sort.")
    tab.close("columns without a script")


def alignment(world):
    """Captions are above their values. Columns that have no room scroll sideways, and the first one stays in place."""
    for width in (world.width(2560), 900, world.width(360)):
        tab = planets(world, viewport={"width": width, "height": 340})
        for direction in ("ltr", "rtl"):
            tab.js("d => { document.documentElement.dir = d }", direction)
            tab.settle()
            expect(tab.js(GAP) <= 1, f"{width} pixels, {direction}: a caption is {tab.js(GAP)} pixels beside its values.")
            expect(tab.js(EDGES) == [0], f"{width} pixels, {direction}: first columns begin at {tab.js(EDGES)}.")
            room = tab.js("(() => { const { scrollWidth, clientWidth } = document.querySelector('#main'); return scrollWidth - clientWidth })()")
            expect(tab.js("document.documentElement.scrollWidth") <= width, f"{width} pixels, {direction}: the page scrolls to the side.")
            expect((room > 0) == (width < 600), f"{width} pixels, {direction}: the rows are {room} pixels wider than the page.")
            if room > 0:
                tab.js("far => { document.querySelector('#main').scrollLeft = far }", room if direction == "ltr" else -room)
                expect(tab.js(EDGES) == [0], f"{direction}: scrolled sideways, first columns begin at {tab.js(EDGES)}.")
                world.picture(tab, f"columns-{direction}")
        tab.close(f"columns at {width} pixels")


CHECKS = [sorting, without_script, alignment]
