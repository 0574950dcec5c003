"""Fields while rows change thirty times a second: what is typed stays, and so does the focus."""

from .checks import expect

STATUS = "text => document.querySelector('.st').textContent.includes(text)"
VALUE = "(place => document.querySelectorAll('#rows input')[place].value)"


def typing(world):
    tab = world.tab(world.probe)
    tab.open("Fields", isLive=True)
    page = tab.page
    plain = page.get_by_label("Plain")
    plain.click()
    page.keyboard.type("The quick brown fox jumps over the lazy dog", delay=8)
    expect(plain.input_value() == "The quick brown fox jumps over the lazy dog", f"Typed text became {plain.input_value()}.")
    tab.until(STATUS, "Typed text did not arrive.", "lazy dog")
    plain.press("Home")
    page.keyboard.type("So: ", delay=8)
    expect(plain.input_value().startswith("So: The"), "The cursor jumped while rows were updated.")
    # What is selected in a field stays selected.
    plain.evaluate("e => e.setSelectionRange(2, 6)")
    ticks = len(tab.got)
    tab.wait(lambda: len(tab.got) > ticks + 3, "The rows do not change.")
    expect(plain.evaluate("e => [e.selectionStart, e.selectionEnd]") == [2, 6], "The selection in a field was lost.")
    upper = page.get_by_label("Upper")
    upper.click()
    page.keyboard.type("shout", delay=15)
    tab.until(f"{VALUE}(1) === 'SHOUT'", "What the app made of a text is not shown.")
    page.get_by_label("Refused").click()
    page.keyboard.type("x")
    tab.until(f"{VALUE}(2) === 'fixed'", "A refused text is still shown.")
    expect(tab.js("document.activeElement.closest('li').textContent").startswith("Refused"), "The focus was lost.")
    tab.close("typing")


def tabulator(world):
    """The tab key walks through the fields."""
    tab = world.tab(world.probe)
    tab.open("Fields", isLive=True)
    tab.page.get_by_label("Plain").focus()
    labels = []
    for _ in range(2):
        tab.page.keyboard.press("Tab")
        labels.append(tab.js("document.activeElement.closest('li').querySelector('.t').textContent"))
    expect(labels == ["Upper", "Refused"], f"The tab key leads to {labels}.")
    tab.close("tabulator")


def half_an_address(world):
    """A field that the browser finds wrong stops no button."""
    tab = world.tab(world.gallery)
    tab.open("Sign-up form")
    tab.page.get_by_label("E-mail").click()
    tab.page.keyboard.type("ada")
    tab.answer(lambda: tab.page.get_by_text("Sign up", exact=True).click(), "A wrong address stops a button.")
    tab.until("document.querySelector('.st').textContent.endsWith('to mend')", "A form with mistakes is taken.")
    tab.page.locator(".way button").click()
    tab.until("document.title === 'Tableware'", "A wrong address stops the way back.")
    tab.close("half an address")


CHECKS = [typing, tabulator, half_an_address]
