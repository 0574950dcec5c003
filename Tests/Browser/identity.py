"""What is found and kept by the identity of a row: identifiers for tests."""

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
    tab.until("document.title === 'Row 3'", "The menu does not open.")
    tab.settle()
    tab.page.locator("#rows button.b", has_text="Move up").click()
    tab.until(f"document.title === 'Order' && {TITLES}[1] === 'Row 3'", "The row does not move.")
    tab.settle()
    expect(row.locator(".t").inner_text() == "Row 3", "A row that moved is not found by its identity.")
    names = "[...document.querySelectorAll('#rows .r')].map(e => e.dataset.testid)"
    before = tab.js(names)
    expect(None not in before, f"Rows of a patch have no identifier: {before}.")
    # The page of the same session, as a server sends it.
    page = tab.page.request.get(tab.js("`${location.origin}/?tab=${document.body.dataset.tab}`"))
    found = tab.js(
        "text => [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('#rows .r')].map(e => e.dataset.testid)",
        page.text())
    expect(found == before, f"After patches the identifiers are {before}, and on a page {found}.")
    tab.close("identifiers")


CHECKS = [identifiers]
