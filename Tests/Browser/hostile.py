"""Texts that try to be something else, through every kind of row, control, header, question and menu."""

import json
import os
import random

from .checks import expect

KNOWN = [
    "<script>window.hit=1</script>", "\"><img src=x onerror=\"window.hit=1\">", "' onmouseover='window.hit=1",
    "</textarea><script>window.hit=1</script>", "<!--", "&lt;b&gt;", "<svg onload=window.hit=1>",
    "\0<iframe srcdoc='<script>top.hit=1</script>'>", "\u202e<b>", "javascript:window.hit=1", "</title><b>",
]
PIECES = [
    "<", ">", "\"", "'", "`", "&", "=", "/", "</", "-->", "<!--", "]]>", "&#60;", "&lt", "\0", "\x07", "\u0085",
    "\u202e", "\u2028", "\ufeff", "e\u0301", "👩‍👩‍👧", "script", "img src=x", " onerror=window.hit=1", "style", "\\", "${1}", "a",
]
# A row's kind, by its place in its section, and what of it shows the text.
KINDS = [
    "text", "details", "menu", "link", "image", "plain", "email", "secure", "number", "area", "toggle", "slider",
    "stepper", "segments", "choice", "date", "button", "progress", "loading", "notice", "empty", "error",
]
ELEMENTS = set(
    "A ARTICLE BODY BUTTON DD DIV DL DT FORM H1 H2 HEADER INPUT LABEL LI MAIN NAV OPTION OUTPUT P PROGRESS SELECT "
    # A placeholder of a picture is drawn with these.
    "SPAN TEXTAREA UL svg text".split())
ATTRIBUTES = set(
    "action aria-atomic aria-current aria-describedby aria-disabled aria-expanded aria-hidden aria-keyshortcuts "
    "aria-invalid aria-label aria-labelledby aria-level aria-live aria-posinset aria-pressed aria-relevant aria-roledescription aria-setsize autocapitalize autocomplete checked "
    "class data-e data-held data-mark data-tab data-testid data-v data-w data-words dir disabled draggable hidden id inert inputmode max maxlength method min name novalidate placeholder role "
    "rows selected step style tabindex title type value".split())
DRAWING = "viewBox width height x y text-anchor dominant-baseline font-size fill".split()
# The dialog of menus and questions is there once, and has two attributes that nothing else has.
STRANGE = """([elements, attributes, drawing]) => [...document.body.querySelectorAll('*:not(#r0 > dialog#box:last-child, #box > .bx[data-at])')].flatMap(e => [
    ...(elements.includes(e.tagName) || (e.tagName === 'B' && /^t/.test(e.className)) || e.outerHTML.startsWith('<b>') ? [] : [e.outerHTML.slice(0, 200)]),
    ...[...e.attributes].filter(a => !attributes.includes(a.name) && !(e.closest('svg') && drawing.includes(a.name))).map(a => a.name + ' in ' + e.outerHTML.slice(0, 200))]).slice(0, 3)"""
# The rows of the page, and whether the page is scrolled to its end: both of the same moment.
ROWS = """() => { const m = document.querySelector('#main'); return [[...document.querySelectorAll('#rows .r')].map(item => [
    item.id, item.className, +item.ariaPosInSet,
    [...item.querySelectorAll('.t, .u, .y, .m > *, dd, dt, .acts .k')].map(e => e.textContent),
    [...item.querySelectorAll('input:not([type=checkbox], [type=range], [type=number], [type=date], [type=password]), textarea')]
      .flatMap(e => [e.value, e.placeholder]),
    [...item.querySelectorAll('option')].map(e => e.textContent)]),
  m.scrollTop + m.clientHeight >= m.scrollHeight - 2] }"""
# Whether rows fill the visible part of the page, except before the first row and after the last.
IS_FILLED = """() => { const m = document.querySelector('#main').getBoundingClientRect();
  const all = [...document.querySelectorAll('#rows .r')], rows = all.filter(e => !e.matches('.hd, .ft'));
  return rows.length && (+rows[0].ariaPosInSet === 1 || all[0].getBoundingClientRect().top <= m.top)
    && (rows.at(-1).ariaPosInSet === rows.at(-1).ariaSetSize || all.at(-1).getBoundingClientRect().bottom >= m.bottom) }"""


def shown(text):
    """What is to be seen of a text: control characters are replaced."""
    return "".join("\ufffd" if ord(c) < 32 and c not in "\n\t" or 127 <= ord(c) < 160 else c for c in text)


