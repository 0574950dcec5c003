"""Connections that break, servers that end, sessions without a browser, and requests that no page makes."""

import contextlib
import json
import os
import shutil
import tempfile
import urllib.error
import urllib.request
from urllib.parse import urlparse

from playwright.sync_api import Error

from .checks import expect
from .engines import without
from .servers import Proxy

OFFLINE = "document.body.classList.contains('offline')"


def same_place(world):
    """A connection that breaks is made again: the same window, the same focus."""
    proxy = Proxy(world.probe)
    tab = world.tab(proxy)
    tab.open("Million")
    tab.js("document.querySelector('#main').scrollTop = 5e6")
    tab.wait(lambda: any(title.startswith("Row 3") for title in tab.seen()), "The scroll bar leads nowhere.")
    tab.settle()
    tab.page.locator("#rows li button").nth(25).focus()
    tab.settle()
    held = "document.activeElement.textContent"
    seen, focus = tab.seen(), tab.js(held)
    proxy.cut()
    tab.until(OFFLINE, "A broken connection is not noticed.")
    tab.until(f"!{OFFLINE}", "A broken connection is not made again.")
    tab.until("live.textContent !== ''", "No message says that the connection broke.")
    tab.settle()
    tab.wait(lambda: tab.seen() == seen, f"After a break the user is not at {seen[:2]}.")
    expect(tab.js(held) == focus, "A break takes the focus away.")
    tab.context.close()


def unsent_input(world):
    """What was typed while there was no connection arrives; a new server begins a new session."""
    proxy = Proxy(world.probe)
    tab = world.tab(proxy)
    tab.open("Fields", isLive=True)
    tab.page.get_by_label("Plain").click()
    tab.page.keyboard.type("before ")
    proxy.cut()
    tab.page.keyboard.type("and after", delay=5)
    tab.until("document.querySelector('.st').textContent.includes('plain=before and after')", "What was typed without a connection is lost.")
    expect(tab.js("document.activeElement.matches('input')"), "A break takes the focus away.")
    other = world.start()
    proxy.port = other.port
    proxy.cut()
    tab.wait(lambda: tab.page.title() == "Probe", "A new server does not begin a new session.")
    tab.open("Order")
    tab.context.close()
    other.stop()


def outage(world):
    """A network that is gone for a while takes nothing away: the same screen, the same row, what was typed."""
    proxy = Proxy(world.probe)
    tabs = [world.tab(proxy), world.tab(proxy)]
    tabs[0].open("Fields", isLive=True)
    tabs[0].page.get_by_label("Plain").click()
    tabs[0].page.keyboard.type("before ")
    tabs[1].open("Million")
    tabs[1].js("document.querySelector('#main').scrollTop = 5e6")
    tabs[1].wait(lambda: any(title.startswith("Row 3") for title in tabs[1].seen()), "The scroll bar leads nowhere.")
    tabs[1].settle()
    seen = tabs[1].seen()
    proxy.isRefusing = True
    proxy.cut()
    tabs[0].page.keyboard.type("and after", delay=5)
    tabs[1].until("live.textContent !== ''", "No message says that the connection broke.")
    tabs[0].page.wait_for_timeout(5_000)
    proxy.isRefusing = False
    for tab in tabs:
        tab.until(f"!{OFFLINE}", "After an outage the connection is not made again.")
    tabs[0].until("document.querySelector('.st').textContent.includes('plain=before and after')", "What was typed during an outage is lost.")
    tabs[1].settle()
    tabs[1].wait(lambda: tabs[1].seen() == seen, f"After an outage the user is not at {seen[:2]}.")
    for tab in tabs:
        tab.context.close()


def begins_anew(world):
    """A session that has ended begins again, with the query of the address."""
    server = world.start("idle=1")
    proxy = Proxy(server)
    proxy.url += "?view=some"
    tab = world.tab(proxy)
    tab.open("Order")
    proxy.isRefusing = True
    proxy.cut()
    tab.wait(lambda: server.says("No browser returned within 1.0 seconds."), "A session without a browser is not ended.")
    proxy.isRefusing = False
    tab.wait(lambda: tab.page.title() == "Probe", "A session that has ended does not begin again.")
    expect(tab.page.url == proxy.url, f"The new session's address is {tab.page.url}.")
    tab.context.close()
    server.stop()


