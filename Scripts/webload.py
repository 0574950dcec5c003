"""Clients that are light enough to hold thousands of sessions open from one process, and the servers for them."""

import asyncio
import base64
import contextlib
import json
import os
import re
import subprocess


class Client:
    """A client instead of a browser: it opens the page, connects, and applies each patch."""

    def __init__(self, port):
        self.port, self.number = port, 0
        self.frames = self.bytes = 0
        self.ended = None
        self.cookies = {}

    async def open(self):
        host = f"127.0.0.1:{self.port}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"GET / HTTP/1.1\r\nHost: {host}\r\n{self.cookie_header}Connection: close\r\n\r\n".encode())
        self.page = await reader.read()
        writer.close()
        for name, value in re.findall(rb"(?mi)^set-cookie: ([\w-]+)=([^;\r]*)", self.page):
            self.cookies[name.decode()] = value.decode()
        if "tableware" not in self.cookies or b'data-tab="' not in self.page:
            raise ConnectionError(f"no session: {self.page[:60]!r}")
        tab = re.search(rb'data-tab="(\w+)"', self.page)[1].decode()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /live?tab={tab} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"{self.cookie_header}\r\n".encode())
        answer = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer[:20]:
            raise ConnectionError(f"no connection: {answer[:60]!r}")
        self.send("h", 1, 0, 60)
        return self

    @property
    def cookie_header(self):
        pairs = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return f"Cookie: {pairs}\r\n" if pairs else ""

    def received(self, frame):
        """Called with each frame."""

    def send(self, *fields):
        self.number += 1
        payload = json.dumps([self.number, *fields], separators=(",", ":")).encode()
        self.writer.write(bytes([0x81, 0x80 | len(payload)]) + b"\0\0\0\0" + payload)

    def item(self, title):
        """The number of the row with a title, on the first page."""
        found = re.search(rb'<li id="r(\d+)"(?:(?!<li )[\s\S])*?' + re.escape(title.encode()), self.page)
        if not found:
            raise LookupError(f"no row {title} on the first page")
        return int(found[1])

    async def follow(self):
        """Takes over patches until the server ends the session."""
        text = b""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await self.reader.readexactly(2)
                length = head[1] & 127
                if length == 126:
                    length = int.from_bytes(await self.reader.readexactly(2), "big")
                elif length == 127:
                    length = int.from_bytes(await self.reader.readexactly(8), "big")
                text += await self.reader.readexactly(length)
                self.bytes += length
                if not head[0] & 0x80:
                    continue
                if head[0] & 15 == 8:
                    self.ended = text[2:].decode()
                    return
                self.frames += 1
                self.received(text)
                version = re.match(rb'\{"v":(\d+)', text)
                self.send("k", int(version[1]))
                text = b""


class Process:
    """A server on a free port of this machine, for the length of a `with` block."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        self.port = int(re.search(r":(\d+)/", self.process.stderr.readline())[1])
        # Reports are dropped, so that they fill nothing.
        self.drain = subprocess.Popen(["cat"], stdin=self.process.stderr, stdout=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(10)
        self.drain.wait(10)

    @property
    def seconds(self):
        """The processor time so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def kilobytes(self):
        """The resident memory."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1])


class Server(Process):
    """The gallery."""

    def __init__(self, program, *arguments, port=0):
        super().__init__(program, "demo", *arguments, "--web", "--no-token", "--port", str(port))