def texts(seed):
    source = random.Random(seed)
    fuzz = ["".join(source.choices(PIECES, k=source.randint(2, 9))) for _ in range(13)]
    # Identities are distinguished, and an index has no title twice.
    return [f"{text} {number}" for number, text in enumerate(KNOWN + fuzz)]


def clean(tab, where):
    expect(tab.js("window.hit === undefined"), f"{where}: a hostile text ran.")
    strange = tab.js(STRANGE, [sorted(ELEMENTS), sorted(ATTRIBUTES), DRAWING])
    expect(strange == [], f"{where}: hostile texts became markup: {strange}")


def every_row(world):
    seed = random.randrange(1 << 32)
    print(f"  seed {seed}")
    wanted = texts(seed)
    path = os.path.join(world.pictures, "texts.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(wanted, file)
    server = world.start(f"texts={path}")
    tab = world.tab(server)
    tab.open("Hostile")
    for turn in range(2):
        expect(tab.js("document.querySelector('h1').textContent") == shown(wanted[turn]), "The title became another text.")
        expect(tab.js("document.querySelector('.st').textContent") == shown(wanted[1 + turn]), "The status became another text.")
        expect(tab.js("document.querySelector('.se').placeholder") == shown(wanted[2 + turn]), "The prompt became another text.")
        expect(tab.js("document.querySelector('.cmd .k').textContent") == shown(wanted[3 + turn]), "The command became another text.")
        walk(tab, wanted[turn:] + wanted[:turn], f"turn {turn}, seed {seed}")
        tab.js("document.querySelector('#main').scrollTop = 0")
        tab.settle()
        tab.answer(lambda: tab.page.locator(".cmd .k").click(), "The texts do not turn.")
    world.picture(tab, "hostile")
    questions(tab, seed)
    tab.close("hostile")
    server.stop()


def walk(tab, wanted, where):
    """Scrolls through all rows, a screenful less 80 px at a time, and compares each."""
    kinds, wrong = set(), []
    done, places = set(), set()
    for step in range(400):
        tab.until(IS_FILLED, f"{where}: rows are missing in step {step}.")
        rows, is_end = tab.js(ROWS)
        for item, looks, place, titles, values, options in rows:
            if item in done or "hd" in looks.split() or "ft" in looks.split():
                continue
            done.add(item)
            places.add(place)
            text = shown(wanted[(place - 1) // len(KINDS)])
            kind = KINDS[(place - 1) % len(KINDS)]
            kinds.add(kind)
            own = {text, "ⓘ", "⋯", "▣", "∅", "✗", "i", "·", "▸", "▾", "", "b", "none", "Delete", "text", text.strip()}
            strange = [part for part in titles if part not in own and text not in part]
            # A field of one line drops line breaks, and one for e-mail the spaces around.
            strange += [value for value in values if value not in (text, text.strip())]
            strange += [option for option in options if option not in own | {""} and text not in option]
            if strange or not any(text in part or part in text for part in titles):
                wrong.append((kind, text, strange))
        clean(tab, where) if step % 8 == 0 else None
        if is_end:
            break
        tab.js("(() => { const m = document.querySelector('#main'); m.scrollTop += m.clientHeight - 80 })()")
        tab.settle(0.05)
    clean(tab, where)
    expect(kinds == set(KINDS), f"{where}: kinds are missing: {set(KINDS) - kinds}")
    missing = sorted(set(range(1, len(wanted) * len(KINDS) + 1)) - places)
    expect(missing == [], f"{where}: rows are missing at {missing}")
    expect(len(done) == len(places), f"{where}: {len(done)} elements have {len(places)} positions.")
    expect(wrong == [], f"{where}: texts became others: {wrong[:4]}")


def questions(tab, seed):
    """A menu and a question, with a text for a title."""
    tab.js("document.querySelector('#main').scrollTop = 0")
    tab.settle()
    # The first row of each kind: scrolling to another would bring other rows.
    for rows, path in (("li:has(.more .o)", ".more .o"), ("li:has(.acts .k)", ".acts .k"), ("li.go", ".b.p")):
        row = tab.page.locator(f"#rows {rows}").first
        button = row.locator(path).last
        # Actions are there for who points at their row.
        row.hover()
        tab.answer(button.click, f"{path} leads nowhere.")
        clean(tab, f"{path}, seed {seed}")
        while tab.js("document.querySelector('#box').open"):
            tab.answer(lambda: tab.page.keyboard.press("Escape"), "Escape closes no box.")
        while tab.js("!!document.querySelectorAll('.way button').length") and tab.js("!document.querySelector('.se')"):
            tab.answer(lambda: tab.page.locator(".way button").click(), "There is no way back.")


CHECKS = [every_row]
