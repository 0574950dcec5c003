"""Addresses of screens: the history, links, reloads, and addresses without a screen."""

from urllib.parse import urlparse

from .checks import expect
from .engines import without


def path(tab):
    return tab.js("location.pathname + location.search")


def at(tab, address, title, sentence):
    tab.until("title => document.querySelector('h1').textContent === title", sentence, title)
    tab.wait(lambda: path(tab) == address, f"{sentence} The address is {path(tab)}.")


def history(world):
    """Back and Forward move between screens, and every entry has the address of its screen."""
    tab = world.tab(world.gallery)
    page = tab.page
    at(tab, "/", "Tableware", "The first screen has another address.")
    tab.open("Contacts")
    at(tab, "/contacts", "Contacts", "A screen has no address.")
    page.go_back()
    at(tab, "/", "Tableware", "Back leaves the app.")
    page.go_forward()
    at(tab, "/contacts", "Contacts", "Forward does not show the screen.")
    page.locator(".way button").click()
    at(tab, "/", "Tableware", "The way back changes no address.")
    tab.open("Settings")
    at(tab, "/settings", "Settings", "The second screen has no address.")
    page.go_back()
    at(tab, "/", "Tableware", "Back does not lead to the list.")
    for _ in range(3):
        page.go_forward()
        at(tab, "/settings", "Settings", "Forward does not show the screen again.")
        page.go_back()
        at(tab, "/", "Tableware", "Back does not lead to the list again.")
    tab.close("history")


def place(world):
    """Back returns to the scroll position and the focus."""
    tab = world.tab(world.gallery)
    page = tab.page
    page.set_viewport_size({"width": 900, "height": 300})
    row = tab.row("Sign-up form").locator(".b.p")
    row.scroll_into_view_if_needed()
    tab.settle()
    row.focus()
    top = tab.js("document.querySelector('#main').scrollTop")
    page.keyboard.press("Enter")
    at(tab, "/signup", "Sign-up form", "The screen does not open.")
    page.go_back()
    at(tab, "/", "Tableware", "Back does not lead back.")
    tab.settle()
    now = tab.js("document.querySelector('#main').scrollTop")
    expect(abs(now - top) < 3, f"Back scrolls from {top} to {now}.")
    held = tab.js("document.activeElement.closest('#rows .r')?.querySelector('.t').textContent")
    expect(held == "Sign-up form", f"After a step back the focus is at {held}.")
    tab.close("place")


def links(world):
    """A copied link opens its screen with the list below it; a reload keeps the screen."""
    tab = world.tab(world.gallery)
    page = tab.page
    tab.goto(world.gallery.url + "contacts")
    at(tab, "/contacts", "Contacts", "A link does not open its screen.")
    page.reload()
    tab.until("document.body.classList.contains('js')", "The script does not run after a reload.")
    at(tab, "/contacts", "Contacts", "A reload leaves the screen.")
    tab.settle()
    page.locator(".way button").click()
    at(tab, "/", "Tableware", "There is no way back from a link.")
    tab.goto(world.gallery.url + "contacts?tab=0123456789")
    at(tab, "/contacts", "Contacts", "A link with the session of another browser does not open its screen.")
    tab.close("links")


def menus(world):
    """Back closes a menu, and the screen stays."""
    tab = world.tab(world.probe)
    page = tab.page
    tab.open("Order")
    tab.row("Row 2").locator(".o").click()
    tab.box("Row 2", "The menu does not open.")
    page.go_back()
    tab.unbox("Back does not close a menu.")
    expect(tab.js("document.querySelector('h1').textContent") == "Order", "Back leaves the screen with its menu.")
    tab.row("Row 3").locator(".o").click()
    tab.box("Row 3", "The menu does not open again.")
    page.keyboard.press("Escape")
    tab.unbox("Escape does not close the menu.")
    page.go_back()
    tab.until("document.querySelector('h1').textContent === 'Probe'", "Back does not lead to the first screen.")
    tab.close("menus")


def missing(world):
    """An address without a screen is a page that says so, with a way to the first screen."""
    tab = world.tab(world.gallery, java_script_enabled=False)
    answer = tab.page.goto(world.gallery.url + "nothing/here")
    # WebDriver does not report a status.
    expect(answer.status in (404, None), f"An address without a screen is answered with {answer.status}.")
    expect(tab.page.get_by_role("alert").inner_text() == "There is no page at this address.", "The page does not say so.")
    world.picture(tab, "address without a screen")
    tab.tap(tab.page.get_by_role("link"))
    tab.leads("/", "The page of an unknown address has no link.")
    expect(tab.page.locator("h1").inner_text() == "Tableware", "The link does not lead to the first screen.")
    tab.errors.clear()
    tab.close("missing")


