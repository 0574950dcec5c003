"""A tab of the browser: what it shows, what went wrong in it, and what it sent and got."""

import time
from urllib.parse import urlparse

from .checks import expect

PATIENCE = 20.0
"""Seconds that a condition may take: much more than ever needed here, for machines that are much slower."""


PLACE = """[document.querySelector('.way').textContent, document.title,
  document.querySelector('#box[open] .bxt')?.textContent].join(' ').trim()"""
"""Which screen this is: its title, the one before it, and the menu or the question over it."""

WATCH = """window.WebSocket = class extends WebSocket {
  constructor(...options) {
    super(...options);
    this.addEventListener("message", ({ data }) => noteFrame("got", data));
  }
  send(data) {
    noteFrame("sent", data);
    super.send(data);
  }
}"""
"""Notes the frames of a page. Only Chromium reports them by itself."""


class Tab:
    def __init__(self, browser, url, **options):
        options.setdefault("viewport", {"width": 900, "height": 640})
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.errors, self.diagnostics, self.traffic, self.last = [], [], [], time.monotonic()
        # WebDriver reports neither messages nor frames; its page knows when it changed.
        self.is_watched = hasattr(self.page, "on")
        if self.is_watched:
            self.page.on("console", self.hear)
            self.page.on("pageerror", lambda error: self.errors.append(str(error)))
            self.page.expose_binding("noteFrame", lambda _, way, data: self.note(way, data))
            self.page.add_init_script(WATCH)
        self.script = options.get("java_script_enabled", True)
        self.goto(url)

    def goto(self, url):
        self.traffic.clear()
        self.page.goto(url)
        if self.script:
            self.until("document.body.classList.contains('js')", "The script does not run.")
            # What is done before the greeting is lost.
            if self.is_watched:
                self.wait(lambda: ("sent" in (way for way, _ in self.traffic)), "The script says no greeting.")
            else:
                self.settle()

    def hear(self, message):
        # A picture that its server does not have is a placeholder.
        isMissingPicture = "/image?" in (message.location or {}).get("url", "")
        # Diagnostics of the probe's screens are not mistakes of the page.
        if message.text.startswith("Tableware: "):
            self.diagnostics.append(message.text)
        elif message.type in ("error", "warning") and not isMissingPicture:
            self.errors.append(message.text)

    def note(self, way, data):
        self.last = time.monotonic()
        self.traffic.append((way, data))

    @property
    def got(self):
        """The patches that came."""
        return [data for way, data in self.traffic if way == "got"]

    @property
    def sent(self):
        """The messages that the page sent."""
        return [data for way, data in self.traffic if way == "sent"]

    def js(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def wait(self, condition, sentence):
        """Waits until a condition holds, and says so if it never does."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                return expect(False, sentence)
            self.page.wait_for_timeout(15)
        return expect(True, sentence)

    def until(self, script, sentence, argument=None):
        # The tool's own waiting needs eval, which the page forbids.
        return self.wait(lambda: self.js(script, argument), sentence)

    def settle(self, quiet=0.1):
        """Waits until nothing came for a while and nothing moves."""
        end = time.monotonic() + PATIENCE
        self.last = max(self.last, time.monotonic() - quiet / 2)
        while time.monotonic() < end and (
                self.silence < quiet or self.js("document.getAnimations().length > 0")):
            self.page.wait_for_timeout(15)

    @property
    def silence(self):
        """The seconds since the last frame, or since the page changed where frames are unknown."""
        passed = time.monotonic() - self.last
        return passed if self.is_watched else min(passed, self.page.quiet())

    @property
    def answers(self):
        """How many patches came, or how often the page changed where they are unknown."""
        return len(self.got) if self.is_watched else self.page.changes()

    def answer(self, action, sentence):
        """Does something that has to change what is shown."""
        before = self.answers
        action()
        self.wait(lambda: self.answers > before, sentence)
        self.settle()

    def click(self, locator):
        """Clicks where an element is; unlike the locator's own click, it never scrolls."""
        box = locator.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tap(self, locator):
        """Clicks an element. Without a script it cannot be known whether the element still moves."""
        locator.click(force=not self.script)

    def leads(self, path, sentence):
        """Waits for the page of a path, also without a script."""
        self.wait(lambda: urlparse(self.page.url).path == path, sentence)

    def open(self, title, isLive=False):
        self.page.locator("#rows .r", has=self.page.get_by_text(title, exact=True)).locator(".b.p").click()
        self.until("document.querySelector('.way button')", f"{title} does not open.")
        if not isLive:
            self.settle()

    @property
    def place(self):
        """Which screen this is."""
        return self.js(PLACE)

    def box(self, title, sentence):
        """Waits until a menu or a question is over the page."""
        self.until("title => document.querySelector('#box[open] .bxt')?.textContent === title", sentence, title)
        self.settle()

    def unbox(self, sentence):
        """Waits until nothing is over the page."""
        self.until("!document.querySelector('#box').open && !document.querySelector('#box').firstChild", sentence)
        self.settle()

    def seen(self):
        """The titles of the rows in sight."""
        return self.js(
            """() => { const box = document.querySelector('#main').getBoundingClientRect();
               return [...document.querySelectorAll('#rows li')].filter(li => {
                 const r = li.getBoundingClientRect(); return r.bottom > box.top + 40 && r.top < box.bottom })
               .map(li => li.querySelector('.t')?.textContent) }""")

    def row(self, title):
        return self.page.locator("#rows .r", has=self.page.get_by_text(title, exact=True)).first

    def bound(self, name):
        """Whether the page holds a window and not the table."""
        items = self.js("document.querySelectorAll('#rows .r').length")
        nodes = self.js("document.querySelectorAll('*').length")
        expect(0 < items <= 400, f"{name}: {items} items are in the page.")
        expect(nodes < 8_000, f"{name}: {nodes} elements are in the page.")
        return items

    def close(self, name):
        expect(self.errors == [], f"{name}: the console says {self.errors}")
        self.context.close()
