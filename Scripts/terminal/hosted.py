"""A program in a pseudo-terminal: what it prints, uses and leaves behind."""

import os
import re
import select
import signal
import termios
import time

import shell

# The private modes that a program may change, with their values before.
DEFAULTS = {7: True, 25: True, 1000: False, 1002: False, 1003: False, 1004: False, 1005: False, 1006: False,
            1015: False, 1047: False, 1048: False, 1049: False, 2004: False, 2026: False}
MODES = re.compile(rb"\x1b\[\?([\d;]+)([hl])")
# An escape sequence that may continue in the next piece of output.
UNFINISHED = re.compile(rb"\x1b(?:\[[\d;?]*)?$")
TICKS = os.sysconf("SC_CLK_TCK")
# The most seconds that any single step may take. A debug build on a busy machine needs some.
PATIENCE = 15


class Failure(Exception):
    pass


class Hosted:
    """A program in the foreground of a terminal, for the length of a `with` block."""

    def __init__(self, *program, size=(80, 24), environment=None, files=None, ignored=()):
        self.modes = dict(DEFAULTS)
        self.output = b""
        self.carry = b""
        self.received = 0
        self.states = []
        self.lines = b""
        self.size = size
        if environment is None:
            environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
        environment = {"HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"} | environment
        self.outer, self.inner, self.leader, self.leader_pid = shell.start(
            program, size, environment, files, ignored)
        os.set_blocking(self.outer, False)
        self.before = termios.tcgetattr(self.inner)
        self.is_open = True
        self.pid = None
        try:
            self.until(lambda: self.pid is not None, "a process is started", pumping=False)
        except Failure:
            self.__exit__()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self.pid is not None and not self.has_ended:
            os.kill(self.pid, signal.SIGKILL)
            self.until(lambda: self.has_ended, "it is killed", pumping=False)
        try:
            self.leader.sendall(b"x")
        except OSError:
            pass
        os.waitpid(self.leader_pid, 0)
        for end in (self.outer, self.inner) if self.is_open else (self.inner,):
            os.close(end)
        self.leader.close()

    # What happens in the terminal

    def until(self, condition, what, seconds=PATIENCE, pumping=True):
        """Reads output until the condition is true, or fails."""
        limit = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > limit:
                raise Failure(f"not within {seconds:.0f} s: {what}{self.trail()}")
            self.step(pumping)

    def step(self, pumping=True, seconds=0.02):
        """Waits a moment for output and for changes of the process."""
        files = [self.leader] + ([self.outer] if pumping and self.is_open else [])
        readable, _, _ = select.select(files, [], [], seconds)
        if self.outer in readable:
            self.read()
        if self.leader in readable:
            self.lines += self.leader.recv(4096)
            *whole, self.lines = self.lines.split(b"\n")
            for line in whole:
                word, number = line.decode().split()
                if word == "pid":
                    self.pid = int(number)
                else:
                    self.states.append((word, int(number)))

    def read(self):
        try:
            piece = os.read(self.outer, 1 << 16)
        except (BlockingIOError, OSError):
            return
        self.received += len(piece)
        text = self.carry + piece
        unfinished = UNFINISHED.search(text)
        self.carry = text[unfinished.start():] if unfinished else b""
        for numbers, final in MODES.findall(text[:unfinished.start()] if unfinished else text):
            for number in numbers.split(b";"):
                self.modes[int(number)] = final == b"h"
        self.output = (self.output + piece)[-1_000_000:]

    def trail(self):
        text = re.sub(rb"\x1b\[[\d;?]*[A-Za-z]", b" ", self.output[-4000:]).decode(errors="replace")
        return f"; states {self.states}, the last output is “{' '.join(text.split())[-120:]}”"

    def clear(self):
        """Forgets the output so far: `expect` waits for later output."""
        self.output = b""

    def expect(self, text, seconds=PATIENCE):
        wanted = text.encode()
        self.until(lambda: wanted in self.output, f"“{text}” on screen", seconds)

    def send(self, data, pumping=True, seconds=PATIENCE):
        """Types all bytes, and reads output meanwhile."""
        data = memoryview(data.encode() if isinstance(data, str) else data)
        limit = time.monotonic() + seconds
        while data and not self.has_ended:
            if time.monotonic() > limit:
                raise Failure(f"not within {seconds:.0f} s: the last {len(data)} bytes of input are read{self.trail()}")
            _, writable, _ = select.select([], [self.outer], [], 0)
            if writable:
                try:
                    data = data[os.write(self.outer, data[:4096]):]
                except BlockingIOError:
                    writable = []
            self.step(pumping, 0 if writable else 0.02)

    def resize(self, columns, rows):
        self.size = (columns, rows)
        shell.resize(self.outer, columns, rows)

    def hang_up(self):
        self.is_open = False
        os.close(self.outer)

    # What the process does

    def signal(self, number):
        os.kill(self.pid, number)

    def foreground(self):
        self.leader.sendall(b"f")

    def background(self):
        self.leader.sendall(b"b")

    @property
    def has_ended(self):
        return bool(self.states) and self.states[-1][0] in ("exited", "signaled")

    def stopped(self, number, pumping=True):
        """Waits until the process has stopped by a signal, after the states that are known already."""
        known = len(self.states)
        self.until(lambda: ("stopped", number) in self.states[max(0, known - 1):], f"stopped by {number.name}",
                   pumping=pumping)

    def ended(self, kind, number, seconds=PATIENCE, pumping=True):
        self.until(lambda: self.has_ended, "the end of the process", seconds, pumping)
        if self.states[-1] != (kind, number):
            raise Failure(f"expected {kind} {int(number)}, got {self.states[-1]}{self.trail()}")

    def seconds_of_processor(self):
        try:
            fields = open(f"/proc/{self.pid}/stat").read().rpartition(")")[2].split()
        except OSError:
            return 0
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self):
        """The most memory so far, in MiB."""
        try:
            status = open(f"/proc/{self.pid}/status").read()
        except OSError:
            return 0
        return int((re.search(r"VmHWM:\s+(\d+)", status) or ["", "0"])[1]) / 1024

    def idle(self, seconds=PATIENCE, pumping=True):
        """Waits for a tenth of a second without output in which the process uses at most a fifth of a processor."""
        window = 0.1
        begin, used, received = time.monotonic(), self.seconds_of_processor(), self.received
        limit = begin + seconds
        while time.monotonic() < limit:
            self.step(pumping)
            now = time.monotonic()
            if self.received != received:
                begin, used, received = now, self.seconds_of_processor(), self.received
            elif now - begin >= window:
                spent = self.seconds_of_processor() - used
                if spent <= 0.2 * (now - begin):
                    return
                begin, used = now, self.seconds_of_processor()
        raise Failure(f"not within {seconds:.0f} s: the process is idle{self.trail()}")

    # What has to hold

    def at_most(self, mebibytes):
        if self.memory() > mebibytes:
            raise Failure(f"{self.memory():.0f} MiB of memory, expected at most {mebibytes:.0f}")

    def raw(self):
        """Waits until the terminal is in raw mode, with the screen of the program."""
        self.until(lambda: not termios.tcgetattr(self.inner)[3] & termios.ICANON and self.modes[1049]
                   and not self.modes[25], "the terminal is in raw mode")

    def restored(self, modes=True, seconds=2):
        """Checks that the terminal is as before: its flags, its characters and its modes."""
        if modes:
            self.until(lambda: self.modes == DEFAULTS, "the modes of the terminal are restored", seconds)
        now = termios.tcgetattr(self.inner)
        if now != self.before:
            raise Failure(f"the flags of the terminal are {now[:4]}, they were {self.before[:4]}")
