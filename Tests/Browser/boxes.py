"""Menus and questions: dialogs over the page, which stays and is updated."""

from .checks import expect

HELD = "document.activeElement.closest('#box .r')?.querySelector('.t').textContent"
BOX = "(({ left, top, right, bottom }) => [left, top, right, bottom])(document.querySelector('#box').getBoundingClientRect())"


FRAMES = "[...new Set([...document.querySelectorAll('#box .im')].map(e => getComputedStyle(e).borderTopWidth))]"


def place(world):
    """A menu is at its row, and in sight; a question is in the center."""
    tab = world.tab(world.probe)
    tab.open("Order")
    for title in ("Row 2", "Row 8"):
        row = tab.row(title).bounding_box()
        tab.row(title).locator(".o").click()
        tab.box(title, "The menu does not open.")
        left, top, right, bottom = tab.js(BOX)
        expect(tab.js(FRAMES) == ["0px"], f"A picture in a menu has a frame: {tab.js(FRAMES)}.")
        expect(left >= 0 and right <= 900 and top >= 0 and bottom <= 640, f"The menu of {title} is out of sight.")
        expect(right > 860, f"The menu of {title} is not at the end of its row.")
        isBelow = abs(top - row["y"] - row["height"]) < 2
        expect(isBelow == (title == "Row 2"), f"The menu of {title} begins at {top}, and its row at {row['y']}.")
        expect(isBelow or abs(bottom - row["y"]) < 2, f"The menu of {title} ends at {bottom}, and its row begins at {row['y']}.")
        tab.page.keyboard.press("Escape")
        tab.unbox("Escape does not close the menu.")
    tab.row("Row 3").hover()
    tab.row("Row 3").get_by_text("Delete").click()
    tab.box("Delete", "Nothing is asked.")
    left, top, right, bottom = tab.js(BOX)
    expect(abs(left + right - 900) < 2 and abs(top + bottom - 640) < 2, "A question is not in the center.")
    tab.page.set_viewport_size({"width": world.width(380), "height": 640})
    tab.settle()
    left, top, right, bottom = tab.js(BOX)
    expect(left == 0 and right == world.width(380) and abs(bottom - 640) < 2, "In a narrow window a question is not at the bottom.")
    world.picture(tab, "question, narrow")
    tab.close("place")


def keys(world):
    """Arrow keys, Home and End move in the menu alone; the focus returns to where it was."""
    tab = world.tab(world.probe)
    tab.open("Order")
    tab.row("Row 4").focus()
    tab.page.keyboard.press(".")
    tab.box("Row 4", "The menu does not open.")
    for key, title in (
            (None, "Delete"), ("ArrowDown", "Flag"), ("End", "Cancel"), ("ArrowDown", "Cancel"), ("ArrowUp", "Move down"),
            ("Home", "Delete"), ("x", "Delete"), (".", "Delete"), ("Alt+ArrowDown", "Flag")):
        if key:
            tab.page.keyboard.press(key)
        expect(tab.js(HELD) == title, f"After {key} the focus is at {tab.js(HELD)}.")
    tab.page.keyboard.press("Enter")
    tab.unbox("An action does not close its menu.")
    tab.until("document.querySelector('.st').textContent === 'flagged 4'", "Enter does not choose.")
    now = tab.js("document.activeElement.closest('#rows .r')?.querySelector('.t').textContent")
    expect(now == "Row 4", f"After the menu the focus is at {now}.")
    tab.close("keys")


def beside(world):
    """A click beside a box closes it, and reaches nothing below."""
    tab = world.tab(world.probe)
    tab.open("Order")
    tab.row("Row 4").locator(".o").click()
    tab.box("Row 4", "The menu does not open.")
    tab.page.mouse.click(*[tab.row("Row 2").locator(".o").bounding_box()[side] + 4 for side in ("x", "y")])
    tab.unbox("A click beside a menu does not close it.")
    tab.row("Row 4").locator(".o").click()
    tab.box("Row 4", "The menu does not open.")
    # A click on its title is no click beside it.
    tab.page.locator(".bxt").click()
    tab.page.wait_for_timeout(200)
    expect(tab.js("document.querySelector('#box').open"), "A click on the title closes the menu.")
    tab.close("beside")


def below(world):
    """The page below keeps its place; a reload has the box again, and it works without a script."""
    tab = world.tab(world.probe)
    tab.open("Order")
    tab.page.set_viewport_size({"width": 900, "height": 300})
    tab.js("document.querySelector('#main').scrollTop = 90")
    tab.settle()
    tab.click(tab.row("Row 5").locator(".o"))
    tab.box("Row 5", "The menu does not open.")
    expect(tab.js("document.querySelector('#main').scrollTop") == 90, "A menu scrolls the page below.")
    tab.goto(tab.js("location.origin + location.pathname + '?tab=' + document.body.dataset.tab"))
    tab.box("Row 5", "A page that is loaded again has lost its menu.")
    tab.page.keyboard.press("Escape")
    tab.unbox("Escape does not close the menu.")
    expect(not tab.js("document.querySelector('main').inert"), "The page below is still inert.")
    tab.close("below")
    plain = world.tab(world.probe, java_script_enabled=False)
    plain.tap(plain.page.get_by_text("Order", exact=True))
    plain.tap(plain.page.locator("#rows .r", has=plain.page.get_by_text("Row 3", exact=True)).locator(".o"))
    expect(plain.page.locator("#box").bounding_box()["width"] > 200, "Without a script there is no menu.")
    world.picture(plain, "menu, plain")
    expect(plain.page.locator("#box .im").first.is_visible(), "Without a script a picture in a menu is not shown.")
    plain.tap(plain.page.locator("#box .b.p", has_text="Flag"))
    plain.page.get_by_text("flagged 3").wait_for()
    expect(plain.page.locator(".st").inner_text() == "flagged 3", "Without a script an action does nothing.")
    expect(not plain.page.locator("#box").is_visible(), "Without a script the menu stays.")
    plain.close("plain")


CHECKS = [place, keys, beside, below]
