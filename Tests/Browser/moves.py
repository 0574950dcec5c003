"""Rows that are put in order by mouse, by keys and asked about; the row that the user drags stays."""

import json

from .checks import expect

TITLES = "[...document.querySelectorAll('#rows li:not(.hd) .t')].map(e => e.textContent)"
BOXED = "[...document.querySelectorAll('#box li .t')].map(e => e.textContent)"


def order(world):
    tab = world.tab(world.probe)
    tab.open("Order")
    page = tab.page
    tab.row("Row 1").focus()
    page.keyboard.press("Alt+ArrowDown")
    tab.until(f"{TITLES}[1] === 'Row 1'", "Alt+Down does not move a row.")
    expect(tab.js("document.activeElement.closest('li')?.textContent ?? ''").startswith("⠿Row 1"), "The focus did not go with the row.")
    page.keyboard.press("Alt+ArrowUp")
    tab.until(f"{TITLES}[0] === 'Row 1'", "Alt+Up does not move a row.")
    tab.settle()
    tab.row("Row 5").locator(".h").hover()
    page.mouse.down()
    box = tab.row("Row 2").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + 100, box["y"] + 4)
    world.picture(tab, "drag")
    page.mouse.up()
    tab.until(f"{TITLES}[1] === 'Row 5'", "Dragging does not move a row.")
    tab.settle()
    tab.row("Row 3").hover()
    tab.row("Row 3").get_by_text("Flag").click()
    tab.until("document.querySelector('.st').textContent === 'flagged 3'", "An action does nothing.")
    tab.row("Row 3").get_by_text("Delete").click()
    tab.box("Delete", "Nothing is asked.")
    world.picture(tab, "question")
    page.get_by_text("Cancel").click()
    tab.unbox("Cancel does not lead back.")
    expect("Row 3" in tab.js(TITLES), "A row was deleted although the answer was no.")
    # The row has the focus again, by a click: its actions do not cover it until the pointer is over it.
    expect(tab.js("getComputedStyle(document.activeElement.closest('li').querySelector('.acts')).opacity") == "0", "The actions of the focused row cover it.")
    tab.row("Row 3").hover()
    tab.row("Row 3").get_by_text("Delete").click()
    tab.box("Delete", "Nothing is asked.")
    page.locator("#box .b.p", has_text="Delete").click()
    tab.until("document.querySelector('.st').textContent === 'deleted 3'", "A question leads nowhere.")
    expect("Row 3" not in tab.js(TITLES), "A deleted row is still there.")
    tab.close("order")


def menu(world):
    """The context menu and its key."""
    tab = world.tab(world.probe)
    for way in ("right", "key"):
        tab.open("Order")
        if way == "right":
            tab.row("Row 4").click(button="right")
        else:
            tab.row("Row 4").focus()
            tab.page.keyboard.press(".")
        tab.box("Row 4", "The menu does not open.")
        world.picture(tab, "menu")
        expect(tab.js(BOXED) == ["Delete", "Flag", "Move up", "Move down", "Cancel"], f"The menu offers {tab.js(BOXED)}.")
        tab.page.keyboard.press("Escape")
        tab.unbox("Escape does not close the menu.")
        expect(tab.js("document.title") == "Order", "Escape closes more than the menu.")
        tab.page.keyboard.press("Escape")
        tab.until("document.title === 'Probe'", "Escape does not lead back.")
        tab.settle()
    tab.close("menu")


def one_change(world):
    """Focus and selected text survive what changes around them."""
    tab = world.tab(world.probe)
    tab.open("One change")
    select = """title => { const e = [...document.querySelectorAll('#rows .t')].find(e => e.textContent === title);
        getSelection().setBaseAndExtent(e.firstChild, 1, e.firstChild, 5) }"""
    for title in ("Row 5", "Row 7"):
        tab.js(select, title)
        for _ in range(3):
            # By the key of the command: a click would select something else.
            tab.answer(lambda: tab.page.keyboard.press("c"), "A command changes nothing.")
        chosen = tab.js("getSelection().toString()")
        expect(chosen == title[1:5], f"What was selected in {title} became “{chosen}”.")
    tab.row("Row 9").evaluate("item => { item.tabIndex = -1; item.focus() }")
    tab.answer(lambda: tab.page.keyboard.press("c"), "A command changes nothing.")
    expect(tab.js("document.activeElement.textContent").startswith("Row 9"), "The focus was lost.")
    tab.close("one change")


