"""Programs that are stopped and continued, in the foreground and in the background."""

import signal
import termios

from checks import check, gallery


def continued(program):
    """Continues a program in the foreground, and waits for its screen."""
    program.clear()
    program.foreground()
    program.raw()
    program.expect("Tableware")


def quit(program):
    program.send("q")
    program.ended("exited", 0)
    program.restored()


@check("Ctrl+Z, and continued")
def control_z():
    with gallery() as program:
        for _ in range(3):
            program.send("\x1a")
            program.stopped(signal.SIGTSTP)
            program.restored()
            continued(program)
        quit(program)


@check("SIGTSTP, and continued")
def stop_signal():
    with gallery() as program:
        program.signal(signal.SIGTSTP)
        program.stopped(signal.SIGTSTP)
        program.restored()
        continued(program)
        quit(program)


@check("SIGSTOP, and continued")
def stop_without_handler():
    with gallery() as program:
        program.signal(signal.SIGSTOP)
        program.stopped(signal.SIGSTOP)
        continued(program)
        quit(program)


@check("resized while it is stopped")
def resized_while_stopped():
    with gallery() as program:
        program.send("\x1a")
        program.stopped(signal.SIGTSTP)
        program.resize(40, 10)
        continued(program)
        program.until(lambda: b"\x1b[10;" in program.output, "the last line of the new size")
        quit(program)


@check("in the background: stops until it is in the foreground")
def background():
    with gallery() as program:
        program.send("\x1a")
        program.stopped(signal.SIGTSTP)
        program.clear()
        program.background()
        program.stopped(signal.SIGTTOU)
        program.restored()
        if b"\x1b[?1049h" in program.output:
            raise AssertionError("the program uses the terminal in the background")
        continued(program)
        quit(program)


@check("ended in the background", "ended while it is stopped", cases=[True, False])
def ended_in_background(was_continued):
    with gallery() as program:
        program.send("\x1a")
        program.stopped(signal.SIGTSTP)
        if was_continued:
            program.background()
            program.stopped(signal.SIGTTOU)
        # As `kill %1` does in a shell.
        program.signal(signal.SIGTERM)
        program.background()
        program.ended("signaled", signal.SIGTERM)
        program.restored()


@check("killed while it is stopped")
def killed_while_stopped():
    with gallery() as program:
        program.send("\x1a")
        program.stopped(signal.SIGTSTP)
        program.signal(signal.SIGKILL)
        program.ended("signaled", signal.SIGKILL)
        program.restored()


@check("flags that the shell changed in the background")
def flags_of_the_shell():
    with gallery() as program:
        program.send("\x1a")
        program.stopped(signal.SIGTSTP)
        changed = termios.tcgetattr(program.inner)
        changed[3] &= ~termios.ECHO
        termios.tcsetattr(program.inner, termios.TCSANOW, changed)
        program.before = termios.tcgetattr(program.inner)
        program.background()
        program.stopped(signal.SIGTTOU)
        program.signal(signal.SIGTERM)
        program.background()
        program.ended("signaled", signal.SIGTERM)
        program.restored()


@check("a storm of stops")
def storm():
    with gallery() as program:
        for _ in range(20):
            program.signal(signal.SIGTSTP)
            program.stopped(signal.SIGTSTP)
            program.foreground()
        # Continuing may not have taken effect yet, in which case it is repeated.
        continued(program)
        program.idle()
        program.at_most(200)
        quit(program)


@check("stops that are continued at once")
def storm_at_once():
    with gallery() as program:
        for _ in range(50):
            program.signal(signal.SIGTSTP)
            program.foreground()
            program.step()
        program.idle()
        continued(program)
        program.idle()
        quit(program)
