"""Without a script: every screen can be read and left, fields are set and sent, the window is turned like a page."""

from .checks import expect
from .gallery import names


def gallery(world):
    tab = world.tab(world.gallery, java_script_enabled=False)
    page = tab.page
    for title in names(world):
        page.locator("#rows .b.p", has=page.get_by_text(title, exact=True)).click()
        heading = page.locator("h1").inner_text()
        expect(heading == title, f"{title} opens {heading} without a script.")
        expect(page.locator("#rows .r").count() > 0, f"{title} is empty without a script.")
        page.locator(".way button").click()
        expect(page.locator("h1").inner_text() == "Tableware", f"{title}: back does not lead back without a script.")
    tab.close("the gallery without a script")


def form(world):
    tab = world.tab(world.gallery, java_script_enabled=False)
    page = tab.page
    page.get_by_text("Sign-up form", exact=True).click()
    name = page.get_by_label("Name", exact=True)
    name.fill("Ada <b> Ω")
    page.get_by_label("Newsletter").check()
    name.press("Enter")
    page.get_by_label("How often").wait_for()
    expect(page.get_by_label("Name", exact=True).input_value() == "Ada <b> Ω", "What was sent did not come back.")
    expect(page.get_by_label("Newsletter").is_checked(), "What was checked is not.")
    page.get_by_text("Sign up", exact=True).click()
    page.get_by_text("fields to fix").wait_for()
    tab.close("a form without a script")


def probe(world):
    tab = world.tab(world.probe, java_script_enabled=False)
    page = tab.page
    page.get_by_text("Order", exact=True).click()
    page.get_by_role("heading", name="Order").wait_for()
    page.locator("#rows li", has_text="Row 2").hover()
    page.locator("#rows li", has_text="Row 2").get_by_text("Flag").click()
    page.get_by_text("flagged 2").wait_for()
    page.get_by_text("‹ Probe").click()
    page.get_by_text("Million", exact=True).click()
    page.get_by_text("More rows ›").click()
    page.get_by_text("Row 100", exact=True).wait_for()
    page.get_by_text("‹ Previous rows").click()
    page.get_by_text("Row 0", exact=True).wait_for()
    world.picture(tab, "without-script")
    tab.close("without a script")


CHECKS = [gallery, form, probe]
