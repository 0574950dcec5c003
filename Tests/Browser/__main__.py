"""Drives the screens in a real browser; Scripts/check-web calls it.

python -m Browser PROGRAMS PICTURES [--engine NAME]… [--record] [--jobs N] [PART…]
"""

import argparse
import os
import sys

from . import checks, engines, workers
from .engines import ENGINES
from .parts import COMMON, PARTS


def is_available(engine):
    """Whether an engine is installed; says so if it is not."""
    if engines.is_installed(engine):
        return True
    if os.environ.get("TABLEWARE_BROWSER") == "required":
        checks.expect(False, f"{engine} is not installed.")
    else:
        print(f"\n*** check-web: NOT RUN in {engine}, because it is not installed. ***\n", flush=True)
    return False


def main():
    parser = argparse.ArgumentParser(prog="check-web")
    parser.add_argument("programs")
    parser.add_argument("pictures")
    parser.add_argument("--engine", action="append", choices=ENGINES, help="an engine to run in; all if omitted")
    parser.add_argument("--record", action="store_true", help="write the accessibility trees again")
    parser.add_argument("--jobs", type=int, default=2, help="how many checks run at the same time; 2 if omitted")
    parser.add_argument("parts", nargs="*", help="which parts to run: " + ", ".join(PARTS))
    wanted = parser.parse_intermixed_args()
    if unknown := set(wanted.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    available = [engine for engine in wanted.engine or ENGINES if is_available(engine)]
    complete = {"chromium", *(wanted.engine or [])}
    pairs = [
        (engine, part) for part in PARTS for engine in available
        if (not wanted.parts or part in wanted.parts)
        and (part in COMMON or engine in complete)]
    workers.run(
        pairs, max(1, wanted.jobs), os.path.abspath(wanted.programs), os.path.abspath(wanted.pictures), wanted.record)
    sys.exit(checks.report())


if __name__ == "__main__":
    main()
