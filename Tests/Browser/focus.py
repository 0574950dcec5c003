"""Where the focus goes by keys, and where it is after what had it is gone."""

from .checks import expect

HELD = "document.activeElement.textContent"


def escape(world):
    """Escape leaves a field for its row, where arrows and commands go on."""
    tab = world.tab(world.gallery)
    tab.open("Sign-up form")
    tab.page.get_by_label("Name", exact=True).click()
    tab.page.keyboard.press("Escape")
    expect(not tab.js("document.activeElement.matches('input')"), "Escape does not leave a field.")
    expect(tab.js("document.activeElement.closest('li')?.textContent ?? ''").startswith("Name"), "Escape leaves the row.")
    tab.page.keyboard.press("ArrowDown")
    expect(tab.js("document.activeElement.closest('li')?.textContent ?? ''").startswith("E-mail"), "After Escape the arrows go on elsewhere.")
    tab.close("escape")


def commands(world):
    """The buttons of commands are in the order of the tab key, and keep the focus when they change."""
    tab = world.tab(world.gallery)
    tab.open("Processes")
    places = tab.js("[...document.querySelectorAll('.cmd .k')].map(button => button.tabIndex)")
    expect(places == [0, 0], f"The commands' places in the order of the tab key are {places}.")
    for now, then in (("pause", "resume"), ("resume", "pause")):
        tab.page.locator(".cmd .k", has_text=now).focus()
        tab.page.keyboard.press("Enter")
        tab.until("title => [...document.querySelectorAll('.cmd .k')].some(e => e.textContent === title)", f"{now} changes nothing.", then)
        tab.settle()
        expect(tab.js(HELD) == then, f"After {now} the focus is at “{tab.js(HELD)[:40]}”.")
    tab.close("commands")


def way_back(world):
    """Who goes back from the way is on a row then, also when none had the focus before."""
    tab = world.tab(world.probe)
    tab.row("Order").locator("button").evaluate("button => button.click()")
    tab.until("document.title === 'Order'", "A row leads nowhere.")
    tab.settle()
    tab.page.locator(".way button").focus()
    tab.page.keyboard.press("Enter")
    tab.until("document.title === 'Probe'", "The way back leads nowhere.")
    tab.settle()
    expect(tab.js("!!document.activeElement.closest('#rows .r')"), f"After the way back the focus is at {tab.js('document.activeElement.outerHTML.slice(0, 60)')}.")
    tab.close("way back")


def question(world):
    """Who deletes a row by its button and says no is on that row again; who says yes, on the next."""
    tab = world.tab(world.probe)
    tab.open("Order")
    for answer, row in (("Cancel", "Row 3"), ("Delete", "Row 4")):
        tab.row("Row 3").locator(".b").focus()
        tab.row("Row 3").locator(".acts .k", has_text="Delete").focus()
        tab.page.keyboard.press("Enter")
        tab.box("Delete", "Nothing is asked.")
        expect(tab.js(HELD).startswith("Cancel"), f"A question begins at “{tab.js(HELD)[:40]}”.")
        tab.page.locator("#box .b.p", has_text=answer).focus()
        tab.page.keyboard.press("Enter")
        tab.unbox("An answer does not lead back.")
        now = tab.js("document.activeElement.closest('#rows .r')?.querySelector('.t').textContent")
        expect(now == row, f"After {answer} the focus is at {now}.")
    tab.close("question")


def same_sight(world):
    """Who comes back sees the rows where they were, and is on the row that led away."""
    tab = world.tab(world.gallery)
    tab.js("document.querySelector('#main').scrollTop = 200")
    # It receives the user's position once the table rests.
    tab.page.wait_for_timeout(300)
    tab.settle()
    opener = tab.seen()[3]
    y = "title => [...document.querySelectorAll('#rows .t')].find(e => e.textContent === title)?.getBoundingClientRect().top"
    before = tab.js(y, opener)
    tab.click(tab.row(opener).locator(".b.p"))
    tab.until("document.querySelector('.way button')", f"{opener} does not open.")
    tab.settle()
    tab.answer(lambda: tab.page.locator(".way button").click(), "There is no way back.")
    moved = abs(tab.js(y, opener) - before)
    expect(moved < 2, f"After coming back the row is {moved} pixels from where it was.")
    expect(tab.js(HELD).startswith(opener), "After coming back the focus is not on the row that led away.")
    tab.close("same sight")