def plain(world):
    """Without a script, forms lead to the address of the screen, and Back shows the screen before."""
    tab = world.tab(world.gallery, java_script_enabled=False)
    page = tab.page
    tab.tap(page.locator("#rows .b.p", has=page.get_by_text("Contacts", exact=True)))
    tab.leads("/contacts", "Without a script a row does not lead on.")
    page.go_back()
    page.go_back()
    page.goto(world.gallery.url + "settings")
    expect(page.locator("h1").inner_text() == "Settings", "Without a script a link does not open its screen.")
    tab.tap(page.locator(".way button"))
    tab.leads("/", "Without a script there is no way back.")
    expect(page.locator("h1").inner_text() == "Tableware", "Without a script the way back shows another screen.")
    tab.close("addresses without a script")


@without(webkit="a click of WebDriver opens no other window")
def rows(world):
    """A row with an address is a link: it opens in another tab, and a click opens it here without a new page."""
    tab = world.tab(world.gallery)
    page = tab.page
    link = tab.row("Contacts").locator("a.b")
    expect(link.get_attribute("href") == "/contacts", f"The link leads to {link.get_attribute('href')}.")
    tab.js("window.isSamePage = true")
    link.click()
    at(tab, "/contacts", "Contacts", "A link does not open its screen.")
    expect(tab.js("window.isSamePage"), "A click on a link loads another page.")
    page.go_back()
    at(tab, "/", "Tableware", "Back does not lead to the list.")
    for options in ({"button": "middle"}, {"modifiers": ["ControlOrMeta"]}):
        with page.context.expect_page() as opened:
            link.click(**options)
        other = opened.value
        other.wait_for_function("document.querySelector('h1')?.textContent === 'Contacts'")
        expect(urlparse(other.url).path == "/contacts", f"Another tab has the address {other.url}.")
        other.close()
        expect(path(tab) == "/", f"A click for another tab leads this one to {path(tab)}.")
    link.focus()
    page.keyboard.press("Enter")
    at(tab, "/contacts", "Contacts", "The Return key does not open a link.")
    expect(tab.js("window.isSamePage"), "The Return key loads another page.")
    tab.close("links of rows")


def base(world):
    """A server below a base path, with and without a script."""
    server = world.start("gallery=fixture", "base=/tools/admin")
    expect(urlparse(server.url).path == "/tools/admin/", f"The server says the address {server.url}.")
    tab = world.tab(server)
    at(tab, "/tools/admin/", "Tableware", "The first screen has another address.")
    tab.open("Contacts")
    at(tab, "/tools/admin/contacts", "Contacts", "A screen has another address.")
    tab.until("document.querySelector('.im img')?.complete", "The pictures do not load.")
    tab.page.go_back()
    at(tab, "/tools/admin/", "Tableware", "Back does not lead to the list.")
    tab.page.go_forward()
    at(tab, "/tools/admin/contacts", "Contacts", "Forward does not show the screen.")
    tab.page.reload()
    tab.until("document.body.classList.contains('js')", "The script does not run after a reload.")
    at(tab, "/tools/admin/contacts", "Contacts", "A reload leaves the screen.")
    tab.close("below a base path")
    plain = world.tab(server, java_script_enabled=False)
    plain.tap(plain.page.locator("#rows .b.p", has=plain.page.get_by_text("Settings", exact=True)))
    plain.leads("/tools/admin/settings", "Without a script a row does not lead on.")
    plain.tap(plain.page.locator(".way button"))
    plain.leads("/tools/admin/", "Without a script there is no way back.")
    plain.page.locator("h1", has_text="Tableware").wait_for()
    plain.page.goto(server.url.replace("/tools/admin/", "/nothing"))
    plain.tap(plain.page.get_by_role("link"))
    plain.leads("/tools/admin/", "The page of an unknown address has no link.")
    expect(plain.page.locator("h1").inner_text() == "Tableware", "A page beside the base path does not lead to it.")
    plain.errors.clear()
    plain.close("below a base path, without a script")