def moves_on(world):
    """A session whose server is replaced continues in the next one: at its place, with what was typed."""
    server = world.start("gallery=fixture")
    tab = world.tab(server)
    tab.open("Sign-up form")
    tab.page.get_by_label("Name", exact=True).fill("Ada")
    # It is being typed: its field has the focus.
    tab.page.get_by_label("E-mail").fill("ada@example.org")
    tab.page.set_viewport_size({"width": 900, "height": 300})
    tab.js("document.querySelector('#main').scrollTop = 60")
    tab.page.wait_for_timeout(300)
    tab.settle()
    top = tab.js("document.querySelector('#main').scrollTop")
    expect(top > 0, "The form cannot be scrolled.")
    server.stop()
    tab.until(OFFLINE, "A server that ended is not noticed.")
    next_one = world.start("gallery=fixture", port=str(server.port))
    text = "name => [...document.querySelectorAll('#rows .c')].find(one => one.closest('.r').querySelector('.t').textContent === name)?.value"
    tab.page.wait_for_function("() => document.body.classList.contains('js') && !document.body.classList.contains('offline')")
    for name, typed in (("Name", "Ada"), ("E-mail", "ada@example.org")):
        tab.until(f"typed => ({text})('{name}') === typed", f"What was typed as {name} is lost.", typed)
    tab.settle()
    now = tab.js("document.querySelector('#main').scrollTop")
    expect(abs(now - top) < 3, f"The page was scrolled to {top}, and is at {now}.")
    expect(urlparse(tab.page.url).path == "/signup", f"The address is {tab.page.url}.")
    tab.context.close()
    next_one.stop()


def only_pages(world):
    """Where something on the way lets no WebSocket through, the page is used as without a script."""
    proxy = Proxy(world.probe)
    proxy.passesUpgrades = False
    page = world.tab(world.probe).context.new_page()
    page.goto(proxy.url)
    # What is touched before the page has given up is done then.
    page.get_by_text("Order").click()
    expect(wait(page, lambda: page.title() == "Order"), "What was touched meanwhile is not done.")
    page.locator("body.js").wait_for()
    expect(wait(page, lambda: page.locator("body.js").count() == 0), "The page does not give up.")
    page.locator(".way button").click()
    expect(wait(page, lambda: page.title() == "Probe"), "The form of the page does not work.")
    page.context.close()


def waiting(world):
    """A page shows that an answer takes long, until it comes."""
    for preference in ("no-preference", "reduce"):
        proxy = Proxy(world.probe)
        tab = world.tab(proxy, reduced_motion=preference)
        tab.open("Order")
        proxy.flowing.clear()
        tab.row("Row 3").locator(".o").click()
        tab.until("+getComputedStyle(document.body, '::before').opacity === 1", "Nothing shows that the page waits.")
        world.picture(tab, f"waiting-{preference}")
        proxy.flowing.set()
        tab.box("Row 3", "The menu does not open.")
        expect(not tab.js("document.body.matches('.wait')"), "The page still waits after the answer.")
        tab.close("waiting")


def two_tabs(world):
    """A session that was opened in another tab goes there, and says so; it comes back to who uses it."""
    tab = world.tab(world.probe)
    other = tab.context.new_page()
    other.goto(world.probe.url + "?view=some&tab=" + tab.js("document.body.dataset.tab"))
    # A driver may return before the script has run.
    expect(wait(other, lambda: other.url == world.probe.url + "?view=some"), f"The address of the other tab is {other.url}.")
    tab.until(OFFLINE, "A session that was opened elsewhere is still here.")
    tab.page.wait_for_timeout(2_000)
    expect(tab.js(OFFLINE) and not other.evaluate(OFFLINE), "Two tabs take the session from each other.")
    told = tab.js("document.querySelector('#net').textContent")
    expect(told not in ("", "Reconnecting …"), f"A tab that lost its session says “{told}”.")
    tab.page.get_by_text("Order").click()
    tab.until("document.title === 'Order'", "A tab that is used does not get its session back.")
    expect(wait(other, lambda: other.evaluate(OFFLINE)), "Two tabs have the same session.")
    tab.context.close()


def sign_in(world):
    """A user signs in and out: pages open themselves again, at their address, in every tab of the browser."""
    tab = world.tab(world.probe)
    address = world.probe.url + "account?view=some"
    tab.page.goto(address)
    other = tab.context.new_page()
    other.goto(address)
    for page in (tab.page, other):
        page.get_by_text("As ada").wait_for()
    before = tab.context.cookies()[0]["value"]
    tab.page.get_by_text("As ada").click()
    for page in (tab.page, other):
        page.get_by_role("heading", name="Hello ada").wait_for()
    # The script removes the ticket from the address when it runs.
    expect(wait(tab.page, lambda: tab.page.url == address), f"After a sign-in the address is {tab.page.url}.")
    cookies = tab.context.cookies()
    expect(len(cookies) == 1 and cookies[0]["value"] != before, "A sign-in keeps the cookie.")
    tab.page.reload()
    tab.page.get_by_role("heading", name="Hello ada").wait_for()
    other.get_by_text("Sign out").click()
    for page in (tab.page, other):
        page.get_by_role("heading", name="Sign in").wait_for()
        expect(wait(page, lambda: "in=" not in page.url), f"After a sign-out the address is {page.url}.")
    tab.context.close()


