"""Ways to end a program in a terminal: keys, signals, and terminals that are closed."""

import os
import signal

from checks import check, gallery

END = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
CRASH = [signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGILL, signal.SIGFPE, signal.SIGTRAP, signal.SIGSYS]
# The frames that fill a terminal.
ROUNDS = 6


@check("q")
def quits():
    with gallery() as program:
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check("Ctrl+C")
def control_c():
    with gallery() as program:
        program.send("\x03")
        program.ended("exited", 0)
        program.restored()


@check(*(number.name for number in END), cases=END)
def signals(number):
    with gallery() as program:
        program.signal(number)
        program.ended("signaled", number)
        program.restored()


@check("signals all at once")
def signals_at_once():
    with gallery() as program:
        for number in END * 3:
            if not program.has_ended:
                try:
                    program.signal(number)
                except ProcessLookupError:
                    break
        program.until(lambda: program.has_ended, "the end of the process")
        program.restored()


@check(*(f"a fault: {number.name}" for number in CRASH), cases=CRASH)
def faults(number):
    with gallery() as program:
        program.signal(number)
        # Swift reports a crash before the process ends, which takes time.
        program.until(lambda: program.has_ended, "the end of the process", 30)
        if program.states[-1][0] != "signaled":
            raise AssertionError(f"a fault ends the process as {program.states[-1]}")
        program.restored()


@check("the end of the window")
def hang_up():
    with gallery() as program:
        program.hang_up()
        gone(program)


@check("the end of the window, with SIGHUP ignored")
def hang_up_ignored():
    with gallery(ignored=[signal.SIGHUP]) as program:
        program.hang_up()
        program.ended("exited", 0, pumping=False)


@check("the end of the window in the middle of input")
def hang_up_in_input():
    with gallery(ignored=[signal.SIGHUP]) as program:
        program.send(b"\x1b[B" * 20_000 + b"\x1b[200~" + b"x" * 100_000)
        program.hang_up()
        program.ended("exited", 0, pumping=False)


@check(*(f"{number.name} while output is not read" for number in END), cases=END)
def signals_without_reader(number):
    with stalled() as program:
        program.signal(number)
        program.ended("signaled", number, 5, pumping=False)
        # The output that was not read is lost with the end of the window; the flags are not.
        program.restored(modes=False)


@check("the end of the window while output is not read")
def hang_up_without_reader():
    with stalled() as program:
        program.hang_up()
        gone(program)


@check("output that is read late")
def late_reader():
    with stalled() as program:
        program.idle(pumping=False)
        program.at_most(250)
        program.expect("Tableware")
        program.idle()
        program.send("q")
        program.ended("exited", 0)
        program.restored()


@check("input while output is not read", long=True)
def input_without_reader():
    with stalled() as program:
        before = program.memory()
        # More than a program may keep: the terminal keeps the rest.
        sent, refusals = 0, 0
        while sent < 5_000_000 and refusals < 2:
            try:
                sent += os.write(program.outer, b"\x1b[B" * 1000)
                refusals = 0
            except BlockingIOError:
                refusals += 1
                program.idle(pumping=False)
        if refusals < 2:
            raise AssertionError(f"the program keeps {sent} bytes of input")
        program.at_most(before + 40)
        program.signal(signal.SIGTERM)
        program.ended("signaled", signal.SIGTERM, 5, pumping=False)
        program.restored(modes=False)


def gone(program):
    """Waits for the end of a program without a terminal: by the signal, or by the end of its input."""
    program.until(lambda: program.has_ended, "the end of the process", 5, pumping=False)
    if program.states[-1] not in (("signaled", signal.SIGHUP), ("exited", 0)):
        raise AssertionError(f"the program ends as {program.states[-1]}")


def stalled():
    """A program whose output fills the terminal, because nothing reads it."""
    program = gallery()
    try:
        # The terminal keeps some of the output itself.
        for columns in range(1000, 1000 - ROUNDS, -1):
            program.resize(columns, 500)
            program.idle(pumping=False)
    except BaseException:
        program.__exit__()
        raise
    return program
