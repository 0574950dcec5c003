"""Drives the screens in a real browser; Scripts/check-web calls it.

python -m Browser PROGRAMS PICTURES [--record] [--jobs N] [PART…]
"""

import argparse
import os
import sys

from . import checks, workers
from .parts import PARTS


def main():
    parser = argparse.ArgumentParser(prog="check-web")
    parser.add_argument("programs")
    parser.add_argument("pictures")
    parser.add_argument("--record", action="store_true", help="write the accessibility trees again")
    parser.add_argument("--jobs", type=int, default=2, help="how many checks run at the same time; 2 if omitted")
    parser.add_argument("parts", nargs="*", help="which parts to run: " + ", ".join(PARTS))
    wanted = parser.parse_intermixed_args()
    if unknown := set(wanted.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    names = [name for name in PARTS if name in wanted.parts or not wanted.parts]
    workers.run(
        names, max(1, wanted.jobs), os.path.abspath(wanted.programs), os.path.abspath(wanted.pictures), wanted.record)
    sys.exit(checks.report())


if __name__ == "__main__":
    main()
