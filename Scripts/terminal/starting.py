"""Environments and files that a program may be started with."""

import os
import signal
import tempfile

from checks import check, gallery, tool

ENVIRONMENTS = {
    "no environment": {},
    "no TERM": {"LANG": "C.UTF-8"},
    "an unknown TERM": {"TERM": "nonsense"},
    "a terminal without colors": {"TERM": "vt100", "NO_COLOR": "1"},
    "the locale C": {"TERM": "xterm", "LC_ALL": "C"},
    "a locale without UTF-8": {"TERM": "xterm", "LC_ALL": "en_US.ISO-8859-1"},
    "a locale that does not exist": {"TERM": "xterm", "LC_ALL": "xx_YY.UTF-8"},
    "COLUMNS that are not a number": {"TERM": "xterm", "COLUMNS": "wide", "LINES": "-1"},
}


@check(*ENVIRONMENTS, cases=list(ENVIRONMENTS.values()))
def environments(variables):
    with gallery(environment=variables) as program:
        program.send("\x1b[B?\x1b")
        program.idle()
        program.send("\x03")
        program.ended("exited", 0)
        program.restored()


@check("a size of zero, and a large one in the environment")
def size_of_the_environment():
    with gallery(size=(0, 0), environment={"TERM": "xterm", "COLUMNS": "1000", "LINES": "500"}) as program:
        program.at_most(250)
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check("TERM=dumb: one frame as plain text")
def dumb():
    with tool("demo", environment={"TERM": "dumb"}) as program:
        program.ended("exited", 0)
        program.expect("Tableware")
        if b"\x1b" in program.output:
            raise AssertionError("a terminal without escape sequences receives some")
        program.restored()


def headless(files, kind="exited", number=0, **options):
    """Runs the tool with other files instead of the terminal: it prints a frame, and ends."""
    with tool("demo", files=files, **options) as program:
        program.ended(kind, number)
        program.restored()
        return program.output


@check("standard input at its end")
def no_input():
    if b"Tableware" not in headless({0: "/dev/null"}):
        raise AssertionError("no frame is printed")


@check("standard input closed")
def closed_input():
    if b"Tableware" not in headless({0: None}):
        raise AssertionError("no frame is printed")


@check("standard output closed", "standard output full", "every file closed", "all but standard error closed",
       cases=[{1: None}, {1: "/dev/full"}, {0: None, 1: None, 2: None}, {0: None, 1: None}])
def no_output(files):
    headless(files)


@check("standard output is a pipe that nothing reads")
def closed_pipe():
    readable, writable = os.pipe()
    os.close(readable)
    try:
        headless({1: writable}, "signaled", signal.SIGPIPE)
    finally:
        os.close(writable)


@check("standard error closed")
def closed_error():
    with gallery(files={2: None}) as program:
        # No other file may have its number.
        if os.readlink(f"/proc/{program.pid}/fd/2") != "/dev/null":
            raise AssertionError("another file has the number of standard error")
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check("standard error is a pipe that nothing reads")
def closed_error_pipe():
    readable, writable = os.pipe()
    os.close(readable)
    try:
        with gallery(files={2: writable}) as program:
            program.send("\x1b[B\r")
            program.idle()
            program.send("\x03")
            program.ended("exited", 0)
            program.restored()
    finally:
        os.close(writable)


@check("signals ignored, as with nohup")
def ignored_signals():
    with gallery(ignored=[signal.SIGHUP, signal.SIGQUIT]) as program:
        program.signal(signal.SIGHUP)
        program.signal(signal.SIGQUIT)
        program.idle()
        program.clear()
        program.send("\x0c")
        program.expect("Tableware")
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check("a file that is not readable, and one that is removed")
def files():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "log")
        with open(path, "wb") as file:
            file.write(b"one\ntwo\x1b[?1049l\n\xff\n")
        with tool("demo", "log", path) as program:
            program.expect("two")
            program.raw()
            os.remove(path)
            program.send("q")
            program.ended("exited", 0)
            program.restored()
