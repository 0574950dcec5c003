"""The leader of a terminal's session: starts a program as a shell does, and reports what happens to it."""

import fcntl
import os
import resource
import select
import signal
import socket
import struct
import termios

# Python restores none of these by itself.
DEFAULTS = [signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU, signal.SIGPIPE, signal.SIGHUP]


def start(program, size, environment, files=None, ignored=()):
    """Starts a program in the foreground of a new pseudo-terminal.

    Parameters: the program with its arguments, its columns and rows, its whole environment, the files that replace
    0, 1 and 2 (a path to open, or None to close it), and the signals that it ignores.
    Returns the outer and the inner end of the terminal, the end of a socket to the leader, and the leader's number.
    """
    outer, inner = os.openpty()
    resize(outer, *size)
    ours, theirs = socket.socketpair()
    leader = os.fork()
    if leader == 0:
        try:
            ours.close()
            os.close(outer)
            lead(program, inner, environment, files or {}, ignored, theirs)
        finally:
            os._exit(1)
    theirs.close()
    return outer, inner, ours, leader


def resize(terminal, columns, rows):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def lead(program, terminal, environment, files, ignored, commands):
    """Runs in the leader: accepts one-letter commands, and sends a line for each change of the program.

    Commands: `f` continues the program in the foreground, `b` in the background, `x` ends the leader.
    Lines: `pid 12`, `stopped 20`, `continued 0`, `exited 0`, `signaled 15`.
    """
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    control(terminal)
    woken, wake = os.pipe()
    for end in (woken, wake):
        os.set_blocking(end, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    ready, release = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(release)
            os.setpgid(0, 0)
            # Continues when the terminal belongs to this process.
            os.read(ready, 1)
            execute(program, environment, files, ignored)
        finally:
            os._exit(127)
    os.close(ready)
    os.setpgid(pid, pid)
    os.tcsetpgrp(0, pid)
    os.close(release)
    commands.sendall(f"pid {pid}\n".encode())
    has_ended = False
    while True:
        readable, _, _ = select.select([commands, woken], [], [])
        if woken in readable:
            os.read(woken, 4096)
            while not has_ended:
                changed, status = os.waitpid(pid, os.WNOHANG | os.WUNTRACED | os.WCONTINUED)
                if changed == 0:
                    break
                has_ended = os.WIFEXITED(status) or os.WIFSIGNALED(status)
                # A program that was continued has the terminal already.
                if not os.WIFCONTINUED(status):
                    take_terminal()
                commands.sendall(describe(status))
        if commands in readable:
            command = commands.recv(1)
            if command in (b"x", b""):
                os._exit(0)
            if command == b"f":
                os.tcsetpgrp(0, pid)
            if not has_ended:
                os.killpg(pid, signal.SIGCONT)


def take_terminal():
    try:
        os.tcsetpgrp(0, os.getpgrp())
    except OSError:
        # The terminal was closed.
        pass


def describe(status):
    if os.WIFEXITED(status):
        return f"exited {os.WEXITSTATUS(status)}\n".encode()
    if os.WIFSIGNALED(status):
        return f"signaled {os.WTERMSIG(status)}\n".encode()
    if os.WIFSTOPPED(status):
        return f"stopped {os.WSTOPSIG(status)}\n".encode()
    return b"continued 0\n"


def control(terminal):
    """Begins a session with this controlling terminal, as `login_tty` does."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for number in (0, 1, 2):
        os.dup2(terminal, number)
    if terminal > 2:
        os.close(terminal)


def execute(program, environment, files, ignored):
    signal.set_wakeup_fd(-1)
    for number in DEFAULTS:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # After the others were opened, so that none of them gets the number of a closed one.
    for number, file in sorted(files.items(), key=lambda item: item[1] is None):
        if file is None:
            os.close(number)
        elif isinstance(file, int):
            os.dup2(file, number)
        else:
            os.dup2(os.open(file, os.O_RDWR), number)
    os.closerange(3, 256)
    os.execve(program[0], program, environment)
