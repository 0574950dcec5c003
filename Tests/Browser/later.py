"""What waits for work on the client; these run only when the part is named."""

import json
import os

from .checks import expect

TITLES = "[...document.querySelectorAll('#rows li:not(.hd) .t')].map(e => e.textContent)"


def header_push(world):
    """The next header pushes the one that sticks, instead of covering it."""
    tab = world.tab(world.gallery)
    tab.open("Packages")
    for step in range(12):
        tab.js("""() => { const m = document.querySelector('#main');
            const next = [...document.querySelectorAll('.hd')].find(h => h.getBoundingClientRect().top > m.getBoundingClientRect().top + 40);
            m.scrollTop += next.getBoundingClientRect().top - m.getBoundingClientRect().top - 20 }""")
        tab.settle()
        # Those that stick or come next; one that is covered by another has left.
        boxes = tab.js("""[...document.querySelectorAll('.hd')].map(h => h.getBoundingClientRect()).map(r => [r.top, r.bottom])
            .filter(([top, bottom]) => bottom > document.querySelector('#main').getBoundingClientRect().top).slice(0, 2)""")
        if len(boxes) == 2:
            expect(boxes[0][1] <= boxes[1][0] + 1, f"A header covers the one before it: {boxes}")
    tab.close("header push")


def swipe(world):
    """A finger that moves a row uncovers its actions."""
    tab = world.tab(world.probe, has_touch=True, is_mobile=True)
    tab.open("Order")
    row = tab.row("Row 3")
    box = row.bounding_box()
    y = box["y"] + box["height"] / 2
    finger = tab.context.new_cdp_session(tab.page)

    def touch(kind, x=None):
        points = [] if x is None else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 600)
    for x in range(590, 440, -10):
        touch("touchMove", x)
    touch("touchEnd")
    tab.until("document.querySelector('#rows .open')", "A swipe uncovers nothing.")
    tab.settle()
    row.get_by_text("Flag").tap()
    tab.until("document.querySelector('.st').textContent === 'flagged 3'", "An uncovered action does nothing.")
    tab.close("swipe")


def announcements(world):
    """What happens is told to those who do not see it, once."""
    tab = world.tab(world.probe)
    tab.open("Order")
    tab.js("""() => { window.told = [];
        for (const region of document.querySelectorAll('[aria-live], [role=status]'))
          new MutationObserver(() => region.textContent && window.told.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true }) }""")
    tab.row("Row 1").focus()
    tab.answer(lambda: tab.page.keyboard.press("Alt+ArrowDown"), "The row does not move.")
    tab.until("window.told.length > 0", "Nobody is told that a row moved.")
    expect(tab.js("window.told.length") <= 2, f"Too much is told: {tab.js('window.told')}")
    tab.close("announcements")


def escape(world):
    """Escape leaves a field for its row, where arrows and commands go on."""
    tab = world.tab(world.gallery)
    tab.open("Sign-up form")
    tab.page.get_by_label("Name", exact=True).click()
    tab.page.keyboard.press("Escape")
    expect(not tab.js("document.activeElement.matches('input')"), "Escape does not leave a field.")
    expect(tab.js("document.activeElement.closest('li')?.textContent ?? ''").startswith("Name"), "Escape leaves the row.")
    tab.close("escape")


def headers(world):
    """Headers and footers are no items of the list for those who hear it."""
    tab = world.tab(world.gallery)
    tab.open("Settings")
    tree = tab.page.locator("#rows").aria_snapshot()
    rows = tab.js("document.querySelectorAll('#rows > li:not(.hd, .ft)').length")
    items = sum(line.startswith("  - listitem") for line in tree.splitlines())
    expect(items == rows, f"{rows} rows are read as {items} items.")
    tab.close("headers")


def commands(world):
    """The buttons of commands are in the order of the tab key, on every screen."""
    tab = world.tab(world.gallery)
    tab.open("Processes")
    places = tab.js("[...document.querySelectorAll('.cmd .k')].map(button => button.tabIndex)")
    expect(places == [0, 0], f"The commands' places in the order of the tab key are {places}.")
    tab.close("commands")


def title(world):
    """The title of the tab follows the title of the screen."""
    with open(os.path.join(world.pictures, "titles.json"), "w", encoding="utf-8") as file:
        json.dump(["one", "two", "three", "four"], file)
    tab = world.tab(world.start("texts=titles.json"))
    tab.open("Hostile")
    expect(tab.page.title() == "one", f"The title of the tab is {tab.page.title()}.")
    tab.answer(lambda: tab.page.locator(".cmd .k").click(), "The title does not change.")
    expect(tab.page.title() == "two", f"The title of the tab stays {tab.page.title()}.")
    tab.close("title")


CHECKS = [header_push, swipe, announcements, escape, headers, commands, title]
