"""Messages for users who do not see the page."""

import json
import os

from .checks import expect
from .engines import without

LISTEN = """() => { window.told = [];
    new MutationObserver(() => live.textContent && window.told.push(live.textContent))
      .observe(live, { childList: true, characterData: true, subtree: true }) }"""
TOLD = "text => window.told.includes(text)"


def moves(world):
    """A row that is moved by keys says where it is, once."""
    tab = world.tab(world.probe)
    tab.open("Order")
    tab.page.wait_for_timeout(1_100)
    tab.js(LISTEN)
    tab.row("Row 1").focus()
    tab.answer(lambda: tab.page.keyboard.press("Alt+ArrowDown"), "The row does not move.")
    tab.until(TOLD, "No message says that a row moved.", "Moved to 2 of 8")
    expect(tab.js("window.told") == ["Moved to 2 of 8"], f"Too many messages: {tab.js('window.told')}")
    tab.close("moves")


def screens(world):
    """Another screen says its title, and a question is a dialog that is described by what it asks."""
    tab = world.tab(world.probe)
    tab.js(LISTEN)
    tab.open("Order")
    tab.until(TOLD, "No message names the other screen.", "Order")
    tab.row("Row 3").hover()
    tab.row("Row 3").get_by_text("Delete").click()
    tab.box("Delete", "Nothing is asked.")
    dialog = tab.page.get_by_role("dialog", name="Delete", exact=True)
    expect(dialog.count() == 1, "A question is no dialog with a name.")
    about = dialog.get_attribute("aria-describedby")
    question = tab.page.locator("#" + about).inner_text()
    expect(question == "Delete this row?", f"A dialog is described by {question!r}.")
    tab.close("screens")


def notice(world):
    """A notice is seen and read aloud, and its action is a button and a key."""
    tab = world.tab(world.probe)
    tab.open("Order")
    tab.page.wait_for_timeout(1_100)
    tab.js(LISTEN)
    for way in ("button", "key"):
        tab.row("Row 3").hover()
        tab.row("Row 3").get_by_text("Delete").click()
        tab.box("Delete", "Nothing is asked.")
        tab.page.locator("#box .b.p", has_text="Delete").click()
        tab.until("document.querySelector('.msg').textContent === 'Row 3 was deleted.'", "No notice is shown.")
        world.picture(tab, "notice")
        if way == "button":
            tab.until(TOLD, "A notice is not read aloud.", "Row 3 was deleted.")
            tab.page.locator(".cmd .k", has_text="Undo").click()
        else:
            tab.page.keyboard.press("u")
        tab.until("document.querySelector('#rows').textContent.includes('Row 3')", f"The {way} does not undo.")
        tab.until("document.querySelector('.msg').textContent === ''", "The notice stays.")
        tab.settle()
    told = tab.js("window.told.filter(text => text === 'Row 3 was deleted.').length")
    expect(told >= 1, f"The notice was read {told} times.")
    tab.close("notice")


@without(webkit="WebDriver shows no tree of assistive technology")
def headers(world):
    """Headers and footers are no items of the list for assistive technology."""
    tab = world.tab(world.gallery)
    tab.open("Settings")
    tree = tab.page.locator("#rows").aria_snapshot()
    rows = tab.js("document.querySelectorAll('#rows li').length")
    items = sum(line.lstrip().startswith("- listitem") for line in tree.splitlines())
    expect(items == rows, f"{rows} rows are read as {items} items.")
    tab.close("headers")


def title(world):
    """The title of the tab follows the title of the screen."""
    path = os.path.join(world.pictures, "titles.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(["one", "two", "three", "four"], file)
    tab = world.tab(world.start(f"texts={path}"))
    tab.open("Hostile")
    expect(tab.page.title() == "one", f"The title of the tab is {tab.page.title()}.")
    tab.answer(lambda: tab.page.locator(".cmd .k").click(), "The title does not change.")
    expect(tab.page.title() == "two", f"The title of the tab stays {tab.page.title()}.")
    tab.close("title")


CHECKS = [moves, screens, notice, headers, title]
