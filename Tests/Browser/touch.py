"""Touches everything on a screen once for each kind of thing, follows where that leads, and comes back."""

from playwright.sync_api import TimeoutError

from .checks import expect
from .tab import PLACE

DEEPEST = 3
# It leads to a screen that looks like the one that it stands on.
SKIPPED = {("‹ Form rows Form rows", "row Link")}

# Each kind of thing once: rows by their looks, links by their titles, fields and commands all.
THINGS = """() => {
  const things = [];
  const add = (kind, element) => {
    if (!element.disabled) things.push([kind, path(element)]);
  };
  const path = (element) => {
    const item = element.closest('#rows .r, #box .r');
    const inside = item ? '#' + item.id + ' ' : '';
    const key = element.getAttribute('value') && element.localName === 'button' ? 'value' : 'name';
    return `${inside}${element.localName}[${key}="${CSS.escape(element.getAttribute(key) ?? '')}"]`;
  };
  const box = document.querySelector('#box[open]'), page = box ?? document;
  for (const button of page.querySelectorAll('.cmd .k')) add('command ' + button.textContent, button);
  for (const button of [...page.querySelectorAll('.ix button')].slice(-2)) add('index ' + button.textContent, button);
  for (const field of page.querySelectorAll('.se')) add('search', field);
  for (const item of [...page.querySelectorAll(box ? '.r' : '#rows .r')].slice(0, 60)) {
    const title = item.querySelector('.t')?.textContent;
    const looks = item.className.replace(' s', '');
    for (const field of item.querySelectorAll('.c:not(progress)'))
      add(`${field.type} field ${title}`, field);
    for (const action of item.querySelectorAll('.acts .k')) add('action ' + action.textContent, action);
    for (const button of item.querySelectorAll('.b.p'))
      add('row ' + (item.matches('.go, .bt') ? title : looks), button);
  }
  return things }"""


def walk(tab, seen, stack):
    """Touches what is on the screen on top; `stack` has the places of the screens from the first to this one."""
    here = stack[-1]
    seen.add(here)
    done = set()
    for _ in range(60):
        kind, path = next((thing for thing in tab.js(THINGS) if thing[0] not in done and (here, thing[0]) not in SKIPPED), (None, None))
        if kind is None:
            break
        done.add(kind)
        touch(tab, here, kind, tab.page.locator(path).first)
        there = tab.place
        if there in stack[:-1]:
            # What was touched leads back, as the answer to a question does.
            return
        if there != here:
            if there not in seen and len(stack) < DEEPEST:
                walk(tab, seen, stack + [there])
            if not come_back(tab, stack):
                return
    tab.bound(here)
    compare_with_server(tab, here)


def come_back(tab, stack):
    """Back to the screen that is being walked. Answers whether it is still there."""
    for _ in range(6):
        place = tab.place
        if place == stack[-1]:
            return True
        if place in stack:
            return False
        if tab.js("document.querySelector('#box').open"):
            tab.page.keyboard.press("Escape")
        else:
            tab.page.locator(".way button").click()
        tab.until(f"place => {PLACE} !== place", f"{place}: back does not lead back.", place)
        tab.settle()
    return expect(False, f"There is no way back to {stack[-1]}.")


def touch(tab, here, kind, element):
    name = f"{here}, {kind}"
    if kind == "search":
        return search(tab, name, element)
    if " field " in kind:
        return set_field(tab, name, kind.split(" ")[0], element)
    before = tab.answers
    if kind.startswith("action "):
        # Actions are there where the pointer is.
        act(name, element, lambda time: element.locator("xpath=ancestor::li").hover(timeout=time))
    act(name, element, lambda time: element.click(timeout=time))
    # Most things change something at once; those that change nothing are not waited for long.
    for _ in range(12):
        if tab.answers > before:
            break
        tab.page.wait_for_timeout(15)
    tab.settle(0.05)


def act(name, element, action):
    """Does something with an element, unless a change of live data removes the element before."""
    for _ in range(10):
        try:
            return action(2_000)
        except TimeoutError:
            if element.count() == 0:
                return None
    return expect(False, f"{name}: it is shown and cannot be used.")


def search(tab, name, element):
    tab.page.keyboard.press("Escape") if tab.js("document.activeElement.matches('input, textarea, select')") else None
    element.focus()
    element.fill("")
    tab.answer(lambda: tab.page.keyboard.type("1e"), f"{name}: typing changes nothing.")
    expect(element.input_value() == "1e", f"{name}: the query became {element.input_value()}.")
    tab.answer(lambda: element.fill(""), f"{name}: an empty query changes nothing.")


def set_field(tab, name, kind, element):
    """Sets a field by hand, and expects that it stays as it was set."""
    keyboard = tab.page.keyboard
    element.scroll_into_view_if_needed()
    if kind == "checkbox":
        before = element.is_checked()
        element.click()
        tab.settle()
        return expect(element.is_checked() != before, f"{name}: it does not switch.")
    if kind == "select-one":
        places = element.evaluate("e => [...e.options].map(o => o.value).filter(v => v !== '' && v !== e.value)")
        if places:
            element.select_option(places[-1])
            tab.settle()
            expect(element.input_value() == places[-1], f"{name}: the choice became {element.input_value()}.")
        return
    if kind in ("range", "number"):
        before = element.input_value()
        element.focus()
        # Up and down lead from a slider to other rows.
        keyboard.press("ArrowRight" if kind == "range" else "ArrowUp")
        tab.settle()
        return expect(element.input_value() != before, f"{name}: the arrow does not change {before}.")
    text = {
        "email": "ada@example.org", "date": "2001-02-03", "time": "10:11", "password": "a secret",
        "datetime-local": "2001-02-03T10:11", "textarea": "one\ntwo <b>",
    }.get(kind, "7" if element.get_attribute("inputmode") == "decimal" else "Añ <b>茉")
    if kind in ("date", "time", "datetime-local"):
        element.fill(text)
    else:
        element.fill("")
        element.focus()
        keyboard.type(text)
    tab.settle()
    expect(element.input_value() == text, f"{name}: what was typed became {element.input_value()!r}.")


STATE = """() => [...document.querySelectorAll('#rows .r')].map(item => [item.id, JSON.stringify([
  item.className.replace(' open', ''), [...item.querySelectorAll('.q:not(.c), dt')].map(e => e.textContent),
  [...item.querySelectorAll('.c:not([type=password])')].map(e => e.type === 'checkbox' ? e.checked : e.value)])])"""


def compare_with_server(tab, here):
    """What all the patches made of the page is what the server would send now."""
    address = tab.js("location.origin + location.pathname + '?tab=' + document.body.dataset.tab")
    for attempt in range(20):
        tab.settle()
        before = dict(tab.js(STATE))
        tab.goto(address)
        after = dict(tab.js(STATE))
        common = [item for item in after if item in before]
        different = [(before[item], after[item]) for item in common if before[item] != after[item]]
        isSame = not different and [item for item in before if item in after] == common and common
        # A screen that lives may have changed in between.
        if isSame or attempt == 19:
            return expect(isSame, f"{here}: the page is not what the server has: {different[:3]}")
