"""Without a script: every screen can be read and left, fields are set and sent, the window is turned like a page."""

from .checks import expect
from .engines import without
from .gallery import names


def gallery(world):
    tab = world.tab(world.gallery, java_script_enabled=False)
    page = tab.page
    for title in names(world):
        tab.tap(page.locator("#rows .b.p", has=page.get_by_text(title, exact=True)))
        page.locator("h1", has_text=title).wait_for()
        heading = page.locator("h1").inner_text()
        expect(heading == title, f"{title} opens {heading} without a script.")
        expect(page.locator("#rows .r").count() > 0, f"{title} is empty without a script.")
        tab.tap(page.locator(".way button"))
        tab.leads("/", f"{title}: back does not lead back without a script.")
        page.locator("h1", has_text="Tableware").wait_for()
    tab.close("the gallery without a script")


@without(firefox="the tool fills fields by a script")
def form(world):
    tab = world.tab(world.gallery, java_script_enabled=False)
    page = tab.page
    tab.tap(tab.row("Sign-up form").locator(".b.p"))
    name = page.get_by_label("Name", exact=True)
    name.fill("Ada <b> Ω")
    page.get_by_label("Newsletter").check()
    name.press("Enter")
    page.get_by_label("How often").wait_for()
    expect(page.get_by_label("Name", exact=True).input_value() == "Ada <b> Ω", "What was sent did not come back.")
    expect(page.get_by_label("Newsletter").is_checked(), "What was checked is not.")
    tab.tap(page.get_by_text("Sign up", exact=True))
    page.get_by_text("fields to fix").wait_for()
    tab.close("a form without a script")


def probe(world):
    tab = world.tab(world.probe, java_script_enabled=False)
    page = tab.page
    tab.tap(page.get_by_text("Order", exact=True))
    page.get_by_role("heading", name="Order").wait_for()
    page.locator("#rows li", has_text="Row 2").hover(force=True)
    tab.tap(page.locator("#rows li", has_text="Row 2").get_by_text("Flag"))
    page.get_by_text("flagged 2").wait_for()
    tab.tap(page.get_by_text("‹ Probe"))
    tab.tap(page.get_by_text("Million", exact=True))
    tab.tap(page.get_by_text("More rows ›"))
    page.get_by_text("Row 100", exact=True).wait_for()
    tab.tap(page.get_by_text("‹ Previous rows"))
    page.get_by_text("Row 0", exact=True).wait_for()
    world.picture(tab, "without-script")
    tab.close("without a script")


CHECKS = [gallery, form, probe]
