"""Rows that are seen: by the part that is on screen, and by the time."""

from .checks import expect

STATUS = "document.querySelector('.st').textContent.split(' ').filter(Boolean).map(Number)"
# The visible parts of all rows, by their numbers.
SHARES = """() => { const m = document.querySelector('#main').getBoundingClientRect();
    return [...document.querySelectorAll('#rows li')].map(e => e.getBoundingClientRect())
      .map(r => Math.max(0, Math.min(r.bottom, m.bottom) - Math.max(r.top, m.top)) / r.height) }"""


def impressions(world):
    """A row counts as seen when half of it was on screen for half a second, and not before."""
    tab = world.tab(world.probe)
    tab.open("Impressions")
    height = tab.js("document.querySelector('#rows li').getBoundingClientRect().height")
    expect(height > 100, f"The rows are only {height} pixels high.")

    def seen(top):
        tab.js("top => document.querySelector('#main').scrollTop = top", top)
        tab.page.wait_for_timeout(1_000)
        shares = tab.js(SHARES)
        return set(tab.js(STATUS)), {number for number, share in enumerate(shares) if share >= 0.5}, shares

    # A position at which less than half of the last row is in sight, and one at which more is.
    below = tab.js("document.querySelector('#main').clientHeight") % height
    first, wanted, shares = seen(0 if below < height * 0.45 else height * 1.2 - below)
    expect(first >= wanted, f"{wanted} were in sight for a second, and {first} count as seen.")
    last = max(number for number, share in enumerate(shares) if share > 0)
    expect(shares[last] < 0.5 and last not in first, f"Row {last} counts as seen with {shares[last]} of it.")
    again, wanted, shares = seen(tab.js("document.querySelector('#main').scrollTop") + height * 0.4)
    expect(shares[last] >= 0.5 and last in again, f"Row {last} is in sight with {shares[last]}, and seen are {again}.")
    # Rows that are scrolled past are not in sight for long enough.
    tab.page.mouse.move(400, 400)
    for _ in range(8):
        tab.page.mouse.wheel(0, round(height * 2))
        tab.page.wait_for_timeout(60)
    tab.page.wait_for_timeout(1_000)
    passed = set(tab.js(STATUS)) - again
    expect(last + 6 not in passed, f"Rows that were scrolled past count as seen: {sorted(passed)}.")
    # A page in the background shows nothing.
    before = set(tab.js(STATUS))
    tab.js("""() => { Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); document.querySelector('#main').scrollTop += 3000 }""")
    tab.page.wait_for_timeout(1_200)
    expect(set(tab.js(STATUS)) == before, "Rows of a page in the background count as seen.")
    tab.js("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')) }")
    tab.until(f"{STATUS}.length > {len(before)}", "Rows of a page that returned to the foreground never count as seen.")
    tab.close("impressions")


def slow_scrolling(world):
    """The time of a row begins while the page is scrolled on, slowly."""
    tab = world.tab(world.probe)
    tab.open("Impressions")
    tab.page.mouse.move(400, 400)
    for _ in range(30):
        tab.page.mouse.wheel(0, 2)
        tab.page.wait_for_timeout(50)
    expect(0 in tab.js(STATUS), "Nothing counts as seen while the page is scrolled.")
    tab.close("slow scrolling")


CHECKS = [impressions, slow_scrolling]
