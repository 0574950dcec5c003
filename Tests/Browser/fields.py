"""Fields while rows change thirty times a second: what is typed stays, and so does the focus."""

import json

from .checks import expect
from .engines import without

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
    ticks = tab.answers
    tab.wait(lambda: tab.answers > ticks + 3, "The rows do not change.")
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


def set_at_end(world):
    """A field that is set at the end of typing: Escape brings the old text back, Enter and leaving set the new one."""
    tab = world.tab(world.probe)
    tab.open("Fields", isLive=True)
    saved = tab.page.get_by_label("Saved")
    saved.click()
    tab.page.keyboard.press("End")
    tab.page.keyboard.type("er", delay=15)
    # Updates go on meanwhile, and leave what is typed alone.
    ticks = tab.answers
    tab.wait(lambda: tab.answers > ticks + 5, "The rows do not change.")
    expect(saved.input_value() == "older", f"What was typed became {saved.input_value()}.")
    expect(tab.js(STATUS, "saved=old") and not tab.js(STATUS, "saved=older"), "A field is set before typing ends.")
    tab.page.keyboard.press("Escape")
    tab.until(f"{VALUE}(3) === 'old'", "Escape does not bring the old text back.")
    expect(not tab.js(STATUS, "saved=older"), "Escape sets a field.")
    for key, text in (("Enter", "olds"), ("Tab", "oldsx")):
        saved.click()
        tab.page.keyboard.press("End")
        tab.page.keyboard.type(text[-1])
        tab.page.keyboard.press(key)
        tab.until(STATUS, f"{key} does not set a field.", f"saved={text}")
        tab.until("text => document.querySelectorAll('#rows input')[3].value === text", f"{key} loses the text.", text)
    tab.close("set at end")


def half_an_address(world):
    """A field that the browser finds wrong stops no button."""
    tab = world.tab(world.gallery)
    tab.open("Sign-up form")
    tab.page.get_by_label("E-mail").click()
    tab.page.keyboard.type("ada")
    tab.answer(lambda: tab.page.get_by_text("Sign up", exact=True).click(), "A wrong address stops a button.")
    tab.until("document.querySelector('.st').textContent.endsWith('to fix')", "A form with mistakes is taken.")
    color = "selector => getComputedStyle(document.querySelector(selector)).color"
    expect(tab.js(color, ".st *") == tab.js(color, ".r.no .m"), "The number of mistakes does not have the color of a mistake.")
    tab.page.locator(".way button").click()
    tab.until("document.title === 'Tableware'", "A wrong address stops the way back.")
    tab.close("half an address")


def sent(tab, name):
    """The frames of a name, in order."""
    frames = [json.loads(data) for way, data in tab.traffic if way == "sent"]
    return [frame[1:] for frame in frames if frame[1] == name]


@without(webkit="WebDriver reports no frames")
def slider(world):
    """A slider that is dragged sends what can be used, and its last value."""
    tab = world.tab(world.gallery)
    tab.open("Settings")
    tab.traffic.clear()
    last = tab.js("""async () => {
        const field = document.querySelector('input[type=range]'), begin = performance.now(), most = +field.max;
        for (let count = 0; performance.now() < begin + 1000; count += 1) {
          field.value = most * (count % 7) / 7;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise(done => setTimeout(done, 4));
        }
        field.value = most;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return most }""")
    tab.wait(lambda: (sent(tab, "c") or [[0, 0, None]])[-1][2] == last, "The last value of a slider is not sent.")
    values = len(sent(tab, "c"))
    expect(5 < values <= 23, f"A slider that was dragged for a second sends {values} values.")
    tab.settle()
    expect(tab.js("+document.querySelector('input[type=range]').value") == last, "A slider goes back by itself.")
    tab.close("slider")


def rating(world):
    """Stars are set by arrow keys and by clicks, and are read as text."""
    tab = world.tab(world.gallery)
    tab.open("Catalog")
    tab.open("Form rows")
    field = tab.row("Rating").locator("input")
    field.focus()
    for key, stars, text in [("ArrowRight", "★★★★☆", "4 of 5 stars"), ("Home", "☆☆☆☆☆", "0 of 5 stars")]:
        tab.page.keyboard.press(key)
        tab.until("stars => document.querySelector('.gl').textContent === stars", f"{key} does not set {text}.", stars)
        value = field.get_attribute("aria-valuetext")
        expect(value == text, f"After {key}, a screen reader reads the stars as {value}.")
    box = field.bounding_box()
    field.click(position={"x": box["width"] - 3, "y": box["height"] / 2})
    tab.until("document.querySelector('.gl').textContent === '★★★★★'", "A click does not set the stars.")
    tab.close("rating")


