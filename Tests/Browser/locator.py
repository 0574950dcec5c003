"""Finds elements by the words of playwright's locators, for an engine that playwright cannot drive."""

import os
import time

from playwright.sync_api import TimeoutError
from selenium.common.exceptions import WebDriverException

resolve = """(steps) => {
  const tidy = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const has = (text, wanted, exact) => exact ? tidy(text) === tidy(wanted) : tidy(text).toLowerCase().includes(wanted.toLowerCase());
  const name = (e) => e.getAttribute("aria-label")
    ?? document.getElementById(e.getAttribute("aria-labelledby"))?.textContent ?? e.labels?.[0]?.textContent
    ?? (e.textContent || e.value || e.placeholder || e.title);
  const roles = { button: "button, [role=button], summary", link: "a[href]", heading: "h1, h2, h3", menuitem: "[role=menuitem]", dialog: "dialog",
    textbox: "input:not([type]), input[type=text], textarea", checkbox: "[type=checkbox]", searchbox: "[type=search]" };
  const deepest = (all) => all.filter((e) => !all.some((other) => other !== e && e.contains(other)));
  const find = (roots, step) => {
    const among = (selector) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector.replace(":visible", ""))]))]
      .filter((e) => !selector.endsWith(":visible") || e.checkVisibility());
    if (step.css) return among(step.css);
    if (step.parent) return roots.map((root) => root.closest(step.parent)).filter(Boolean);
    if (step.text != null) return deepest(among("*").filter((e) => has(e.textContent, step.text, step.exact)));
    if (step.label != null) return among("input, select, textarea, button, [aria-label]").filter((e) => has(name(e), step.label, step.exact));
    if (step.role) return among(`${roles[step.role] ?? ""}${roles[step.role] ? ", " : ""}[role=${step.role}]`)
      .filter((e) => e.checkVisibility() && (step.name == null || has(name(e), step.name, step.exact)));
    if (step.hasText != null) return roots.filter((e) => has(e.textContent, step.hasText));
    if (step.has) return roots.filter((e) => run([e], step.has).length);
    if (step.nth != null) return roots.slice(step.nth, step.nth + 1 || undefined);
  };
  const run = (roots, steps) => steps.reduce(find, roots);
  return run([document], steps) }"""
"""The elements of a list of steps, each of which looks inside what the one before found, or selects of that."""


class Locator:
    def __init__(self, page, steps):
        self.page, self.steps = page, steps

    def add(self, **step):
        return Locator(self.page, [*self.steps, step])

    def locator(self, selector, has=None, has_text=None):
        if selector.startswith("xpath=ancestor::"):
            return self.add(parent=selector.removeprefix("xpath=ancestor::"))
        found = self.add(css=selector)
        return found.filter(has, has_text)

    def filter(self, has=None, has_text=None):
        found = self if has_text is None else self.add(hasText=has_text)
        return found if has is None else found.add(has=has.steps)

    def get_by_text(self, text, exact=False):
        return self.add(text=text, exact=exact)

    def get_by_label(self, text, exact=False):
        return self.add(label=text, exact=exact)

    def get_by_role(self, role, name=None, exact=False):
        return self.add(role=role, name=name, exact=exact)

    def get_by_test_id(self, name):
        return self.add(css=f'[data-testid="{name.replace(chr(34), chr(92) + chr(34))}"]')

    def nth(self, index):
        return self.add(nth=index)

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    def count(self):
        return len(self.page.elements(self.steps))

    def all(self):
        return [self.nth(index) for index in range(self.count())]

    def act(self, action, timeout=30_000):
        """Does something with the only element as soon as there is one that allows it."""
        end, problem = time.monotonic() + timeout / 1_000, "there is none"
        while time.monotonic() < end:
            found = self.page.elements(self.steps)
            if len(found) > 1:
                raise ValueError(f"{self.steps} are {len(found)} elements.")
            if found:
                try:
                    return action(found[0])
                except WebDriverException as error:
                    problem = error.msg
            time.sleep(0.015)
        raise TimeoutError(f"{self.steps}: {problem}.")

    def evaluate(self, script, argument=None):
        return self.act(lambda element: self.page.driver.execute_script(
            f"return ({script})(arguments[0], arguments[1])", element, argument))

    def click(self, timeout=30_000, button="left", modifiers=(), force=False, position=None):
        if position:
            box = self.bounding_box()
            return self.page.mouse.click(box["x"] + position["x"], box["y"] + position["y"])
        if button == "left" and not modifiers:
            return self.act(lambda element: element.click(), timeout)
        self.hover(timeout)
        self.page.mouse.press(button, modifiers)

    def focus(self):
        self.evaluate("(element) => element.focus()")

    def fill(self, text):
        # The whole value at once, as a paste does.
        self.evaluate("""(element, text) => { element.focus();
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value").set.call(element, text);
          element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
          element.dispatchEvent(new Event("change", { bubbles: true })) }""", text)

    def press(self, keys):
        self.focus()
        self.page.keyboard.press(keys)

    def hover(self, timeout=30_000, force=False):
        def move(element):
            self.page.driver.execute_script("arguments[0].scrollIntoView({ block: 'nearest' })", element)
            box = element.rect
            left, top = self.page.driver.execute_script(
                "const { left, top } = arguments[0].getBoundingClientRect(); return [left, top]", element)
            x, y = left + box["width"] / 2, top + box["height"] / 2
            # A pointer that is there already has to move to be noticed.
            self.page.mouse.move(x - 1, y)
            self.page.mouse.move(x, y)
        self.act(move, timeout)

    def scroll_into_view_if_needed(self):
        self.evaluate("(element) => element.scrollIntoView({ block: 'nearest' })")

    def bounding_box(self):
        return self.evaluate("""(element) => { const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left, y: top, width, height } }""")

    def input_value(self):
        return self.evaluate("(element) => element.value")

    def inner_text(self):
        # Here it ends with the line break of a block.
        return self.evaluate("(element) => element.innerText").strip()

    def text_content(self):
        return self.evaluate("(element) => element.textContent")

    def is_visible(self):
        return any(element.is_displayed() for element in self.page.elements(self.steps))

    def get_attribute(self, name):
        return self.evaluate("(element, name) => element.getAttribute(name)", name)

    def all_inner_texts(self):
        return [one.inner_text() for one in self.all()]

    def wait_for(self):
        self.act(lambda element: True)

    def set_input_files(self, file):
        """Selects a file with a name and a content."""
        path = os.path.join(self.page.context.folder.name, file["name"])
        with open(path, "wb") as made:
            made.write(file["buffer"])
        self.act(lambda element: element.send_keys(path))

    def is_disabled(self):
        return self.evaluate("(element) => element.disabled")

    def is_checked(self):
        return self.evaluate("(element) => element.checked")

    def check(self):
        if not self.is_checked():
            self.click()

    def select_option(self, label):
        self.evaluate("""(element, label) => {
          element.value = [...element.options].find((one) => [one.label, one.value].includes(label)).value;
          element.dispatchEvent(new Event("input", { bubbles: true }));
          element.dispatchEvent(new Event("change", { bubbles: true })) }""", label)
