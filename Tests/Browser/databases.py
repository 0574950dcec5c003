"""`tableware browse FILE --web`: a database that is like those of other programs, and changes meanwhile."""

import os
import shutil
import sqlite3
import tempfile

from .checks import expect
from .looks import OUTSIDE
from .servers import Server

COUNT = 2_000


def make(folder):
    path = os.path.join(folder, "people.sqlite")
    with sqlite3.connect(path) as database:
        database.executescript(
            """
            CREATE TABLE cities (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
            INSERT INTO cities VALUES (1, 'Oslo'), (2, '東京'), (3, 'القاهرة');
            CREATE TABLE people (
              id INTEGER PRIMARY KEY, name TEXT NOT NULL, city INTEGER REFERENCES cities (id), photo BLOB);
            CREATE VIEW names AS SELECT name FROM people;
            """)
        database.executemany(
            "INSERT INTO people VALUES (?, ?, ?, ?)",
            [(id, f"Person {id}", id % 3 + 1, bytes(id % 5) or None) for id in range(1, COUNT + 1)])
    database.close()
    return path


def value(path, sql):
    database = sqlite3.connect(path)
    try:
        return database.execute(sql).fetchall()
    finally:
        database.close()


def change(path, sql):
    with sqlite3.connect(path, timeout=10) as database:
        database.execute(sql)
    database.close()


class Browsed:
    """A database with the tool that shows it, for the length of a `with` block."""

    def __init__(self, world, *options):
        self.folder = tempfile.TemporaryDirectory(dir=world.pictures, prefix="browse-")
        self.path = make(self.folder.name)
        program = shutil.which("tableware", path=world.programs)
        self.server = Server(program, "browse", self.path, "--web", "--no-token", "--port", "0", *options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.stop()
        self.folder.cleanup()


def shows(tab, text, sentence):
    tab.until("text => document.querySelector('#rows').textContent.includes(text)", sentence, text)


def reading(world):
    """Tables with their counts, rows to the last one, a search, and what another program changes."""
    with Browsed(world) as browsed:
        tab = world.tab(browsed.server)
        shows(tab, "2,000", "The tables have no counts.")
        for name in ("cities", "names", "people"):
            expect(tab.row(name).count() == 1, f"The table {name} is not in the list.")
        tab.open("people")
        shows(tab, "Person 1", "The rows are not shown.")
        tab.bound("people")
        world.picture(tab, "browse")
        dark = world.tab(browsed.server, color_scheme="dark")
        dark.open("people")
        shows(dark, "Person 1", "The rows are not shown on another page.")
        world.picture(dark, "browse-dark")
        dark.close("browse, dark")
        for width in (world.width(390), 900):
            tab.page.set_viewport_size({"width": width, "height": 640})
            tab.settle()
            world.picture(tab, f"browse-{width}")
            expect(tab.js(OUTSIDE) == [], f"browse, {width} pixels: {tab.js(OUTSIDE)}")
        change(browsed.path, "UPDATE people SET name = 'Changed elsewhere' WHERE id = 1")
        shows(tab, "Changed elsewhere", "A change of another program is not shown.")
        tab.page.locator("#rows .r .b.p").first.focus()
        tab.page.keyboard.press("End")
        shows(tab, "Person 2000", "End does not lead to the last row.")
        tab.bound("the end of people")
        field = tab.page.locator(".se").first
        field.fill("Person 1999")
        tab.until(
            "document.querySelectorAll('#rows .r').length < 6 && document.querySelector('#rows').textContent.includes('1999')",
            "The search shows other rows.")
        tab.close("browse")


def editing(world):
    """A row as a form: an edit is saved and seen by others, a mistake is not, and one that others made is kept."""
    with Browsed(world) as browsed:
        tab = world.tab(browsed.server)
        tab.open("people")
        shows(tab, "Person 2", "The rows are not shown.")
        tab.page.locator("#rows .r .b.p").nth(1).click()
        tab.until("document.querySelector('h1').textContent === 'people 2'", "A row does not open.")
        tab.settle()
        world.picture(tab, "browse-row")
        field = tab.page.get_by_role("textbox", name="name")
        field.fill("Edited here")
        tab.page.get_by_role("button", name="save").click()
        tab.wait(
            lambda: value(browsed.path, "SELECT name FROM people WHERE id = 2") == [("Edited here",)],
            "An edit is not in the file.")
        tab.settle()
        # The edit is older than the change: a form without edits would show the new value.
        field.fill("Too late")
        tab.until("document.querySelector('.st').textContent === 'not saved'", "An edit is not noted.")
        change(browsed.path, "UPDATE people SET name = 'Meanwhile' WHERE id = 2")
        tab.until("document.body.textContent.includes('changed meanwhile')", "A conflict is not reported.")
        tab.page.get_by_role("button", name="save").click()
        tab.until("document.body.textContent.includes('changed meanwhile: 2.')", "A refused edit is not reported.")
        expect(
            value(browsed.path, "SELECT name FROM people WHERE id = 2") == [("Meanwhile",)],
            "An edit overwrites that of another program.")
        tab.close("browse, edit")


def reading_only(world):
    """With --read-only nothing can be changed."""
    with Browsed(world, "--read-only", "--table", "people") as browsed:
        tab = world.tab(browsed.server)
        shows(tab, "Person 1", "The rows are not shown.")
        expect(tab.page.get_by_role("button", name="new row").count() == 0, "A row can be added with --read-only.")
        tab.page.locator("#rows .r .b.p").first.click()
        tab.until("document.querySelector('h1').textContent === 'people 1'", "A row does not open.")
        tab.settle()
        expect(
            tab.page.locator("#rows input:not([disabled]):not([readonly])").count() == 0,
            "A field can be edited with --read-only.")
        expect(tab.page.get_by_role("button", name="save").count() == 0, "A row can be saved with --read-only.")
        tab.close("browse, read only")


def exporting(world):
    """The rows of a table as a file, as they are filtered."""
    with Browsed(world) as browsed:
        tab = world.tab(browsed.server)
        tab.open("people")
        shows(tab, "Person 1", "The rows are not shown.")
        tab.page.get_by_role("button", name="export").click()
        tab.until("document.querySelector('h1').textContent === 'Export'", "The formats are not shown.")
        with tab.page.expect_download() as started:
            tab.row("Write CSV").locator(".b.p").click()
        file = started.value
        expect(file.suggested_filename == "people.csv", f"The file is called {file.suggested_filename}.")
        expect(file.failure() is None, f"The download failed: {file.failure()}")
        with open(file.path(), encoding="utf-8") as text:
            lines = text.read().splitlines()
        expect(len(lines) == 2_001, f"The file has {len(lines)} lines.")
        expect("Person 2000" in lines[-1], f"The last line is {lines[-1]}.")
        tab.settle()
        expect(tab.page.locator("h1").inner_text() == "Export", "A download leads to another page.")
        tab.page.locator(".way button").click()
        tab.until("document.querySelector('h1').textContent === 'people'", "There is no way back after a download.")
        tab.close("export")


CHECKS = [reading, editing, reading_only, exporting]
