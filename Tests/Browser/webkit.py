"""WebKit for GTK, by WebDriver. It has the part of the interface of playwright's pages that the checks use."""

import contextlib
import glob
import json
import os
import subprocess
import tempfile
import time
import types

from playwright.sync_api import TimeoutError
from selenium import webdriver
from selenium.common.exceptions import JavascriptException, WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.wheel_input import WheelInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .locator import Locator, resolve
from .servers import Server

# The keys that have another name here.
KEYS = {
    "ArrowDown": Keys.ARROW_DOWN, "ArrowUp": Keys.ARROW_UP, "ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT,
    "PageDown": Keys.PAGE_DOWN, "PageUp": Keys.PAGE_UP, "Home": Keys.HOME, "End": Keys.END, "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE, "Tab": Keys.TAB, "Backspace": Keys.BACKSPACE, "Delete": Keys.DELETE, "Space": " ",
    "\n": Keys.ENTER, "Control": Keys.CONTROL, "Alt": Keys.ALT, "Shift": Keys.SHIFT,
}
BUTTONS = ["left", "middle", "right"]
# How long nothing in the page has changed, in milliseconds, and how often it changed.
CHANGES = """() => {
  if (!window.changes) {
    const note = () => window.changes = [performance.now(), (window.changes?.[1] ?? 0) + 1];
    note();
    new MutationObserver(note)
      .observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  }
  return [performance.now() - window.changes[0], window.changes[1]] }"""


def program():
    """The browser that Debian installs with the engine; `None` without it."""
    return next(iter(glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")), None)


class Browser:
    """A screen without a monitor, and one process for each context on it."""

    NARROWEST = 447
    """The least width of a window in pixels: its buttons need that."""
    HAS_TREES = False

    def __init__(self):
        source, end = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(end), "-screen", "0", "2600x1600x24", "-nolisten", "tcp"],
            pass_fds=[end], stderr=subprocess.DEVNULL)
        Server.started.append(self.screen)
        os.close(end)
        with open(source, encoding="ascii") as file:
            self.display = f":{file.readline().strip()}"
        self.contexts = []

    def new_context(self, **options):
        context = Context(self, **options)
        self.contexts.append(context)
        return context

    def close(self):
        for context in self.contexts[:]:
            context.close()
        self.screen.terminate()
        self.screen.wait()


class Context:
    def __init__(self, browser, viewport=None, java_script_enabled=True, color_scheme="light", reduced_motion="no-preference"):
        self.browser = browser
        # What the desktop prefers, and files that are selected and saved.
        self.folder = tempfile.TemporaryDirectory(prefix="check-web-")
        os.mkdir(f"{self.folder.name}/gtk-3.0")
        with open(f"{self.folder.name}/gtk-3.0/settings.ini", "w", encoding="ascii") as file:
            file.write(f"[Settings]\ngtk-enable-animations={int(reduced_motion != 'reduce')}\n")
        os.mkdir(f"{self.folder.name}/saved")
        with open(f"{self.folder.name}/user-dirs.dirs", "w", encoding="ascii") as file:
            file.write(f'XDG_DOWNLOAD_DIR="{self.folder.name}/saved"\n')
        options = Options()
        options.binary_location = program()
        options.add_argument("--automation")
        if not java_script_enabled:
            options.add_argument("--enable-javascript=false")
        if color_scheme == "dark":
            options.add_argument("--dark-mode")
        self.driver = webdriver.WebKitGTK(
            options=options,
            service=Service(env={**os.environ, "DISPLAY": browser.display, "XDG_CONFIG_HOME": self.folder.name}))
        Server.started.append(self.driver.service.process)
        self.viewport = viewport or {"width": 900, "height": 640}
        self.pages = []

    def new_page(self):
        if self.pages:
            self.driver.switch_to.new_window("window")
        page = Page(self, self.driver.current_window_handle)
        self.pages.append(page)
        page.set_viewport_size(self.viewport)
        return page

    @contextlib.contextmanager
    def expect_page(self):
        """The page that the block opens, as `value` after it."""
        before, opened = set(self.driver.window_handles), types.SimpleNamespace()
        yield opened
        wait(lambda: set(self.driver.window_handles) - before, 30_000, "Another page")
        (handle,) = set(self.driver.window_handles) - before
        opened.value = Page(self, handle)

    def cookies(self):
        return [{"sameSite": "Lax", **cookie} for cookie in self.driver.get_cookies()]

    def close(self):
        with contextlib.suppress(ValueError):
            self.browser.contexts.remove(self)
            self.driver.quit()
            self.folder.cleanup()