def broken_patch(world):
    """An exception in the middle of a patch is corrected by loading the whole page again."""
    tab = world.tab(world.probe)
    tab.open("Order")
    # The header is the first text, so Row 1 is the second one.
    # As an extension could.
    tab.js("""() => { const real = window.getSelection;
        window.getSelection = () => { window.getSelection = real; throw new Error('broken by an extension') } }""")
    tab.row("Row 1").focus()
    tab.page.keyboard.press("Alt+ArrowDown")
    tab.until("[...document.querySelectorAll('#rows .b .t')].map(e => e.textContent)[2] === 'Row 1'", "After an exception the page is not brought up to date.")
    tab.until(f"!{OFFLINE}", "After an exception the connection is not made again.")
    tab.page.keyboard.press("Alt+ArrowDown")
    tab.until("[...document.querySelectorAll('#rows .b .t')].map(e => e.textContent)[3] === 'Row 1'", "After an exception the page is dead, or has lost its focus.")
    # Firefox reports an error without its text, and WebKit nothing.
    known = {"chromium": "broken by an extension", "firefox": "Error"}
    if tab.is_watched:
        expect(len(tab.errors) == 1 and known[world.engine] in tab.errors[0], f"The console says {tab.errors}.")
    tab.context.close()


def limits(world):
    """No more sessions than allowed, until some of them have ended without a browser."""
    # On a busy machine the last page may take seconds to open, in which the first one must not end.
    server = world.start("sessions=3", "idle=10")
    tabs = [world.tab(server) for _ in range(3)]
    page = world.browser.new_context().new_page()
    answer = page.goto(server.url)
    # WebDriver reports no status.
    statuses = (None, None) if world.engine == "webkit" else (503, 200)
    expect(answer.status == statuses[0], f"A session too many is answered with {answer.status}.")
    expect("too many sessions" in page.inner_text("body"), "A session too many is not told why.")
    for tab in tabs:
        tab.close("limits")
    tabs[0].page = page
    expect(wait(page, lambda: server.says("No browser returned within 10.0 seconds."), 60), "Sessions without a browser are not ended.")
    answer = page.goto(server.url)
    expect(answer.status == statuses[1], f"After others ended, a session is answered with {answer.status}.")
    expect(page.locator("#rows .r").count() > 0, "After others ended, a session has no page.")
    page.context.close()
    server.stop()


def wait(page, condition, seconds=30):
    for _ in range(seconds * 50):
        if condition():
            return True
        page.wait_for_timeout(20)
    return False


def refusals(world):
    """Requests that no page of the server would make."""
    server = world.probe

    def status(path, headers={}, data=None):
        request = urllib.request.Request(server.url + path, headers=headers, data=data)
        try:
            return urllib.request.urlopen(request, timeout=20).status
        except urllib.error.HTTPError as error:
            return error.code

    own = {"Origin": server.url.rstrip("/")}
    expect(status("", {"Host": "evil.example"}) == 421, "Another name is answered.")
    expect(status("do?tab=x", {"Origin": "http://evil.example"}, b"e=b") == 403, "A foreign form is taken.")
    expect(status("do?tab=x", {}, b"e=b") == 403, "A form without an origin is taken.")
    expect(status("live?tab=x") == 403, "A connection without an origin is taken.")
    expect(status("live?tab=x", own) == 410, "A forged tab is taken.")
    expect(status("../../etc/passwd") == 404 and status("%2e%2e/etc/passwd") == 404, "There are files.")


@without(firefox="the setting that refuses cookies is that of Chromium's profile", webkit="the setting that refuses cookies is that of Chromium's profile")
def no_cookies(world):
    """In a browser that keeps no cookie, the page is loaded once more and then says what is missing."""
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/Default")
        with open(f"{folder}/Default/Preferences", "w", encoding="utf-8") as file:
            json.dump({"profile": {"default_content_setting_values": {"cookies": 2}}}, file)
        context = world.browser.browser_type.launch_persistent_context(
            folder, executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            page = context.new_page()
            loads = []
            page.on("request", lambda request: request.is_navigation_request() and loads.append(request.url))
            page.goto(world.probe.url)
            says = "document.querySelector('#net')?.textContent.includes('cookies')"

            def isTold():
                with contextlib.suppress(Error):  # The page may be loaded at this moment.
                    return page.evaluate(says)

            expect(wait(page, isTold, 5), "A browser without cookies is not told that they are missing.")
            page.wait_for_timeout(1_500)
            expect(len(loads) == 2, f"Without cookies the page is loaded {len(loads)} times.")
            expect(isTold(), "What is missing is said for a moment only.")
            page.screenshot(path=os.path.join(world.pictures, "no-cookies.png"))
        finally:
            context.close()


CHECKS = [same_place, unsent_input, outage, begins_anew, moves_on, only_pages, waiting, two_tabs, sign_in, broken_patch, limits, refusals, no_cookies]
