"""The structure that assistive technology is given: axe-core finds no violation on any screen."""

from axe_playwright_python.sync_playwright import Axe

from .checks import expect
from .gallery import file_name, names, open_screen


def check(tab, where):
    """Checks what is shown now, after its animations: a row that appears is half transparent."""
    tab.settle()
    for rule in Axe().run(tab.page, options={"resultTypes": ["violations"]}).response["violations"]:
        nodes = "; ".join(node["html"][:80] for node in rule["nodes"][:3])
        expect(False, f"{where}: {rule['help']} ({rule['impact']}, {rule['id']}, {len(rule['nodes'])} nodes): {nodes}")
    expect(True, where)


def gallery(world):
    """Every screen as the script builds it, as the server sends it, narrow and dark."""
    light, dark = world.tab(world.gallery), world.tab(world.gallery, color_scheme="dark")
    check(light, "the gallery")
    light.page.set_viewport_size({"width": 1200, "height": 640})
    check(light, "the gallery, wide")
    light.page.set_viewport_size({"width": 900, "height": 640})
    for title in names(world):
        open_screen(light, title)
        check(light, title)
        open_screen(dark, title)
        world.picture(dark, f"{file_name(title)}-dark")
        color = dark.js("getComputedStyle(document.querySelector('form')).backgroundColor")
        expect(sum(map(int, color[4:-1].split(","))) < 200, f"{title}: the dark page is {color}.")
        # A browser paints its own bar in the colors of the desktop, or in white.
        bar = dark.js("getComputedStyle(document.querySelector('#main')).scrollbarColor")
        # WebKit for GTK knows no such color.
        expect(bar is None or bar.endswith(color), f"{title}: in the dark the scroll bar is {bar}.")
        check(dark, f"{title}, dark")
        dark.page.set_viewport_size({"width": world.width(360), "height": 640})
        dark.goto(dark.js("location.origin + location.pathname + '?tab=' + document.body.dataset.tab"))
        check(dark, f"{title}, narrow and dark")
        dark.page.set_viewport_size({"width": 900, "height": 640})
        for tab in (light, dark):
            tab.goto(world.gallery.url)
    light.close("the gallery")
    dark.close("the gallery, dark")


def questions(world):
    """A menu, a question, and fields that are invalid."""
    tab = world.tab(world.probe)
    tab.open("Order")
    check(tab, "rows that can be moved")
    tab.row("Row 4").click(button="right")
    tab.box("Row 4", "The menu does not open.")
    check(tab, "a menu")
    tab.page.locator("#box .b.p", has_text="Delete").click()
    tab.box("Delete", "Nothing is asked.")
    check(tab, "a question")
    tab.close("questions")
    tab = world.tab(world.probe)
    tab.open("Invalid")
    check(tab, "invalid fields")
    tab.close("invalid fields")


def selection(world):
    """A row that is selected after the page is there is announced as pressed, and one that is deselected as not."""
    tab = world.tab(world.probe)
    tab.open("Selection")
    for number, states in (
            (1, ["true", "false", "false"]), (2, ["true", "true", "false"]), (1, ["false", "true", "false"])):
        tab.page.get_by_role("button", name=f"Row {number}").click()
        tab.until(
            "states => [...document.querySelectorAll('#rows .b.p')]"
            ".map((one) => one.ariaPressed).join() === states.join()",
            f"After a click on row {number}, the rows are not announced as {states}.", states)
    tab.close("selection")


CHECKS = [gallery, questions, selection]