def token(world):
    """A program serves only the browsers that open the address that it prints."""
    server = world.make_tool()
    expect(urlparse(server.url).query.startswith("start="), f"The program prints {server.url}.")
    tab = world.tab(server)
    at(tab, "/", "Tableware", "The printed address does not open.")
    tab.open("Contacts")
    at(tab, "/contacts", "Contacts", "A screen does not open.")
    tab.page.reload()
    tab.until("document.body.classList.contains('js')", "The script does not run after a reload.")
    at(tab, "/contacts", "Contacts", "A reload loses the access.")
    tab.close("the printed address")
    for script in (True, False):
        other = world.browser.new_context(java_script_enabled=script)
        page = other.new_page()
        answer = page.goto(server.url.split("?")[0])
        expect(answer.status in (403, None), f"A browser without the token is answered with {answer.status}.")
        told = page.get_by_role("alert").inner_text()
        expect(told == "Open the address that the program printed when it started.", f"The page says: {told}")
        other.close()


def palette(world):
    """Ctrl+K lists commands and screens; the keyboard alone finds one, and leaves."""
    tab = world.tab(world.gallery)
    keys = tab.page.keyboard
    at(tab, "/", "Tableware", "The first screen has another address.")
    # The script handles the key.
    tab.until("document.body.classList.contains('js')", "The script does not run.")

    def find(text, first):
        keys.press("Control+k")
        tab.until("() => document.activeElement.matches('#q[autofocus]')", "The search does not have the keyboard.")
        keys.type(text)
        tab.until("title => document.querySelector('#rows .r:not(.hd) .t').textContent === title",
                  f"{text}: the first row is not {first}.", first)

    find("proc", "Processes")
    keys.press("Enter")
    at(tab, "/processes", "Processes", "Enter does not open the screen.")
    find("mem", "sort by memory")
    keys.press("Enter")
    tab.until("() => document.querySelector('.st').textContent.includes('by memory')", "Enter does not run the command.")
    at(tab, "/processes", "Processes", "The command leaves its screen.")
    find("set", "Settings")
    keys.press("ArrowDown")
    keys.press("Enter")
    at(tab, "/settings", "Settings", "Enter on a row does not open its screen.")
    find("zzz", "No items")
    keys.press("Escape")
    at(tab, "/settings", "Settings", "Escape does not return to the screen.")
    tab.page.go_back()
    at(tab, "/", "Tableware", "A screen of the list has no entry of its own in the history.")
    tab.close("palette")


def beside(world):
    """In a wide window, the titled screens of the app are links beside the page, with a script and without."""
    shown = "getComputedStyle(document.querySelector('.to')).display !== 'none'"
    current = "[...document.querySelectorAll('.to [aria-current]')].map(e => e.textContent + ' ' + e.ariaCurrent)"
    for script in (True, False):
        tab = world.tab(world.gallery, viewport={"width": 1200, "height": 700}, java_script_enabled=script)
        page = tab.page
        expect(tab.js(shown), "A wide window has no screens beside the page.")
        link = page.locator(".to a", has_text="Contacts")
        expect(urlparse(link.get_attribute("href")).path == "/contacts", "The link has another address.")
        tab.tap(link)
        tab.leads("/contacts", "The link leads elsewhere.")
        if script:
            at(tab, "/contacts", "Contacts", "The link does not show the screen.")
            tab.wait(lambda: tab.js(current) == ["Contacts page"], f"Marked are {tab.js(current)}.")
            row, side = (tab.js("s => { const r = document.querySelector(s).getBoundingClientRect(); return [r.left, r.right] }", s)
                         for s in ("#rows", ".to"))
            expect(side[1] <= row[0], f"The links end at {side[1]}, and the rows begin at {row[0]}.")
            tab.tap(page.locator(".to a", has_text="Music"))
            at(tab, "/music", "Music", "A link does not replace the screen.")
            page.go_back()
            at(tab, "/", "Tableware", "Back does not lead to the first screen.")
            tab.js("document.querySelector('.to a').focus()")
            page.keyboard.press("ArrowDown")
            expect(tab.js("document.activeElement === document.querySelectorAll('.to a')[1]"), "The arrow key does not move.")
            page.set_viewport_size({"width": 1000, "height": 700})
            expect(not tab.js(shown), "A narrow window has screens beside the page.")
            tab.close("beside")
        else:
            expect(page.locator("h1").inner_text() == "Contacts", "The link does not show the screen without a script.")
            tab.context.close()


CHECKS = [history, place, links, rows, menus, missing, palette, beside, plain, base, token]
