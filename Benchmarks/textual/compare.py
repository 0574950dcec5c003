"""Compares Tableware with Textual, both in a terminal of 100 × 30: compare.py TABLEWARE [ROWS…].

Prints a table in Markdown. TABLEWARE is the built program `Compare`.
"""

import os
import statistics
import sys
import tempfile
import time
from importlib.metadata import version

from terminal import COLUMNS, LINES, MEMORY_LIMIT, Ended, Terminal, TooLong

LIMIT = 120
ROUNDS = 3
# Whatever takes this long is not repeated.
LONG = 40
PAGES = 1000
UPDATES = 5
PAGE_DOWN = b"\x1b[6~"

HERE = os.path.dirname(os.path.abspath(__file__))
TABLEWARE = [sys.argv[1]]
TEXTUAL = [sys.executable, os.path.join(HERE, "app.py")]
PROGRAMS = {
    "Tableware": TABLEWARE,
    "DataTable": [*TEXTUAL, "table"],
    "ListView": [*TEXTUAL, "list"],
}
# Each in processes of its own: what is measured, the way the program runs.
MEASURES = ["first", "pages", "edit", "declare"]


def is_full(terminal):
    """All lines but those for titles and help show rows, one after the other."""
    rows = terminal.rows()
    return len(rows) >= LINES - 4 and rows == list(range(rows[0], rows[0] + len(rows)))


def first(terminal, log):
    shown = terminal.wait(is_full) - terminal.start
    terminal.settle(0.3)
    return {"first": shown, "memory": terminal.peak_memory()}


def pages(terminal, log):
    terminal.wait(is_full)
    terminal.settle(1)
    # The first key may only move the focus to the end of what is there.
    terminal.send(PAGE_DOWN)
    terminal.settle(1)
    # The limit is for the pages alone.
    terminal.deadline = time.monotonic() + LIMIT
    total = 0
    for _ in range(PAGES):
        last = terminal.rows()[-1]
        begin = time.monotonic()
        terminal.send(PAGE_DOWN)
        total += terminal.wait(lambda it: is_full(it) and it.rows()[-1] >= last + LINES - 5) - begin
    return {"pages": total}


def live(terminal, log):
    terminal.wait(is_full)
    terminal.deadline = time.monotonic() + LIMIT
    seen = terminal.newest_value()
    times = []
    while len(times) < UPDATES:
        shown = terminal.wait(lambda it: it.newest_value() > seen)
        seen = terminal.newest_value()
        with open(log) as file:
            begin = int(file.read().split()[seen - 1]) / 1e9
        times.append(shown - begin)
    return {"live": statistics.median(times), "live memory": terminal.peak_memory()}


def measure(program, count, name):
    """What one process gave; or how it failed, and how much memory it had by then."""
    way = "still" if name in ("first", "pages") else name
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log")
        terminal = Terminal([*PROGRAMS[program], str(count), way, log], LIMIT)
        try:
            work = {"first": first, "pages": pages}.get(name, live)
            result = work(terminal, log)
            return {f"{key} declared" if way == "declare" else key: result[key] for key in result}, None
        except TooLong:
            return None, (f"> {LIMIT} s", f"> {megabytes(terminal.peak_memory())}")
        except Ended:
            return None, ("ended early", f"limit of {megabytes(MEMORY_LIMIT)}")
        finally:
            terminal.close()


def measure_all(program, count):
    """The medians of what came in time, and how each measure failed that did not."""
    results = {}
    failures = {}
    for name in MEASURES:
        if name == "declare" and program != "Tableware" or name == "pages" and count < PAGES * LINES:
            continue
        rounds = []
        for _ in range(ROUNDS):
            begin = time.monotonic()
            result, failure = measure(program, count, name)
            print(f"  {program}, {count:,} rows, {name}: {result or failure}", file=sys.stderr)
            # One that does not end is not waited for again.
            if failure:
                keys = {"first": ("first", "memory"), "pages": ("pages",)}.get(name, ("live", "live memory"))
                failures |= dict(zip(keys, failure))
                break
            rounds.append(result)
            if time.monotonic() - begin > LONG:
                break
        if rounds and not failure:
            results |= {key: statistics.median(r[key] for r in rounds) for key in rounds[0]}
        if "first" in failures:
            break
    return results, failures


def seconds(value):
    return f"{value:.1f} s" if value >= 10 else f"{value:.2f} s" if value >= 1 else f"{value * 1000:.1f} ms"


def megabytes(value):
    return f"{value / 1e6:,.0f} MB"


def print_table(count, results):
    lines = [
        ("start to first frame", "first", "first", seconds),
        (f"{PAGES:,} page-downs", "pages", "pages", seconds),
        ("1 % of the rows changed, by edits", "live", "live", seconds),
        ("1 % of the rows changed, all declared again", "live declared", "live", seconds),
        ("peak memory, first frame", "memory", "memory", megabytes),
        ("peak memory, after live changes", "live memory", "live memory", megabytes),
    ]
    print(f"\n**{count:,} rows**\n")
    print("| measure | " + " | ".join(PROGRAMS) + " |")
    print("| --- |" + " ---: |" * len(PROGRAMS))
    for title, own, other, write in lines:
        base = results["Tableware"][0].get(own)
        if base is None:
            continue
        cells = [write(base)]
        for program in list(PROGRAMS)[1:]:
            values, failures = results[program]
            value = values.get(other)
            cells.append(f"{write(value)} ({value / base:,.1f} ×)" if value else failures.get(other, "–"))
        print(f"| {title} | " + " | ".join(cells) + " |")


def main():
    counts = [int(count) for count in sys.argv[2:]] or [1_000, 100_000, 1_000_000]
    python = ".".join(map(str, sys.version_info[:3]))
    print(f"Textual {version('textual')} on Python {python}; {COLUMNS} × {LINES}; medians of {ROUNDS},")
    print(f"or one round where it takes {LONG} s.")
    for count in counts:
        print_table(count, {program: measure_all(program, count) for program in PROGRAMS})
        sys.stdout.flush()


if __name__ == "__main__":
    main()
