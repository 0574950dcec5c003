"""A program in a terminal of its own, and what can be read on its screen."""

import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import termios
import time

import pyte

COLUMNS, LINES = 100, 30
# So that a program that needs too much does not take the machine with it.
MEMORY_LIMIT = 8_000_000_000
ROW = re.compile(r"\bRow (\d+)\b")
VALUE = re.compile(r"\bvalue (\d+)\b")


class TooLong(Exception):
    """What was waited for did not come in time."""


class Ended(Exception):
    """The program ended by itself."""


class Terminal:
    def __init__(self, command, limit):
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.start = time.monotonic()
        self.deadline = self.start + limit
        self.last_output = self.start
        self.process, self.device = pty.fork()
        if self.process == 0:
            self._become(command)

    @staticmethod
    def _become(command):
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
        # Pages at once: an animation would only be waited for.
        settings = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "TEXTUAL_ANIMATIONS": "none"}
        os.execve(command[0], command, os.environ | settings)

    def send(self, keys):
        os.write(self.device, keys)

    def wait(self, condition):
        """Reads until the screen becomes as wanted; returns when the last bytes for it came."""
        # Looking at the screen takes time: not before the bytes are there.
        self.read(self.deadline - time.monotonic())
        while not condition(self):
            self.read(self.deadline - time.monotonic())
        return self.last_output

    def settle(self, seconds):
        """Reads what still comes."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self.read(left)
            except TooLong:
                return

    def read(self, patience):
        """Takes all that is there before it is interpreted, so that this is not measured too."""
        chunks = []
        while select.select([self.device], [], [], 0.0005 if chunks else max(0, patience))[0]:
            try:
                chunks.append(os.read(self.device, 65536))
            except OSError as error:
                raise Ended from error
            self.last_output = time.monotonic()
        if not chunks:
            raise TooLong
        self.stream.feed(b"".join(chunks))

    def rows(self):
        """The numbers of the rows on screen."""
        return [int(number) for line in self.screen.display for number in ROW.findall(line)]

    def newest_value(self):
        """The highest value on screen."""
        values = (int(value) for line in self.screen.display for value in VALUE.findall(line))
        return max(values, default=0)

    def peak_memory(self):
        """In bytes, as the system counts."""
        with open(f"/proc/{self.process}/status") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.device)