def wait_for_report(tab):
    """The page reports what is looked at once the table rests, on a busy machine later than on an idle one."""
    # Frames that cannot be seen are sent within that time.
    if not tab.is_watched:
        return tab.settle(0.4)
    tab.wait(
        lambda: ["w", tab.js("+document.activeElement.closest('.r').id.slice(1)")] in
        [[message[1], message[4]] for message in map(json.loads, tab.sent) if len(message) > 4],
        "The page does not report the row with the focus.")
    tab.settle()


IN_SIGHT = """[...document.querySelectorAll('#rows li button')].find(e => {
    const top = e.getBoundingClientRect().top; return top > 200 && top < 300 })"""


def busy(world):
    """The user's position is kept while hundreds of rows change their order."""
    tab = world.tab(world.probe)
    tab.open("Busy", isLive=True)
    tab.page.mouse.move(400, 400)
    tab.page.mouse.wheel(0, 2_000)
    # The wheel scrolls some time after the call; a row that got the focus before that would leave the screen.
    tab.until("document.querySelector('#main').scrollTop >= 2_000", "The wheel does not scroll.")
    tab.until(f"!!{IN_SIGHT}", "The rows in sight do not arrive.")
    tab.js(f"{IN_SIGHT}.focus({{ preventScroll: true }})")
    wait_for_report(tab)
    held = "[document.activeElement.querySelector('.t')?.textContent, Math.round(document.activeElement.getBoundingClientRect().top)]"
    title, top = tab.js(held)
    for _ in range(3):
        before = tab.answers
        tab.wait(lambda: tab.answers > before, "Nothing changes.")
        tab.settle()
        now = tab.js(held)
        expect(now[0] == title and abs(now[1] - top) <= 2, f"The focused row was {title} at {top}, and is {now}.")
    tab.close("busy")


HELD = "document.activeElement.querySelector('.t')?.textContent"


def stays_at_top(tab, how):
    """Six updates of a list that is sorted again with each of them leave its top in sight."""
    tops = []
    for _ in range(6):
        before = tab.answers
        tab.wait(lambda: tab.answers > before, "Nothing changes.")
        tops.append(tab.js("document.querySelector('#main').scrollTop"))
    expect(max(tops) < 2, f"A list that was {how} runs away from its top: {tops}.")


def top_of_live_list(world):
    """A list whose rows change their order stays at its top, unless keys led to a row."""
    tab = world.tab(world.probe)
    tab.open("Busier", isLive=True)
    stays_at_top(tab, "opened by a click")
    # A row that moves would be scrolled to before it is clicked.
    box = tab.js("(r => [r.x, r.y])(document.querySelectorAll('#rows li')[2].getBoundingClientRect())")
    tab.page.mouse.click(box[0] + 50, box[1] + 20)
    expect(tab.js("!!document.activeElement.closest('#rows')"), "A click does not move the focus.")
    stays_at_top(tab, "clicked")
    tab.page.locator(".way button").click()
    tab.until("document.title === 'Probe'", "The way back leads nowhere.")
    tab.settle()
    tab.row("Busier").locator("button").focus()
    tab.page.keyboard.press("Enter")
    tab.until("document.title === 'Busier'", "Enter opens nothing.")
    stays_at_top(tab, "opened by a key")
    tab.close("top of a live list")


def led_by_keys(world):
    """A row that keys led to keeps its place, also at the top."""
    tab = world.tab(world.probe)
    tab.open("Busy", isLive=True)
    tab.page.keyboard.press("ArrowDown")
    tab.page.keyboard.press("ArrowDown")
    wait_for_report(tab)
    title, top = tab.js(f"[{HELD}, document.activeElement.getBoundingClientRect().top]")
    tops = []
    for _ in range(3):
        before = tab.answers
        tab.wait(lambda: tab.answers > before, "Nothing changes.")
        tab.settle()
        expect(tab.js(HELD) == title, "An update takes the focus away.")
        tops.append(tab.js("document.querySelector('#main').scrollTop") and abs(
            tab.js("document.activeElement.getBoundingClientRect().top") - top))
    expect(max(tops) <= 2, f"A row that keys led to moved by {tops} pixels.")
    tab.close("led by keys")


CHECKS = [order, menu, one_change, busy, top_of_live_list, led_by_keys]
