"""Drives the screens in a real browser. Called by check-web with the folder of the programs and of the pictures."""

import shutil
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request

from playwright.sync_api import sync_playwright

programs, pictures = sys.argv[1], sys.argv[2]
wanted = sys.argv[3:]
failures = []
figures = {}


def expect(condition, sentence):
    if not condition:
        failures.append(sentence)
        print("  ✘", sentence)


class Server:
    """A program that serves, on a port of its own choice."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http"))

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            expect(False, "The server did not stop within five seconds.")
            self.process.kill()
        for line in self.process.stdout:
            print("  the server says:", line.rstrip())


class Proxy:
    """Stands between browser and server, and can be cut."""

    def __init__(self, server):
        self.port = int(server.url.rstrip("/").split(":")[-1])
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        self.open = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                continue
            self.open += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self.pump, args=(source, target), daemon=True).start()

    def pump(self, source, target):
        try:
            while data := source.recv(65536):
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self):
        for end in self.open:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self.open = []


class Page:
    """A tab, with everything that went wrong in it and everything that came."""

    def __init__(self, browser, url, **options):
        self.context = browser.new_context(viewport={"width": 900, "height": 640}, **options)
        self.page = self.context.new_page()
        self.errors, self.frames = [], []
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda e: self.errors.append(str(e)))
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(data)))
        self.page.goto(url)
        if options.get("java_script_enabled", True):
            self.until("document.body.classList.contains('js')", "The script does not run.")

    def open(self, title):
        self.page.get_by_text(title, exact=True).first.click()
        self.until("document.querySelector('.way button')", f"{title} does not open.")

    def js(self, script, arg=None):
        return self.page.evaluate(script, arg)

    def until(self, script, sentence, arg=None):
        # The tool's own waiting needs eval, which the page forbids.
        for _ in range(500):
            if self.page.evaluate(script, arg):
                return
            self.page.wait_for_timeout(20)
        expect(False, sentence)

    def seen(self):
        """The titles of the rows in sight."""
        return self.js(
            """() => { const box = document.querySelector('#main').getBoundingClientRect();
               return [...document.querySelectorAll('#rows > li:not(.hd)')].filter(li => {
                 const r = li.getBoundingClientRect(); return r.bottom > box.top + 40 && r.top < box.bottom })
               .map(li => li.querySelector('.t')?.textContent) }""")

    def close(self, name):
        expect(self.errors == [], f"{name}: the console says {self.errors}")
        self.context.close()


def gallery(browser, server):
    home = Page(browser, server.url)
    names = home.page.locator("#rows li:not(.hd) .t").all_inner_texts()
    home.page.screenshot(path=f"{pictures}/home.png")
    home.close("home")
    expect(len(names) >= 9, "The gallery lists fewer than nine screens.")
    for name in names:
        tab = Page(browser, server.url)
        tab.open(name)
        tab.page.wait_for_timeout(400)
        file = name.replace(" ", "-").lower()
        tab.page.screenshot(path=f"{pictures}/{file}.png")
        count = tab.page.locator("#rows > li").count()
        expect(0 < count < 400, f"{name}: {count} items are in the page.")
        for _ in range(3):
            tab.page.mouse.move(400, 400)
            tab.page.mouse.wheel(0, 500)
            tab.page.wait_for_timeout(60)
        for key in ["End", "ArrowUp", "ArrowUp", "PageUp", "Home", "ArrowDown"]:
            tab.page.keyboard.press(key)
            tab.page.wait_for_timeout(60)
        tree = tab.page.locator("#rows").aria_snapshot()
        expect("list" in tree or "listitem" in tree, f"{name}: there is no list in the accessibility tree.")
        tab.page.get_by_role("button", name="‹ Tableware").click()
        tab.until("document.title === 'Tableware'", f"{name}: back does not lead back.")
        tab.close(name)
    for scheme, direction in (("dark", "ltr"), ("light", "rtl")):
        tab = Page(browser, server.url, color_scheme=scheme)
        tab.js("d => { document.documentElement.dir = d }", direction)
        tab.open("Settings")
        tab.page.wait_for_timeout(300)
        tab.page.screenshot(path=f"{pictures}/settings-{scheme}-{direction}.png")
        tab.page.set_viewport_size({"width": 360, "height": 640})
        tab.page.screenshot(path=f"{pictures}/settings-{scheme}-{direction}-narrow.png")
        tab.close(scheme)


def processes(browser, server):
    tab = Page(browser, server.url)
    tab.open("Processes")
    tab.page.wait_for_timeout(500)
    tab.frames.clear()
    tab.page.wait_for_timeout(5000)
    figures["Processes, bytes a second"] = sum(len(frame) for frame in tab.frames) // 5
    expect(figures["Processes, bytes a second"] < 10_000, "Processes sends more than 10 KB a second.")
    tab.close("processes")


def million(browser, server):
    times = {}
    for name in ("Thousand", "Million"):
        best = None
        for _ in range(3):
            tab = Page(browser, server.url)
            begin = tab.js("performance.now()")
            tab.page.get_by_text(name, exact=True).click()
            tab.until("document.title === 'Million'", f"{name} does not open.")
            tab.page.locator("text=Row 5").first.wait_for()
            time = tab.js("performance.now()") - begin
            best = min(best or time, time)
            if name == "Thousand":
                tab.close(name)
        times[name] = best
    figures["first content, ms"] = {name: round(time) for name, time in times.items()}
    expect(times["Million"] < 1.5 * times["Thousand"] + 30, "A million rows open slower than a thousand.")
    page = tab.page
    height = tab.js("document.querySelector('#main').scrollHeight")
    expect(10e6 < height < 33.5e6, f"The scroll range is {height} pixels.")
    counts = []
    for part in (0.5, 0.25, 0.9, 1.0, 0.0):
        tab.js("part => { const m = document.querySelector('#main'); m.scrollTop = part * (m.scrollHeight - m.clientHeight) }", part)
        tab.until(
            """part => { const m = document.querySelector('#main').getBoundingClientRect();
               const li = document.elementFromPoint(m.left + 200, m.top + m.height / 2)?.closest('#rows > li');
               const n = +li?.querySelector('.t')?.textContent.slice(4);
               return Math.abs(n - part * 1e6) < 3000 }""",
            f"The scroll bar at {part} does not show that part of the table.", part)
        counts.append(page.locator("#rows > li").count())
    figures["items in the page"] = max(counts)
    expect(max(counts) < 400, f"{max(counts)} items are in the page.")
    page.mouse.move(400, 400)
    last = -1
    for _ in range(120):
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(16)
    page.wait_for_timeout(300)
    seen = tab.seen()
    numbers = [int(title[4:]) for title in seen if title.startswith("Row")]
    expect(numbers and numbers == list(range(numbers[0], numbers[0] + len(numbers))), f"Rows are missing: {seen}")
    expect(300 < numbers[0] < 700, f"120 wheels of 200 pixels lead to row {numbers[0]}.")
    # What is inserted above does not move the reader.
    before = tab.js("[...document.querySelectorAll('#rows > li')].map(li => [li.id, li.getBoundingClientRect().top])")
    first = tab.seen()[1]
    y = "t => [...document.querySelectorAll('#rows > li .t')].find(e => e.textContent === t)?.getBoundingClientRect().top"
    old = tab.js(y, first)
    there = "t => [...document.querySelectorAll('#rows .t')].some(e => e.textContent === t)"
    page.get_by_text("insert above").click()
    tab.until("document.querySelector('.st').textContent === '10 inserted'", "The insertion was not shown.")
    page.wait_for_timeout(100)
    expect(abs((tab.js(y, first) or -999) - old) < 2, "Rows inserted above moved the reader.")
    page.get_by_text("middle").click()
    tab.until(there, "The middle does not come.", "Row 500000")
    page.wait_for_timeout(200)
    expect("Row 500000" in tab.seen()[:3], f"A jump to the middle shows {tab.seen()[:3]}.")
    stuck = tab.js("document.elementFromPoint(200, document.querySelector('#main').getBoundingClientRect().top + 5).closest('li').textContent")
    expect("Part 5" in stuck, f"The header that sticks is “{stuck}”.")
    page.locator(".ix button", has_text="9").click()
    tab.until(there, "The index leads nowhere.", "Row 900000")
    page.wait_for_timeout(200)
    expect("Row 900000" in tab.seen()[:3], f"The index entry 9 shows {tab.seen()[:3]}.")
    page.screenshot(path=f"{pictures}/million.png")
    for key, row in (("End", 999_999), ("Home", 0)):
        page.locator("#rows li button").nth(5).focus()
        page.keyboard.press(key)
        tab.until("t => document.activeElement.querySelector('.t')?.textContent === t", f"{key} does not lead to row {row}.",
                  f"Row {row}" if row else "New 0")
    tab.close("million")


def fields(browser, server):
    tab = Page(browser, server.url)
    tab.open("Fields")
    page = tab.page
    plain = page.get_by_label("Plain")
    plain.click()
    page.keyboard.type("The quick brown fox jumps over the lazy dog", delay=8)
    expect(plain.input_value() == "The quick brown fox jumps over the lazy dog", f"Typed text became {plain.input_value()}.")
    tab.until("document.querySelector('.st').textContent.includes('lazy dog')", "Typed text did not arrive.")
    plain.press("Home")
    page.keyboard.type("So: ", delay=8)
    expect(plain.input_value().startswith("So: The"), "The cursor jumped while rows were updated.")
    upper = page.get_by_label("Upper")
    upper.click()
    page.keyboard.type("shout", delay=15)
    tab.until("document.querySelectorAll('#rows input')[1].value === 'SHOUT'", "What the app made of a text is not shown.")
    refused = page.get_by_label("Refused")
    refused.click()
    page.keyboard.type("x")
    tab.until("document.querySelectorAll('#rows input')[2].value === 'fixed'", "A refused text is still shown.")
    expect(tab.js("document.activeElement.closest('li').textContent").startswith("Refused"), "The focus was lost.")
    # The connection breaks while something is typed.
    plain.click()
    tab.context.set_offline(True)
    plain.press("End")
    page.keyboard.type("!")
    tab.context.set_offline(False)
    tab.close("fields")


def hostile(browser, server):
    tab = Page(browser, server.url)
    tab.page.get_by_text("Hostile", exact=True).click()
    tab.page.wait_for_timeout(400)
    expect(tab.js("window.hit === undefined"), "A hostile text ran.")
    strange = tab.js("[...document.querySelectorAll('script:not([src=\"/app.js\"]), img, iframe, svg, body b')].map(e => e.outerHTML)")
    expect(strange == [], f"Hostile texts became elements: {strange}")
    expect(tab.page.locator("#rows li").count() >= 30, "Hostile rows are missing.")
    tab.page.screenshot(path=f"{pictures}/hostile.png")
    tab.close("hostile")


def order(browser, server):
    tab = Page(browser, server.url)
    tab.open("Order")
    page = tab.page
    titles = lambda: page.locator("#rows li:not(.hd) .t").all_inner_texts()
    page.locator("#rows li", has_text="Row 1").focus()
    page.keyboard.press("Alt+ArrowDown")
    tab.until("document.querySelectorAll('#rows li:not(.hd) .t')[1].textContent === 'Row 1'", "Alt+Down does not move a row.")
    expect(tab.js("document.activeElement.closest('li')?.textContent ?? ''").startswith("⠿Row 1"), "The focus did not go with the row.")
    page.locator("#rows li", has_text="Row 5").locator(".h").hover()
    page.mouse.down()
    box = page.locator("#rows li", has_text="Row 2").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + 100, box["y"] + 4)
    page.screenshot(path=f"{pictures}/drag.png")
    page.mouse.up()
    tab.until("document.querySelectorAll('#rows li:not(.hd) .t')[0].textContent === 'Row 5'", "Dragging does not move a row.")
    page.locator("#rows li", has_text="Row 3").get_by_text("Flag").click()
    tab.until("document.querySelector('.st').textContent === 'flagged 3'", "An action does nothing.")
    page.locator("#rows li", has_text="Row 3").get_by_text("Delete").click()
    page.get_by_text("Cancel").wait_for()
    page.locator("#rows button", has_text="Delete").click()
    tab.until("document.querySelector('.st').textContent === 'deleted 3'", "A question leads nowhere.")
    expect("Row 3" not in titles(), "A deleted row is still there.")
    tab.close("order")


def busy(browser, server):
    tab = Page(browser, server.url)
    tab.open("Busy")
    tab.page.wait_for_timeout(1200)
    tab.frames.clear()
    tab.page.wait_for_timeout(5000)
    figures["300 busy rows, bytes a second"] = sum(len(frame) for frame in tab.frames) // 5
    expect(figures["300 busy rows, bytes a second"] < 10_000, "300 busy rows send more than 10 KB a second.")
    tab.close("busy")


def without_script(browser, server):
    tab = Page(browser, server.url, java_script_enabled=False)
    page = tab.page
    page.get_by_text("Order", exact=True).click()
    page.get_by_role("heading", name="Order").wait_for()
    page.locator("#rows li", has_text="Row 2").get_by_text("Flag").click()
    page.get_by_text("flagged 2").wait_for()
    page.get_by_text("‹ Probe").click()
    page.get_by_text("Million", exact=True).click()
    page.get_by_text("More rows ›").click()
    page.get_by_text("Row 100", exact=True).wait_for()
    page.screenshot(path=f"{pictures}/without-script.png")
    tab.close("without a script")


def come_back(browser, server):
    """A connection that breaks is made again; a server that is new begins anew."""
    proxy = Proxy(server)
    tab = Page(browser, proxy.url)
    tab.open("Million")
    tab.js("document.querySelector('#main').scrollTop = 5e6")
    tab.page.wait_for_timeout(500)
    seen = tab.seen()
    proxy.cut()
    tab.until("document.body.classList.contains('offline')", "A broken connection is not noticed.")
    tab.until("!document.body.classList.contains('offline')", "A broken connection is not made again.")
    tab.page.wait_for_timeout(200)
    expect(tab.seen() == seen, f"After a break the reader is at {tab.seen()[:2]} and not at {seen[:2]}.")
    tab.context.close()

    tab = Page(browser, proxy.url)
    tab.open("Fields")
    plain = tab.page.get_by_label("Plain")
    plain.click()
    tab.page.keyboard.type("before ")
    proxy.cut()
    tab.page.keyboard.type("and after", delay=5)
    tab.until("document.querySelector('.st').textContent.includes('plain=before and after')", "What was typed without a connection is lost.")
    expect(tab.js("document.activeElement.matches('input')"), "A break takes the focus away.")

    other = Server(f"{programs}/WebProbe", "0")
    proxy.port = int(other.url.rstrip("/").split(":")[-1])
    proxy.cut()
    for _ in range(80):
        tab.page.wait_for_timeout(100)
        if tab.page.title() == "Probe":
            break
    expect(tab.page.title() == "Probe", "A new server does not begin anew.")
    tab.context.close()
    other.stop()


def refusals(server):
    """Requests that no page of the server would make."""
    def status(path, headers={}, data=None):
        request = urllib.request.Request(server.url + path, headers=headers, data=data)
        try:
            return urllib.request.urlopen(request, timeout=5).status
        except urllib.error.HTTPError as error:
            return error.code
    expect(status("", {"Host": "evil.example"}) == 421, "Another name is answered.")
    expect(status("do?tab=x", {"Origin": "http://evil.example"}, b"e=b") == 403, "A foreign form is taken.")
    expect(status("do?tab=x", {}, b"e=b") == 403, "A form without an origin is taken.")
    expect(status("live?tab=x") == 403, "A connection without an origin is taken.")
    own = {"Origin": server.url.rstrip("/")}
    expect(status("live?tab=x", own) == 410, "A forged tab is taken.")
    expect(status("../../etc/passwd") == 404 and status("%2e%2e/etc/passwd") == 404, "There are files.")


parts = [gallery, processes, million, fields, hostile, order, busy, without_script, come_back]
demo = Server(shutil.which("tableware", path=programs) or f"{programs}/TablewareTool", "demo", "--web", "--port", "0")
probe = Server(f"{programs}/WebProbe", "0")
try:
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for part in parts:
            if wanted and part.__name__ not in wanted:
                continue
            print(part.__name__)
            try:
                part(browser, demo if part in (gallery, processes) else probe)
            except Exception as error:
                expect(False, f"{part.__name__}: {error}")
        browser.close()
    refusals(probe)
finally:
    demo.stop()
    probe.stop()
for name, figure in figures.items():
    print(f"{name}: {figure}")
print(f"check-web: {len(failures)} failures" if failures else "check-web: every screen works in a browser.")
sys.exit(1 if failures else 0)
