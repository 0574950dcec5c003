"""Typing on a slow line, and with an input method."""

from .checks import expect
from .engines import without
from .servers import Proxy

# Typing it takes longer than several answers do.
LONG = "aloud and for so long that answers come in between"
STATUS = "text => document.querySelector('.st').textContent.includes(text)"


def late(world):
    """Patches that are late never overwrite what was typed since."""
    proxy = Proxy(world.probe, delay=0.3)
    tab = world.tab(proxy)
    tab.open("Fields", isLive=True)
    page = tab.page
    for label, typed, shown in (("Plain", "slowly but surely", "slowly but surely"), ("Upper", LONG, LONG.upper())):
        field = page.get_by_label(label)
        field.click()
        so_far = ""
        for letter in typed:
            page.keyboard.type(letter)
            so_far += letter
            page.wait_for_timeout(30)
            now = field.input_value()
            expect(now.lower() == so_far, f"Typed was {so_far!r}, and the field shows {now!r}.")
        tab.until(STATUS, f"{label}: what was typed did not arrive.", shown)
        tab.wait(lambda: field.input_value() == shown, f"{label}: the field shows something else in the end.")
    tab.close("late patches")


@without(firefox="only Chromium's protocol drives an input method", webkit="only Chromium's protocol drives an input method")
def composition(world):
    """Half a word of an input method is neither sent nor overwritten."""
    tab = world.tab(world.probe)
    tab.open("Fields", isLive=True)
    field = tab.page.get_by_label("Upper")
    field.click()
    keys = tab.context.new_cdp_session(tab.page)
    for text in ("k", "か", "かn", "かん"):
        keys.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        ticks = tab.answers
        tab.wait(lambda: tab.answers > ticks + 2, "The rows do not change.")
        expect(field.input_value() == text, f"While composing {text}, the field shows {field.input_value()}.")
        expect(not tab.js(STATUS, "upper=" + text[0].upper()), "Half a word was sent.")
    keys.send("Input.insertText", {"text": "漢 ab"})
    tab.until(STATUS, "What was composed did not arrive.", "upper=漢 AB")
    tab.wait(lambda: field.input_value() == "漢 AB", "What the app made of a composed text is not shown.")
    tab.page.keyboard.type("c")
    tab.until(STATUS, "Typing after composing does not arrive.", "upper=漢 ABC")
    tab.close("composition")


@without(firefox="only Chromium's protocol drives an input method", webkit="only Chromium's protocol drives an input method")
def late_composition(world):
    """An answer that comes while a word is composed leaves it alone."""
    tab = world.tab(Proxy(world.probe, delay=0.3))
    tab.open("Fields", isLive=True)
    field = tab.page.get_by_label("Upper")
    field.click()
    tab.page.keyboard.type("ab")
    keys = tab.context.new_cdp_session(tab.page)
    keys.send("Input.imeSetComposition", {"text": "か", "selectionStart": 1, "selectionEnd": 1})
    tab.until(STATUS, "What was typed before did not arrive.", "upper=AB")
    expect(field.input_value() == "abか", f"A late answer made {field.input_value()!r} of 'abか'.")
    keys.send("Input.insertText", {"text": "漢"})
    tab.until(STATUS, "What was composed did not arrive.", "upper=AB漢")
    tab.wait(lambda: field.input_value() == "AB漢", "What the app made of a composed text is not shown.")
    tab.close("late composition")


CHECKS = [late, composition, late_composition]
