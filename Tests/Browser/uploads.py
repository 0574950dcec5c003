"""Files that the user sends: selected, dropped, refused, canceled, and while the connection is lost."""

from .checks import expect
from .engines import without

STATUS = "document.querySelector('.st').textContent"


def field(tab, title):
    return tab.row(title).locator("input[type=file]")


def text(name, count):
    return {"name": name, "mimeType": "text/plain", "buffer": b"a" * count}


def choosing(world):
    """Files of one and of several pieces arrive, and the same file may be sent again."""
    tab = world.tab(world.probe)
    tab.open("Files")
    expect(tab.row("Notes").locator(".fi").inner_text() == "Choose File…", "The field for a file has another text.")
    for count in (0, 3, 196_608, 500_000, 3):
        field(tab, "Notes").set_input_files(text("a note.txt", count))
        tab.until(f"text => {STATUS} === text", f"A file of {count} bytes did not arrive.", f"{count}, –")
    tab.until("document.querySelector('#rows').textContent.includes('a note.txt')", "The name of the file is not shown.")
    expect(field(tab, "Disabled").is_disabled(), "A field of a disabled row accepts files.")
    tab.close("files that are chosen")


def refused(world):
    """The reason why a file is not accepted is under its row, until the next file."""
    tab = world.tab(world.probe)
    tab.open("Files")
    for file, reason in (
        (text("a.pdf", 3), "“a.pdf” cannot be sent: the name has to end with .txt .text."),
        (text("a.txt", 1_000_001), "“a.txt” is larger than 1 MB."),
    ):
        field(tab, "Notes").set_input_files(file)
        tab.until("text => document.querySelector('#rows').textContent.includes(text)", "A refused file has no message.", reason)
        expect(tab.js("document.querySelector('.r.no input').ariaInvalid") == "true", "The field is not heard to be invalid.")
    field(tab, "Notes").set_input_files(text("b.txt", 4))
    tab.until(f"{STATUS} === '4, –'", "A file after a refused one did not arrive.")
    expect(not tab.js("document.querySelector('.r.no')"), "The message of a refused file stays.")
    tab.close("files that are refused")


def progress(world):
    """A row shows how much of its file has arrived, and its menu cancels it."""
    tab = world.tab(world.probe)
    tab.open("Files")
    page = tab.page
    field(tab, "Slow").set_input_files(text("film.mov", 2_000_000))
    tab.until("document.querySelector('progress')?.value > .2", "The progress of a file is not shown.")
    shown = tab.row("Slow").inner_text()
    expect("film.mov · " in shown and "%" in shown, f"The row of an arriving file shows {shown}.")
    world.picture(tab, "upload")
    tab.until(f"{STATUS} === '–, 2000000'", "A file that is read slowly did not arrive.")
    field(tab, "Slow").set_input_files(text("film.mov", 10_000_000))
    tab.until("document.querySelector('progress')", "The progress of a second file is not shown.")
    tab.row("Slow").locator(".o").click()
    page.locator("#box .r", has_text="Stop sending").locator(".b").click()
    tab.until("document.querySelectorAll('#rows input[type=file]').length === 3", "A file cannot be canceled.")
    tab.close("files that arrive")


@without(firefox="only Chromium lets a request be answered by the check", webkit="only Chromium lets a request be answered by the check")
def lost(world):
    """A piece that is lost on the way is sent again."""
    tab = world.tab(world.probe)
    tab.open("Files")
    losses = []

    def lose(route):
        # The answers of the second piece are lost twice: once before the server sees it, once after.
        at = route.request.url.split("at=")[1].split("&")[0]
        if at != "0" and len(losses) < 2:
            losses.append(at)
            if len(losses) == 2:
                route.fetch()
            return route.abort()
        route.continue_()

    tab.page.route("**/upload?*", lose)
    field(tab, "Notes").set_input_files(text("a.txt", 400_000))
    tab.until(f"{STATUS} === '400000, –'", "A file with lost pieces did not arrive.")
    expect(len(losses) == 2, f"{len(losses)} pieces were lost.")
    tab.page.unroute("**/upload?*")
    expect(len(tab.errors) == 2, f"The console says {tab.errors}.")
    tab.errors.clear()
    tab.close("pieces that are lost")


@without(firefox="only Chromium lets a request be answered by the check", webkit="only Chromium lets a request be answered by the check")
def failed(world):
    """A file that cannot be sent has a message under its row, until the next file."""
    tab = world.tab(world.probe)
    tab.open("Files")
    tab.page.route("**/upload?*", lambda route: route.fulfill(status=413))
    field(tab, "Notes").set_input_files(text("a.txt", 3))
    message = "document.querySelector('.r.no .m')?.textContent"
    tab.until(f"{message} === 'The file was not sent. Try again.'", "A file that was not sent has no message.")
    expect(tab.js("document.querySelector('.r.no .m').role") == "alert", "The message is not announced.")
    world.picture(tab, "upload-failed")
    tab.page.unroute("**/upload?*")
    field(tab, "Notes").set_input_files(text("a.txt", 3))
    tab.until(f"{STATUS} === '3, –'", "A file after one that failed did not arrive.")
    expect(not tab.js(message), "The message of a file that failed stays.")
    tab.errors.clear()
    tab.close("files that cannot be sent")


@without(webkit="WebDriver shows no chooser of files")
def keys(world):
    """Arrow keys pass a field for a file, which has the focus of its row, and Enter opens the selection."""
    tab = world.tab(world.probe)
    tab.open("Files")
    page = tab.page
    # The first listener makes the browser report its choosers, which takes a moment.
    page.on("filechooser", lambda chooser: None)
    tab.settle()
    field(tab, "Notes").focus()
    page.keyboard.press("ArrowDown")
    focused = tab.js("document.activeElement.closest('li').querySelector('.t').textContent")
    expect(focused == "Slow", f"The arrow key leads from a field for a file to {focused}.")
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Enter")
    chooser.value.set_files(text("b.txt", 5))
    tab.until(f"{STATUS} === '–, 5'", "A file that was selected by key did not arrive.")
    tab.close("fields for files by key")


def looks(world):
    """A field for a file in light and dark, wide and narrow; without a script there is none."""
    for scheme, width in (("light", 1200), ("dark", 390)):
        tab = world.tab(world.probe, color_scheme=scheme, viewport={"width": world.width(width), "height": 700})
        tab.open("Files")
        field(tab, "Notes").set_input_files(text("a.pdf", 3))
        tab.until("document.querySelector('.r.no')", "A refused file has no message.")
        for row in ("Notes", "Slow"):
            box = tab.row(row).locator(".fi").bounding_box()
            expect(box["height"] >= 28 and box["x"] + box["width"] <= world.width(width), f"The field of {row} is {box}.")
        world.picture(tab, f"files-{scheme}")
        tab.close("fields for files")
    plain = world.tab(world.probe, java_script_enabled=False)
    plain.tap(plain.page.locator("#rows .b", has_text="Files").first)
    plain.page.get_by_role("heading", name="Files").wait_for()
    expect(plain.page.locator("input[type=file]:visible").count() == 0, "Without a script a field accepts files.")
    plain.close("fields for files without a script")


CHECKS = [choosing, refused, progress, lost, failed, keys, looks]