class Page:
    def __init__(self, context, handle):
        self.context, self.handle = context, handle
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)
        self.size = None

    @property
    def driver(self):
        driver = self.context.driver
        if driver.current_window_handle != self.handle:
            driver.switch_to.window(self.handle)
        return driver

    @property
    def url(self):
        return self.driver.current_url

    def goto(self, url):
        self.driver.get(url)
        # It reports no status.
        return types.SimpleNamespace(status=None)

    def go_back(self):
        self.driver.back()

    def go_forward(self):
        self.driver.forward()

    def reload(self):
        self.driver.refresh()

    def title(self):
        return self.driver.title

    def evaluate(self, script, argument=None):
        # The window is given as text, as playwright does: some values of scripts have no form in WebDriver.
        try:
            text = self.driver.execute_script(
                f"const value = ({script}); const done = typeof value === 'function' ? value(arguments[0]) : value;"
                "return Promise.resolve(done).then(value => JSON.stringify(value instanceof Node ? 'node' : value) ?? null)",
                argument)
        except JavascriptException as error:
            # A program has no value.
            if "Unexpected token ';'" not in error.msg:
                raise
            text = self.driver.execute_script(script)
        return None if text is None else json.loads(text)

    def quiet(self):
        """The seconds since the page last changed."""
        return self.evaluate(CHANGES)[0] / 1_000

    def changes(self):
        """How often the page changed since it was loaded."""
        return self.evaluate(CHANGES)[1]

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1_000)

    def wait_for_function(self, script, arg=None, timeout=30_000):
        def holds():
            # The page may be replaced by another one meanwhile.
            with contextlib.suppress(WebDriverException):
                return self.evaluate(script, arg)
        wait(holds, timeout, script)

    def set_viewport_size(self, size):
        """Makes the window larger than the size by what is around the page."""
        driver, wanted = self.driver, (size["width"], size["height"])
        width, height = wanted
        for _ in range(4):
            driver.set_window_rect(0, 0, width, height)
            # The page is laid out some time after that.
            for _ in range(25):
                now = self.evaluate("[innerWidth, innerHeight]")
                if tuple(now) == wanted:
                    return
                time.sleep(0.02)
            width, height = width + wanted[0] - now[0], height + wanted[1] - now[1]
        raise RuntimeError(f"A window of {wanted} became {now}.")

    def screenshot(self, path, caret=None):
        self.driver.save_screenshot(path)

    @contextlib.contextmanager
    def expect_download(self):
        """The file that the block saves, as `value` after it."""
        folder, saved = f"{self.context.folder.name}/saved", types.SimpleNamespace()
        before = set(os.listdir(folder))
        yield saved

        def complete():
            names = [name for name in set(os.listdir(folder)) - before if not name.endswith(".wkdownload")]
            # The file is there before its content.
            return [name for name in names if os.path.getsize(f"{folder}/{name}")]

        (name,) = wait(complete, 30_000, "A file that is saved")
        saved.value = types.SimpleNamespace(suggested_filename=name, path=lambda: f"{folder}/{name}", failure=lambda: None)

    def locator(self, selector, **filters):
        return Locator(self, []).locator(selector, **filters)

    def get_by_text(self, text, exact=False):
        return Locator(self, []).get_by_text(text, exact)

    def get_by_label(self, text, exact=False):
        return Locator(self, []).get_by_label(text, exact)

    def get_by_role(self, role, name=None, exact=False):
        return Locator(self, []).get_by_role(role, name, exact)

    def get_by_test_id(self, name):
        return Locator(self, []).get_by_test_id(name)

    def inner_text(self, selector):
        return self.locator(selector).inner_text()

    def elements(self, steps):
        return self.driver.execute_script(f"return ({resolve})(arguments[0])", steps)

    def close(self):
        self.driver.close()


class Keyboard:
    def __init__(self, page):
        self.page = page

    def press(self, names):
        # "Control++" is the plus with Control.
        *held, key = names.replace("++", "+Plus").split("+") if len(names) > 1 else [names]
        keys = [KEYS.get(name, name) for name in [*held, "+" if key == "Plus" else key]]
        actions = ActionBuilder(self.page.driver)
        for one in keys:
            actions.key_action.key_down(one)
        for one in reversed(keys):
            actions.key_action.key_up(one)
        actions.perform()

    def type(self, text, delay=0):
        for letter in text:
            self.press(letter)
            time.sleep(delay / 1_000)


class Mouse:
    def __init__(self, page):
        self.page, self.place = page, (0, 0)

    def act(self, *actions):
        builder = ActionBuilder(self.page.driver)
        for name, *values in actions:
            getattr(builder.pointer_action, name)(*values)
        builder.perform()

    def move(self, x, y, steps=1):
        self.place = (int(x), int(y))
        self.act(("move_to_location", int(x), int(y)))

    def click(self, x, y):
        self.act(("move_to_location", int(x), int(y)), ("pointer_down",), ("pointer_up",))

    def press(self, button, modifiers=()):
        builder, number = ActionBuilder(self.page.driver), BUTTONS.index(button)
        held = [KEYS[{"ControlOrMeta": "Control"}.get(name, name)] for name in modifiers]
        for key in held:
            builder.key_action.key_down(key)
            builder.pointer_action.pause()
        for _ in range(2 if held else 0):
            builder.key_action.pause()
        builder.pointer_action.pointer_down(number)
        builder.pointer_action.pointer_up(number)
        for key in held:
            builder.key_action.key_up(key)
        builder.perform()

    def wheel(self, x, y):
        builder = ActionBuilder(self.page.driver, wheel=WheelInput("wheel"))
        builder.wheel_action.scroll(*self.place, round(x), round(y))
        builder.perform()

    def down(self, button="left"):
        self.act(("pointer_down", BUTTONS.index(button)))

    def up(self, button="left"):
        self.act(("pointer_up", BUTTONS.index(button)))


def wait(condition, timeout, name):
    """Waits until a condition holds, and raises what playwright raises if it does not."""
    end = time.monotonic() + timeout / 1_000
    while not (value := condition()):
        if time.monotonic() > end:
            raise TimeoutError(f"{name} did not become true.")
        time.sleep(0.015)
    return value