@without(webkit="WebDriver reports no frames")
def value_first(world):
    """An action on a value follows the value, however quick the user is."""
    tab = world.tab(world.probe)
    tab.open("Fields", isLive=True)
    tab.page.get_by_label("Plain").click()
    tab.traffic.clear()
    tab.page.keyboard.type("abc")
    tab.page.keyboard.press("Enter")
    tab.wait(lambda: sent(tab, "s") != [], "Enter does nothing.")
    frames = [json.loads(data)[1:] for way, data in tab.traffic if way == "sent"]
    before = frames[: frames.index(sent(tab, "s")[0])]
    values = [frame[2] for frame in before if frame[0] == "c"]
    expect(values[-1:] == ["abc"], f"Before Enter, {values} was sent.")
    tab.close("value first")


@without(firefox="only Chromium's protocol shows the tree of assistive technology", webkit="only Chromium's protocol shows the tree of assistive technology")
def out_of_range(world):
    """What cannot be sent is seen and heard to be wrong, until it is right."""
    tab = world.tab(world.gallery)
    tab.open("Settings")
    field = tab.page.locator("input[type=number][max]").first
    most = float(field.get_attribute("max"))
    protocol = tab.context.new_cdp_session(tab.page)

    def isWrong():
        """What the browser tells those who listen."""
        node = protocol.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        node = protocol.send("DOM.querySelector", {"nodeId": node, "selector": "input[type=number][max]"})["nodeId"]
        tree = protocol.send("Accessibility.getPartialAXTree", {"nodeId": node, "fetchRelatives": False})["nodes"][0]
        return [entry["value"]["value"] for entry in tree["properties"] if entry["name"] == "invalid"]

    colour = "e => getComputedStyle(e).borderTopColor"
    usual = field.evaluate(colour)
    expect(isWrong() == ["false"], f"A number that is right is heard as {isWrong()}.")
    field.fill(f"{most + 1:g}")
    tab.page.keyboard.press("Tab")
    expect(field.evaluate(colour) != usual, "A number out of range looks right.")
    expect(isWrong() == ["true"], f"A number out of range is heard as {isWrong()}.")
    tab.until("most => live.textContent.includes(most)", "No message says that a number is out of range.", f"{most:g}")
    field.fill(f"{most:g}")
    tab.page.keyboard.press("Tab")
    expect(field.evaluate(colour) == usual, "A number that is right again looks wrong.")
    expect(isWrong() == ["false"], f"A number that is right again is heard as {isWrong()}.")
    tab.close("out of range")


BORDERS = """() => [...document.querySelectorAll('#rows .c')].map(e =>
  [e.closest('li').querySelector('.t').textContent, getComputedStyle(e).borderTopColor, e.ariaInvalid])"""


def invalid(world):
    """A field of any kind with an invalid value has a border that says so, until the value is valid."""
    for scheme in ("light", "dark"):
        tab = world.tab(world.probe, color_scheme=scheme, reduced_motion="reduce")
        tab.open("Invalid")
        bad = tab.js("""() => { const e = document.createElement('i'); e.className = 'tb'; document.body.append(e);
            const color = getComputedStyle(e).color; e.remove(); return color }""")
        fields = tab.js(BORDERS)
        expect(len(fields) >= 10, f"There are {len(fields)} fields.")
        for title, border, isInvalid in fields:
            expect(border == bad, f"{title}, {scheme}: the border of an invalid field is {border}, not {bad}.")
            expect(isInvalid == "true", f"{title}: an invalid field is not heard to be invalid.")
        world.picture(tab, f"invalid-{scheme}")
        tab.answer(lambda: tab.page.locator(".cmd .k").click(), "A command changes nothing.")
        for title, border, isInvalid in tab.js(BORDERS):
            expect(border != bad, f"{title}, {scheme}: the border of a valid field is {bad}.")
            expect(not isInvalid, f"{title}: a valid field is heard to be invalid.")
        tab.close("invalid")


CHECKS = [typing, tabulator, set_at_end, half_an_address, slider, rating, value_first, out_of_range, invalid]
