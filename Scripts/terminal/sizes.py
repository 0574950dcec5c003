"""Sizes of terminals, and storms of them."""

import random

from checks import check, gallery

SIZES = [(1, 1), (1, 500), (1000, 1), (2, 2), (3, 5), (1000, 500), (0, 0), (0, 24), (80, 0), (65535, 1), (1, 65535)]


def repaints(program, columns, rows):
    """Resizes the terminal, and waits for the frame."""
    program.clear()
    program.resize(columns, rows)
    program.until(lambda: b"\x1b[?2026l" in program.output, f"a frame of {columns} × {rows}")
    program.idle()


@check("resized to extremes, and back")
def extremes():
    with gallery() as program:
        for columns, rows in SIZES:
            repaints(program, columns, rows)
            program.send("\x1b[B\x1b[A")
            # Nothing may be written past the last column or row that a program may know.
            repaints(program, 80, 24)
            if b"Tableware" not in program.output:
                raise AssertionError(f"after {columns} × {rows}, the frame has no title")
        program.at_most(300)
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check(*(f"started at {columns} × {rows}" for columns, rows in SIZES), cases=SIZES)
def started(size):
    with gallery(text="\x1b[?2026l", size=size) as program:
        program.at_most(200)
        program.send("\x1b[B\x1b[6~?")
        program.idle()
        repaints(program, 80, 24)
        program.send("\x03")
        program.ended("exited", 0)
        program.restored()


@check("started at the largest size that can be reported", long=True)
def largest():
    with gallery(text="\x1b[?2026l", size=(65535, 65535)) as program:
        program.idle(30)
        program.at_most(1000)
        repaints(program, 80, 24)
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check("a storm of sizes")
def storm():
    numbers = random.Random(7)
    with gallery("million", text="A million rows") as program:
        for _ in range(300):
            program.resize(numbers.randint(1, 1000), numbers.randint(1, 500))
            program.step(seconds=0.002)
        repaints(program, 80, 24)
        program.expect("A million rows")
        program.at_most(300)
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check("a storm of sizes while output is not read")
def storm_without_reader():
    numbers = random.Random(8)
    with gallery() as program:
        for _ in range(2000):
            program.resize(numbers.randint(1, 1000), numbers.randint(1, 500))
        program.idle(pumping=False)
        program.at_most(300)
        repaints(program, 80, 24)
        program.send("q")
        program.ended("exited", 0)
        program.restored()
