"""What fingers and pointers do to rows: swipes, drags, and buttons that are not seen."""

from .checks import expect
from .engines import without

TITLES = "[...document.querySelectorAll('#rows li:not(.hd) .t')].map(e => e.textContent)"
# The button that would be hit, or null.
HIT = """([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? null"""


class Fingers:
    """Fingers on the screen of a tab."""

    def __init__(self, tab):
        self.protocol = tab.context.new_cdp_session(tab.page)

    def touch(self, kind, *places):
        """Each finger by its place, or None if nothing happens to it; those that are lifted are named too."""
        points = [
            {"x": place[0], "y": place[1], "id": number} for number, place in enumerate(places) if place]
        self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@without(firefox="only Chromium's protocol has touches", webkit="only Chromium's protocol has touches")
def swipe(world):
    """A finger that moves a row uncovers its actions; a touch elsewhere covers them again."""
    tab = world.tab(world.probe, has_touch=True, is_mobile=True, viewport={"width": 400, "height": 640})
    tab.open("Order")
    row, fingers = tab.row("Row 3"), Fingers(tab)
    flag = row.get_by_text("Flag")

    def pull():
        y = middle(row.bounding_box())[1]
        fingers.touch("touchStart", (360, y))
        for x in range(350, 150, -10):
            fingers.touch("touchMove", (x, y))
            tab.page.wait_for_timeout(8)
        fingers.touch("touchEnd")

    isUncovered = "() => [...document.querySelectorAll('.acts .k')].some(e => { const r = e.getBoundingClientRect(); return r.right <= innerWidth + 1 && r.left > 0 && document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2) === e })"
    expect(not tab.js(isUncovered), "Actions are seen before a swipe.")
    pull()
    tab.until(isUncovered, "A swipe uncovers nothing.")
    tab.settle()
    tab.row("Row 6").locator(".o").tap()
    tab.until(f"!({isUncovered})()", "A touch elsewhere does not cover the actions.")
    tab.settle(0.5)
    expect(not tab.js("document.querySelector('#box').open"), "A touch that covers actions opens a menu as well.")
    pull()
    tab.until(isUncovered, "A second swipe uncovers nothing.")
    tab.settle()
    flag.tap()
    tab.until("document.querySelector('.st').textContent === 'flagged 3'", "An uncovered action does nothing.")
    tab.close("swipe")


def unseen_buttons(world):
    """A button that is not seen is not hit; under a pointer it is both."""
    tab = world.tab(world.probe)
    tab.open("Order")
    tab.page.mouse.move(5, 5)
    spot = middle(tab.row("Row 3").get_by_text("Flag").bounding_box())
    expect(tab.js(HIT, spot) != "Flag", "A hidden button is hit.")
    tab.page.mouse.move(*spot)
    tab.until(f"spot => ({HIT})(spot) === 'Flag'", "Under a pointer there are no actions.", spot)
    tab.settle()
    tab.page.mouse.click(*spot)
    tab.until("document.querySelector('.st').textContent === 'flagged 3'", "An action under a pointer does nothing.")
    tab.close("unseen buttons")


def other_buttons(world):
    """Only the first button of a mouse takes a row along."""
    tab = world.tab(world.probe)
    tab.open("Order")
    for button in ("right", "middle"):
        tab.row("Row 5").locator(".h").hover()
        tab.page.mouse.down(button=button)
        expect(not tab.js("!!document.querySelector('[data-held]')"), f"The {button} button takes a row along.")
        tab.page.mouse.up(button=button)
        if button == "right":
            tab.box("Row 5", "The right button opens no menu.")
            tab.page.keyboard.press("Escape")
            tab.unbox("Escape does not close the menu.")
        tab.settle()
    tab.close("other buttons")


@without(firefox="only Chromium's protocol has touches", webkit="only Chromium's protocol has touches")
def second_finger(world):
    """A second finger neither moves nor drops the row that the first one holds."""
    tab = world.tab(world.probe, has_touch=True, is_mobile=True, viewport={"width": 400, "height": 640})
    tab.open("Order")
    held, fingers = middle(tab.row("Row 5").locator(".h").bounding_box()), Fingers(tab)
    goal = (held[0], tab.row("Row 2").bounding_box()["y"] + 4)
    other = (300, middle(tab.row("Row 8").bounding_box())[1])
    drag = "document.querySelector('[data-held]')"
    fingers.touch("touchStart", held)
    fingers.touch("touchMove", goal)
    fingers.touch("touchStart", goal, other)
    fingers.touch("touchMove", goal, (other[0] - 40, other[1]))
    tab.js("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    there = tab.js(f"{drag}?.getBoundingClientRect().top ?? 1e9")
    expect(there < tab.row("Row 3").bounding_box()["y"], f"A second finger takes the row along, to {there}.")
    fingers.touch("touchEnd", None, other)
    expect(tab.js(f"!!{drag}"), "A second finger drops the row.")
    fingers.touch("touchEnd")
    tab.until(f"{TITLES}[1] === 'Row 5'", "The first finger does not drop the row.")
    tab.close("second finger")


CHECKS = [swipe, unseen_buttons, other_buttons, second_finger]
