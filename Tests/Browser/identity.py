"""What is found and kept by the identity of a row: identifiers for tests, and the position of a saved state."""

from .checks import expect
from .moves import TITLES


def identifiers(world):
    """A test of an app finds a row by its identity, on the first page and after patches."""
    tab = world.tab(world.probe)
    tab.open("Order")
    row = tab.page.get_by_test_id("3")
    expect(row.count() == 1 and row.locator(".t").inner_text() == "Row 3", "A row is not found by its identity.")
    expect(row.get_by_role("button", name="Delete").count() == 1, "The actions of a row are not inside its element.")
    expect(tab.page.get_by_test_id('header of "all"').count() == 1, "A header is not found by its identity.")
    row.locator("button.o").click()
    tab.box("Row 3", "The menu does not open.")
    tab.page.locator("#box .b.p", has_text="Move up").click()
    tab.until(f"{TITLES}[1] === 'Row 3'", "The row does not move.")
    tab.unbox("An action does not close its menu.")
    expect(row.locator(".t").inner_text() == "Row 3", "A row that moved is not found by its identity.")
    names = "[...document.querySelectorAll('#rows .r')].map(e => e.dataset.testid)"
    before = tab.js(names)
    expect(None not in before, f"Rows of a patch have no identifier: {before}.")
    # The page of the same session, as a server sends it.
    found = tab.js(
        """() => fetch(`${location.pathname}?tab=${document.body.dataset.tab}`).then(answer => answer.text()).then(text => [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('#rows .r')].map(e => e.dataset.testid))""")
    expect(found == before, f"After patches the identifiers are {before}, and on a page {found}.")
    tab.close("identifiers")


# The first row that is not behind the header, and its offset.
FIRST = """() => { const top = document.querySelector('#main').getBoundingClientRect().top;
    const row = [...document.querySelectorAll('#rows li')].find(e => e.getBoundingClientRect().bottom > top + 1);
    return row && [row.dataset.testid, Math.round(row.getBoundingClientRect().top - top)] }"""


def restored(world):
    """The next session begins at the row of the last one, with its offset, selection and focus, although rows were
    inserted before it."""
    server = world.start()
    tab = world.tab(server)
    tab.goto(f"{server.url}?restored=0")
    tab.page.mouse.move(400, 400)
    tab.page.mouse.wheel(0, 9_013)
    tab.until("document.querySelector('#main').scrollTop >= 9013", "The wheel does not scroll.")
    tab.settle(0.4)
    chosen = tab.js("""() => { const m = document.querySelector('#main').getBoundingClientRect();
        return [...document.querySelectorAll('#rows li')].find(e => e.getBoundingClientRect().top > m.top + 200).dataset.testid }""")
    tab.answer(lambda: tab.page.get_by_test_id(chosen).locator(".b.p").click(), "A row is not selected.")
    tab.settle(0.4)
    before = tab.js(FIRST)
    tab.answer(lambda: tab.page.keyboard.press("w"), "Nothing is saved.")
    tab.close("saved")
    for first in (0, -5_000):
        tab = world.tab(server)
        tab.goto(f"{server.url}?restored={first}")
        tab.until("document.querySelector('#main').scrollTop > 0", "The page stays at its top.")
        tab.settle(0.4)
        now = tab.js(FIRST)
        expect(now[0] == before[0] and abs(now[1] - before[1]) <= 1, f"The first row was {before}, and is {now}.")
        expect(tab.js("document.querySelector('#rows .s')?.dataset.testid") == chosen, "The selection is not restored.")
        focused = tab.js("document.activeElement.closest('.r')?.dataset.testid")
        expect(focused == chosen, f"The focus was at {chosen}, and is at {focused}.")
        tab.close("restored")
    world.servers.pop(server.url).stop()


CHECKS = [identifiers, restored]
