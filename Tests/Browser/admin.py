"""The administration of a shop, in a Hummingbird application: sign-in, roles, addresses, and several users at once."""

import struct
import zlib

from .checks import expect
from .servers import Server
from .tab import Tab

STATUS = "document.querySelector('.st').textContent"
ADDRESS = "location.pathname + location.search"


def picture(width=40, height=40):
    """A PNG file in one color."""
    def chunk(name, data):
        body = name + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    lines = (b"\0" + b"\xd0\x40\x60" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


def sign_in(world, server, name, path="", **options):
    """A tab of a user, at an address."""
    tab = Tab(world.browser, server.url + path, **options)
    type_name(tab, name, name)
    tab.page.wait_for_function("() => document.querySelector('h1')?.textContent !== 'Sign in' && document.body.classList.contains('js')")
    tab.settle()
    return tab


def title(tab, text):
    """Waits for a screen; the page is loaded again meanwhile."""
    tab.page.wait_for_function("text => document.querySelector('h1')?.textContent === text", arg=text)


def type_name(tab, name, password):
    tab.page.get_by_label("Name").fill(name)
    tab.page.get_by_label("Password").fill(password)
    tab.page.get_by_label("Password").press("Enter")


def shop(world):
    return world.shared("admin", lambda: Server(f"{world.programs}/AdminServer", "--web", "--port", "0"))


def users(world):
    """A wrong password is refused; an address waits for the user; signing out ends every tab."""
    server = shop(world)
    tab = Tab(world.browser, server.url + "orders/12")
    type_name(tab, "carl", "wrong")
    tab.until("document.querySelector('#rows').textContent.includes('The name or the password is wrong.')", "A wrong password is accepted.")
    expect(tab.page.get_by_label("Password").input_value() == "", "A wrong password stays in its field.")
    type_name(tab, "carl", "carl")
    title(tab, "Order 12")
    other = tab.context.new_page()
    other.goto(server.url)
    other.wait_for_function(f"() => {STATUS} === 'Carl, clerk'")
    other.locator(".cmd button", has_text="Sign out").click()
    title(tab, "Sign in")
    tab.context.close()


def orders(world):
    """Search and filter are in the address; a change of one user is on the page of another; a file is saved."""
    server = shop(world)
    tab, other = sign_in(world, server, "carl", "orders"), sign_in(world, server, "vera", "orders?state=open")
    tab.page.locator(".se").fill("ada lamp")
    tab.until(f"{ADDRESS} === '/admin/orders?q=ada%20lamp'", "The search is not in the address.")
    tab.page.reload()
    tab.page.wait_for_function("() => document.querySelector('.se')?.value === 'ada lamp' && document.body.classList.contains('js')")
    tab.settle()
    tab.page.locator(".se").fill("")
    tab.page.get_by_role("button", name="Open", exact=True).first.click()
    tab.until(f"{ADDRESS} === '/admin/orders?state=open'", "The filter is not in the address.")
    count = int(tab.js(STATUS).split()[0])
    tab.answer(tab.page.locator(".cmd button", has_text="Select").click, "Orders have no selection.")
    for index in range(3):
        tab.page.locator("#rows li .b").nth(index).click()
    tab.until(f"{STATUS} === '3 selected'", "Orders cannot be selected.")
    tab.page.locator(".cmd button", has_text="Next state").click()
    other.until(f"text => {STATUS} === text", "Another user does not see a change.", f"{count - 3} orders")
    expect(other.page.locator(".cmd button", has_text="Select").count() == 0, "A user who may only read can select.")
    tab.page.locator(".cmd button", has_text="Undo").click()
    other.until(f"text => {STATUS} === text", "Another user does not see that a change was undone.", f"{count} orders")
    with other.page.expect_download() as download:
        other.page.locator(".cmd button", has_text="Export").click()
    lines = open(download.value.path(), encoding="utf-8").read().splitlines()
    expect(download.value.suggested_filename == "orders.csv" and len(lines) == count + 1, f"{len(lines)} lines were saved, not {count + 1}.")
    # Who else looks at an order.
    for one in (tab, other):
        one.page.goto(server.url + "orders")
        one.page.wait_for_function("() => document.body.classList.contains('js')")
        one.settle()
        one.row("#1999 ").locator(".b").click()
    tab.until(f"{STATUS} === 'Also here: Vera'", "Who else looks at an order is not said.")
    other.page.locator(".way button").click()
    tab.until(f"{STATUS} === ''", "Who left an order is still said to be there.")
    tab.close("orders")
    other.close("orders of another user")


def pictures(world):
    """A manager sends a picture, which another user sees at once."""
    server = shop(world)
    tab, other = sign_in(world, server, "mona", "products/1"), sign_in(world, server, "vera", "products")
    tab.page.locator("input[type=file]").set_input_files({"name": "pot.png", "mimeType": "image/png", "buffer": picture()})
    other.until("document.querySelector('#rows img')?.naturalWidth === 40", "A picture does not arrive on another page.")
    expect(other.page.locator("input[type=file]").count() == 0, "A user who may only read can send pictures.")
    tab.until("document.querySelector('#rows img')?.naturalWidth === 40", "The picture is not shown where it was sent.")
    world.picture(tab, "admin-product")
    tab.close("a picture")
    other.close("a picture of another user")


def looks(world):
    for scheme, width in (("light", 1200), ("dark", 390)):
        width = world.width(width)
        viewport = {"width": width, "height": 760}
        tab = sign_in(world, shop(world), "mona", "orders", color_scheme=scheme, viewport=viewport)
        wide = tab.js("document.documentElement.scrollWidth")
        expect(wide <= width, f"The orders are {wide} pixels wide in a window of {width}.")
        world.picture(tab, f"admin-{scheme}")
        tab.close("the looks of orders")


CHECKS = [users, orders, pictures, looks]
