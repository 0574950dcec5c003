"""The registry of checks, and the program that they run."""

import pathlib

import hosted

PROGRAM = str(pathlib.Path(__file__).resolve().parent.parent.parent / ".build/debug/tableware")
CHECKS = []
"""(part, name, whether it takes long, function) of each check, in order."""


def check(*names, cases=None, long=False):
    """Registers a function as a check for each name, with the case of that name if there are cases.

    A check that takes long is omitted from short runs.
    """
    def register(function):
        part = function.__module__
        for index, name in enumerate(names):
            run = function if cases is None else (lambda case=cases[index]: function(case))
            CHECKS.append((part, name, long, run))
        return function
    return register


def tool(*arguments, **options):
    """The tool with arguments, in a terminal."""
    return hosted.Hosted(PROGRAM, *arguments, **options)


def gallery(screen=None, text="Tableware", **options):
    """The gallery, once it has shown its first frame and is idle."""
    program = tool("demo", *([screen] if screen else []), **options)
    try:
        program.expect(text)
        program.raw()
        program.idle()
    except BaseException:
        program.__exit__()
        raise
    return program