def all_keys(world):
    """The key ? shows all keys, and a click on a command runs it on the screen below."""
    tab = world.tab(world.gallery)
    tab.open("Music")
    tab.page.keyboard.press("?")
    tab.until("document.querySelector('h1').textContent === 'Keys'", "The keys are not shown.")
    keys = tab.page.locator("#rows li:not(.hd)").all_inner_texts()
    expect(any("reset" in key for key in keys), f"The command is not among the keys: {keys}.")
    tab.page.get_by_text("中文", exact=True).click()
    tab.until("document.querySelector('.cmd').textContent.includes('English')", "The command does not run.")
    tab.close("all keys")


def character_keys(world):
    """The user turns off the keys of one character, and they stay off in new pages of the browser."""
    tab = world.tab(world.gallery)
    page, keys = tab.page, tab.page.keyboard
    title = "title => document.querySelector('h1').textContent === title"
    switch = "#rows input[role=switch]"

    def turn(is_on):
        keys.press("Control+k")
        tab.until("() => document.activeElement.matches('#q[autofocus]')", "The search does not have the keyboard.")
        keys.type("keys")
        tab.until("document.querySelectorAll('#rows .r:not(.hd)').length === 1", "There is no way to the keys.")
        keys.press("Enter")
        tab.until(title, "The list of commands does not lead to the keys.", "Keys")
        expect(page.locator(switch).is_checked() != is_on, "The switch has the wrong value.")
        tab.answer(lambda: page.locator(switch).click(), "The switch changes nothing.")
        keys.press("Escape")
        tab.until(title, "Escape does not lead back.", "Music")

    def pressed(key):
        """The title of the page after a key, and after another one that shows that it was processed."""
        keys.press(key)
        tab.settle()
        return tab.js("document.querySelector('h1').textContent")

    tab.open("Music")
    shortcuts = "document.querySelectorAll('.chrome [aria-keyshortcuts]').length"
    expect(tab.js(shortcuts) > 1, "The commands have no keys.")
    turn(False)
    expect(tab.js(shortcuts) == 0, "Commands have keys that are off.")
    expect(pressed("?") == "Music", "A key of one character has an effect while they are off.")
    keys.press("/")
    expect(tab.js("document.activeElement.id !== 'q'"), "The key / has an effect while it is off.")
    keys.press("ArrowDown")
    expect(tab.js("Boolean(document.activeElement.closest('#rows .r'))"), "The arrow keys have no effect.")
    tab.goto(page.url)
    expect(tab.js(shortcuts) == 0, "A page that is loaded again has keys that are off.")
    expect(pressed("?") == "Music", "A page that is loaded again has keys that are off.")
    turn(True)
    expect(tab.js(shortcuts) > 1, "The keys do not return.")
    expect(pressed("?") == "Keys", "The keys that were turned on have no effect.")
    tab.close("character keys")


def index(world):
    """Of the index, one letter is in the order of the tab key, and arrow keys move between its letters."""
    tab = world.tab(world.gallery)
    keys = tab.page.keyboard
    tab.open("Contacts")
    letter = "document.activeElement.closest('.ix') && document.activeElement.textContent"
    first, second = tab.js("[...document.querySelectorAll('.ix button')].slice(0, 2).map(e => e.textContent)")
    tab.js("document.querySelector('.ix button').focus()")
    keys.press("ArrowDown")
    expect(tab.js(letter) == second, f"The arrow leads from {first} to {tab.js(letter)}.")
    stops = "[...document.querySelectorAll('.ix button')].filter(e => e.tabIndex === 0).map(e => e.textContent)"
    expect(tab.js(stops) == [second], f"The tab key stops at {tab.js(stops)}.")
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    expect(tab.js(letter) == first, "The arrow leads out of the index.")
    keys.press("Tab")
    # Firefox stops at what scrolls.
    is_table = tab.js("document.activeElement.id === 'main'")
    if is_table:
        keys.press("Tab")
    expect(tab.js("Boolean(document.activeElement.closest('#rows .r'))"), "The tab key does not lead to the rows.")
    for _ in range(2 if is_table else 1):
        keys.press("Shift+Tab")
    expect(tab.js(letter) == first, "The tab key does not lead back to the letter.")
    tab.close("index")


CHECKS = [same_sight, escape, commands, way_back, question, all_keys, character_keys, index]
