"""Rows that are dragged to another list, page and program, and text that is dropped from there."""

from .checks import expect
from .engines import without
from .moves import TITLES

# A drag of another page or program: what it has, and where it is dropped.
DROP = """([selector, part, data]) => {
    const target = document.querySelector(selector), box = target.getBoundingClientRect(), transfer = new DataTransfer();
    for (const [type, text] of Object.entries(data)) transfer.setData(type, text);
    const event = (name) => new DragEvent(name, { dataTransfer: transfer, bubbles: true, cancelable: true,
        clientX: box.left + 50, clientY: box.top + box.height * part });
    const accepts = !target.dispatchEvent(event('dragover')), mark = target.dataset.mark;
    target.dispatchEvent(event('drop'));
    return [accepts, mark ?? null, target.dataset.mark ?? null] }"""


def selector(name):
    return f"[data-testid='{name}']"


def drag(tab, source, target, part=0.5):
    """A drag by the mouse, as the browser makes it."""
    page = tab.page
    start, end = (tab.page.get_by_test_id(name).bounding_box() for name in (source, target))
    page.mouse.move(start["x"] + 60, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 70, start["y"] + start["height"] / 2 + 6, steps=3)
    # The browser says that an item is entered, and with the next move that the pointer is over it.
    for x in (70, 72):
        page.mouse.move(end["x"] + x, end["y"] + end["height"] * part, steps=6)
    page.wait_for_timeout(100)


@without(firefox="WebDriver BiDi begins a drag there, and does not end it", webkit="WebDriver begins no drag of a row")
def rows(world):
    """A row is dragged to another list of its page, and a line marks its position."""
    tab = world.tab(world.probe)
    tab.open("Drops")
    empty = tab.js("[...document.querySelectorAll('#rows li')].find(e => e.textContent.includes('Drop songs')).dataset.testid")
    drag(tab, "song 2", empty)
    marked = tab.js("[document.querySelector('[data-mark]')?.dataset.testid, document.querySelector('.dd').className]")
    expect(marked[0] == empty, f"Nothing marks where a row would be dropped: {marked}.")
    world.picture(tab, "drop")
    tab.answer(tab.page.mouse.up, "A row is not dropped.")
    expect("Favorite 2" in tab.js(TITLES), f"The row did not arrive: {tab.js(TITLES)}.")
    drag(tab, "song 3", "2", 0.2)
    tab.answer(tab.page.mouse.up, "A second row is not dropped.")
    titles = tab.js(TITLES)
    expect(titles.index("Favorite 3") + 1 == titles.index("Favorite 2"), f"A row was dropped at another position: {titles}.")
    # A section that accepts nothing.
    drag(tab, "song 4", "song 1")
    expect(not tab.js("!!document.querySelector('[data-mark]')"), "A section that accepts nothing is marked.")
    tab.page.mouse.up()
    tab.settle()
    expect(tab.js(TITLES) == titles, "A drop where nothing is accepted changes the rows.")
    # The row itself still answers a click.
    tab.row("Song 1").locator(".b.p").click()
    tab.settle()
    tab.close("rows that are dropped")


@without(webkit="WebDriver begins no drag of a row")
def pages(world):
    """A row is dropped on another page as its value, and in another program as its text."""
    source, target = world.tab(world.probe), None
    source.open("Drops")
    source.js("""() => addEventListener('dragstart', ({ dataTransfer: d }) => {
        window.dragged = Object.fromEntries([...d.types].map(type => [type, d.getData(type)])) })""")
    drag(source, "song 4", "song 1")
    source.page.mouse.up()
    dragged = source.js("window.dragged")
    expect(dragged.get("text/plain") == "♪ Song 4", f"Another program receives {dragged}.")
    names = [type for type in dragged if type.startswith("application/")]
    expect(len(names) == 1 and source.js("document.body.dataset.tab") not in str(dragged), f"A drag reveals {dragged}.")
    # Another window of the same browser has the same cookie.
    page = source.context.new_page()
    page.goto(world.probe.url)
    page.locator("#rows .r", has=page.get_by_text("Drops", exact=True)).locator(".b.p").click()
    page.wait_for_selector("[data-testid='song 1']")
    page.wait_for_timeout(300)
    titles = "[...document.querySelectorAll('#rows li .t')].map(e => e.textContent)"
    result = page.evaluate(DROP, [selector('header of "favorites"'), 0.5, dragged])
    expect(result == [True, "after", None], f"A row of another page is not accepted: {result}.")
    page.get_by_test_id("4").wait_for()
    expect("Favorite 4" in page.evaluate(titles), "A row of another page does not arrive.")
    # Another browser has only the text.
    target = world.tab(world.probe)
    target.open("Drops")
    target.js(DROP, [selector('header of "favorites"'), 0.5, dragged])
    target.settle(0.3)
    expect("Favorite 4" not in target.js(TITLES), "A drag is valid in another browser.")
    target.answer(lambda: target.js(DROP, [selector('header of "notes"'), 0.5, dragged]), "A text is not dropped.")
    expect("Note: ♪ Song 4" in target.js(TITLES), "The text of a row does not arrive in another browser.")
    target.close("text in another browser")
    source.close("rows of another page")


def texts(world):
    """Text of another program is dropped where it is accepted."""
    tab = world.tab(world.probe)
    tab.open("Drops")
    text = {"text/plain": "<i>one</i>\ntwo"}
    expect(tab.js(DROP, [selector("song 1"), 0.5, text])[0] is False, "Text is accepted where nothing is.")
    expect(tab.js(DROP, [selector('header of "favorites"'), 0.5, text])[0] is False, "Text is accepted instead of rows.")
    tab.answer(lambda: tab.js(DROP, [selector('header of "notes"'), 0.5, text]), "A text is not dropped.")
    expect(tab.page.get_by_test_id("note 0").locator(".t").text_content() == "Note: <i>one</i>\ntwo", "A text arrives as another one.")
    tab.answer(lambda: tab.js(DROP, [selector("note 0"), 0.9, {"text/plain": "x" * 50_000}]), "A long text is not dropped.")
    expect(len(tab.page.get_by_test_id("note 1").locator(".t").text_content()) == 10_006, "A long text is not cut.")
    expect(tab.js(DROP, [selector('header of "notes"'), 0.5, {"text/html": "<b>x</b>"}])[0] is False, "HTML is accepted.")
    tab.close("texts")


CHECKS = [rows, pages, texts]
