"""Connections that break, servers that go, sessions that nobody comes back to, and requests that no page makes."""

import urllib.error
import urllib.request

from .checks import expect
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
    tab.page.locator("#rows > li:not(.hd) button").nth(25).focus()
    tab.settle()
    held = "document.activeElement.textContent"
    seen, focus = tab.seen(), tab.js(held)
    proxy.cut()
    tab.until(OFFLINE, "A broken connection is not noticed.")
    expect(tab.js("[...document.querySelectorAll('[role=status]')].some(e => e.textContent !== '')"), "Nobody is told that the connection broke.")
    tab.until(f"!{OFFLINE}", "A broken connection is not made again.")
    tab.settle()
    expect(tab.seen() == seen, f"After a break the reader is at {tab.seen()[:2]} and not at {seen[:2]}.")
    expect(tab.js(held) == focus, "A break takes the focus away.")
    tab.context.close()


def unsent_input(world):
    """What was typed while there was no connection arrives; a server that is new begins anew."""
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
    tab.wait(lambda: tab.page.title() == "Probe", "A new server does not begin anew.")
    tab.open("Order")
    tab.context.close()
    other.stop()


def limits(world):
    """No more sessions than allowed, until nobody has come back to some of them."""
    server = world.start("sessions=3", "idle=1")
    tabs = [world.tab(server) for _ in range(3)]
    page = world.browser.new_context().new_page()
    answer = page.goto(server.url)
    expect(answer.status == 503, f"A session too many is answered with {answer.status}.")
    expect("too many sessions" in page.inner_text("body"), "A session too many is not told why.")
    for tab in tabs:
        tab.close("limits")
    tabs[0].page = page
    expect(wait(page, lambda: server.says("Nobody came back within 1.0 seconds.")), "Sessions that nobody comes back to stay.")
    answer = page.goto(server.url)
    expect(answer.status == 200, f"After others ended, a session is answered with {answer.status}.")
    page.context.close()
    server.stop()


def wait(page, condition):
    for _ in range(1_500):
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


CHECKS = [same_place, unsent_input, limits, refusals]
