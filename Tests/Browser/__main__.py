"""Drives the screens in a real browser; Scripts/check-web calls it.

python -m Browser PROGRAMS PICTURES [--record] [PART…]
"""

import argparse
import os
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

from . import checks, fields, fingers, focus, gallery, hearing, hostile, keyboard, looks, million, moves, plain, roles, sessions, traffic
from .world import World

PARTS = {
    module.__name__.split(".")[-1]: module
    for module in (
        gallery, looks, million, moves, fingers, focus, fields, keyboard, hearing, roles, hostile, plain, traffic, sessions)
}


def main():
    parser = argparse.ArgumentParser(prog="check-web")
    parser.add_argument("programs")
    parser.add_argument("pictures")
    parser.add_argument("--record", action="store_true", help="write the accessibility trees anew")
    parser.add_argument("parts", nargs="*", help="which parts to run: " + ", ".join(PARTS))
    wanted = parser.parse_intermixed_args()
    if unknown := set(wanted.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        world = World(
            browser, os.path.abspath(wanted.programs), os.path.abspath(wanted.pictures), wanted.record)
        try:
            for name, module in (PARTS).items():
                if name in wanted.parts or not wanted.parts and name in PARTS:
                    run(name, module, world)
        finally:
            world.stop()
            browser.close()
    sys.exit(checks.report())


def run(name, module, world):
    """Runs every check of a part; one that breaks does not stop the others."""
    print(name, flush=True)
    for check in module.CHECKS:
        begin, known = time.monotonic(), len(checks.failures)
        attempt(name, check, world)
        # A machine that does something else may be too slow for what people notice: what fails twice is wrong, and
        # what fails once is told at the end.
        if len(checks.failures) > known and not world.isRecording:
            print(f"  ↻ {check.__name__} once more", flush=True)
            first, checks.failures[known:] = checks.failures[known:], []
            attempt(name, check, world)
            if len(checks.failures) == known:
                checks.unsteady += first
        print(f"  {check.__name__} {time.monotonic() - begin:.1f} s", flush=True)


def attempt(name, check, world):
    contexts = list(world.browser.contexts)
    try:
        check(world)
    except Exception as error:
        checks.expect(False, f"{name}, {check.__name__}: {type(error).__name__}: {str(error)[:600]}")
    for context in world.browser.contexts:
        if context not in contexts:
            context.close()


main()
