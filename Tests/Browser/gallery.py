"""Every screen of the gallery: opened, pictured, read, scrolled, walked by keys, and everything on it touched."""

import os
import re

from .checks import differences, expect, figures
from .touch import walk

TREES = os.path.join(os.path.dirname(__file__), "trees")
# Fields that need the arrows themselves, and have to be left first.
FIELDS = "textarea, select, input:not([type=checkbox], [type=range])"


def names(world):
    tab = world.tab(world.gallery)
    titles = tab.page.locator("#rows li:not(.hd) .t").all_inner_texts()
    expect(len(titles) >= 13, f"The gallery lists {len(titles)} screens.")
    tab.close("gallery")
    return titles


def file_name(title):
    return title.lower().replace(" ", "-")


def open_screen(tab, title):
    """Opens a screen, and waits for what comes a little later."""
    tab.open(title)
    if title == "Chat":
        tab.until("!document.querySelector('.st').textContent.startsWith('0')", "No message came.")
        tab.settle()


def screens(world):
    for title in names(world):
        tab = world.tab(world.gallery)
        open_screen(tab, title)
        world.picture(tab, file_name(title))
        tab.bound(title)
        if world.has_trees:
            compare(world, tab, title)
        scroll(tab, title)
        keys(tab, title)
        tab.page.locator(".way button").click()
        tab.until("document.title === 'Tableware'", f"{title}: back does not lead back.")
        tab.close(title)


def compare(world, tab, title):
    """The accessibility tree of the first window, with what was recorded."""
    tree = standing(title, tab.page.locator("#rows").aria_snapshot() + "\n")
    path = os.path.join(TREES, f"{file_name(title)}.yaml")
    if world.isRecording:
        with open(path, "w", encoding="utf-8") as file:
            file.write(tree)
        return expect(False, f"{title}: the tree was recorded; look at what changed.")
    if not expect(os.path.exists(path), f"{title}: no tree was recorded; use --record."):
        return
    with open(path, encoding="utf-8") as file:
        recorded = file.read()
    expect(tree == recorded, f"{title}: the accessibility tree is another:\n{differences(recorded, tree)}")


def standing(title, tree):
    """The part of a tree that is the same at every moment: the chat loads pages at both ends of its first messages."""
    if title != "Chat":
        return tree
    return "".join(line for line in tree.splitlines(keepends=True) if re.search(r" 100[0-8]$", line.rstrip()))


def scroll(tab, title):
    """By the wheel: to the end, or far down, and back."""
    page = tab.page
    page.mouse.move(400, 400)
    for step, goal in ((800, "m.scrollTop + m.clientHeight >= m.scrollHeight - 2"), (-800, "m.scrollTop < 2")):
        reached = f"(() => {{ const m = document.querySelector('#main'); return {goal} }})()"
        for _ in range(40):
            if tab.js(reached):
                break
            page.mouse.wheel(0, step)
            page.wait_for_timeout(16)
        tab.wait(lambda: tab.seen() != [], f"{title}: nothing is in sight after the wheel.")
        tab.settle()
        tab.bound(title)


def keys(tab, title):
    """The focus goes to rows, is in sight, and is at the ends after Home and End."""
    focused = """() => { const li = document.activeElement.closest('#rows .r');
        if (!li) return null;
        const m = document.querySelector('#main').getBoundingClientRect(), r = li.getBoundingClientRect();
        return [+li.ariaPosInSet, +li.ariaSetSize, r.bottom > m.top && r.top < m.bottom] }"""
    if not tab.js("!!document.querySelector('#rows li')"):
        return
    for key, goal in (
        ("ArrowDown", "place"), ("End", "last"), ("ArrowUp", "place"), ("PageUp", "place"),
        ("PageDown", "place"), ("Home", "first"), ("ArrowDown", "place"),
    ):
        if tab.js("fields => document.activeElement.matches(fields)", FIELDS):
            tab.js("document.activeElement.blur()")
        # A chat may become longer while it is looked at: the focus is at what was the end, or after it.
        size = tab.js("+document.querySelector('#rows .r').ariaSetSize")
        tab.page.keyboard.press(key)
        wanted = {"first": "f && f[0] === 1", "last": f"f && f[0] >= {size}", "place": "f"}[goal]
        tab.until(
            f"() => {{ const f = ({focused})(); return {wanted} && f[2] }}",
            f"{title}: after {key} the focus is at no row in sight, or at the wrong one.")
        tab.settle()


def touches(world):
    """Everything that can be tapped, set or typed into, on every screen and on those below."""
    seen = set()
    for title in names(world):
        # The animations would only take time.
        tab = world.tab(world.gallery, reduced_motion="reduce")
        tab.open(title)
        walk(tab, seen, [tab.place])
        tab.close(title)
    figures["screens touched"] = len(seen)


def home(world):
    """The tool that people start serves the same."""
    tab = world.tab(world.tool)
    titles = tab.page.locator("#rows li:not(.hd) .t").all_inner_texts()
    expect(len(titles) >= 13, f"The tool lists {len(titles)} screens.")
    world.picture(tab, "home")
    tab.open("Settings")
    tab.close("tool")


CHECKS = [screens, touches, home]
