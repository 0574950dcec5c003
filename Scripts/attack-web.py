"""Attacks a running WebProbe over plain sockets, and checks that all other users are still served.

    WebProbe 0 hurried=1 &
    Scripts/attack-web.py http://127.0.0.1:PORT/ [PROCESS [SERVER]]

With the number of the server's process, its memory and its open files are watched too. SERVER is the server that has
the probe as a site (hummingbird, pipeline): it reads requests by its own rules, and limits their time itself. Ends
with 1 if anything was not as it should be.
"""

import base64
import contextlib
import json
import os
import re
import socket
import struct
import sys
import time
from urllib.parse import urlsplit

target = urlsplit(sys.argv[1] if "//" in sys.argv[1] else f"http://{sys.argv[1]}/")
place = (target.hostname, target.port)
host = f"{target.hostname}:{target.port}"
process = int(sys.argv[2]) if len(sys.argv) > 2 else None
around = sys.argv[3] if len(sys.argv) > 3 else None
failures = []
# Kilobytes more than at the beginning; a server around the probe has buffers of its own.
MEMORY_BOUND = 48_000 if around else 24_000


def expect(condition, sentence):
    if not condition:
        failures.append(sentence)
        print("  ✘", sentence, flush=True)


def connect():
    # A server around the probe waits for the rest of some requests.
    return socket.create_connection(place, timeout=2 if around else 8)


def read_all(sock, limit=1 << 20):
    data = b""
    with contextlib.suppress(OSError):
        while len(data) < limit and (part := sock.recv(65536)):
            data += part
    return data


def ask(text, body=b""):
    """The whole answer to bytes that are sent as they are."""
    with connect() as sock:
        with contextlib.suppress(OSError):
            sock.sendall((text.encode("latin-1") if isinstance(text, str) else text) + body)
        return read_all(sock)


def status(answer):
    found = re.match(rb"HTTP/1\.1 (\d+) ", answer)
    return int(found[1]) if found else None


def request(line, *fields, close=True, named=host):
    lines = [line, f"Host: {named}", *fields] + (["Connection: close"] if close else [])
    return "\r\n".join(lines) + "\r\n\r\n"


class Tab:
    """A browser's tab without a browser."""

    def __init__(self):
        page = ask(request("GET / HTTP/1.1"))
        self.cookie = re.search(rb"tableware=(\w+)", page)[1].decode()
        self.tab = re.search(rb'data-tab="(\w+)"', page)[1].decode()
        self.version = int(re.search(rb'data-v="(\d+)"', page)[1])
        self.html = page.decode()
        self.number = 0
        self.connect()

    def handshake(self, tab=None, cookie=None, origin=f"http://{host}", named=host):
        return request(
            f"GET /live?tab={self.tab if tab is None else tab} HTTP/1.1", f"Origin: {origin}",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            f"Cookie: tableware={self.cookie if cookie is None else cookie}", close=False, named=named)

    def connect(self):
        self.sock = connect()
        self.sock.sendall(self.handshake().encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            byte = self.sock.recv(1)
            if not byte:
                raise OSError("The connection ended within the handshake.")
            head += byte
        if status(head) != 101:
            raise OSError(f"The handshake was answered by {status(head)}.")
        self.number = 0

    def frame(self, payload, opcode=1, final=True, masked=True, length=None):
        size = len(payload) if length is None else length
        head = bytes([opcode | (0x80 if final else 0)])
        bit = 0x80 if masked else 0
        if size < 126:
            head += bytes([bit | size])
        elif size < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", size)
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", size)
        mask = os.urandom(4) if masked else b""
        body = bytes(b ^ mask[i & 3] for i, b in enumerate(payload)) if masked else payload
        return head + mask + body

    def raw(self, data):
        with contextlib.suppress(OSError):
            self.sock.sendall(data)

    def say(self, *fields, number=None):
        self.number = self.number + 1 if number is None else number
        self.raw(self.frame(json.dumps([self.number, *fields]).encode()))

    def exactly(self, count):
        data = b""
        while len(data) < count:
            part = self.sock.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def receive(self):
        """The opcode and payload of the next frame; None at the end."""
        try:
            head = self.exactly(2)
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.exactly(2 if size == 126 else 8), "big")
            return head[0] & 15, self.exactly(size)
        except (OSError, EOFError):
            return None

    def closing(self):
        """The code and reason with which the server ends, whatever comes before."""
        while (frame := self.receive()) is not None:
            if frame[0] == 8:
                return int.from_bytes(frame[1][:2], "big"), frame[1][2:].decode()
        return None

    def patch(self):
        """The next patch, which is taken."""
        while (frame := self.receive()) is not None:
            if frame[0] == 1:
                patch = json.loads(frame[1])
                self.version = patch["v"]
                self.say("k", self.version)
                return patch
        return None

    def greet(self):
        self.say("h", self.version, 0, 60)

    def row(self, title):
        """The number of a row on the first page."""
        return int(re.search(rf'<li id="r(\d+)"(?:(?!<li ).)*?>{title}<', self.html, re.S)[1])

    def is_alive(self):
        """Whether the session can be used on a new connection."""
        try:
            self.connect()
            self.sock.close()
            return True
        except OSError:
            return False


def spent():
    if process is None:
        return 0, 0
    with open(f"/proc/{process}/status") as file:
        memory = int(re.search(r"VmRSS:\s+(\d+)", file.read())[1])
    return memory, len(os.listdir(f"/proc/{process}/fd"))


witness = Tab()
witness.greet()
# Its rows change all the time: who watches it always has something to get.
witness.say("t", witness.row("Fields"))
expect(witness.patch() is not None, "The witness does not get its screen.")
memory_before, files_before = spent()


def bystander(name):
    """Another user is still served."""
    begin = time.monotonic()
    for _ in range(3):
        if witness.patch() is None:
            expect(False, f"{name}: another session gets no updates any more.")
            return
    expect(time.monotonic() - begin < 2, f"{name}: another session waits for its updates.")
    memory, _ = spent()
    expect(memory - memory_before < MEMORY_BOUND, f"{name}: the server takes {memory - memory_before} KB more.")


def refused(name, wanted, answer):
    expect(status(answer) == wanted, f"{name}: answered by {answer[:60]!r} and not by {wanted}.")


def unaccepted(name, wanted, answer):
    """A request that no server accepts. A server around the probe may refuse it in another way, or end the connection."""
    if around is None or status(answer) == wanted:
        return refused(name, wanted, answer)
    # HTTP/1.0 is not refused by all, and has a host here.
    expect(name == "old version" or answer == b"" or 400 <= (status(answer) or 0) < 600,
           f"{name}: answered by {answer[:60]!r}.")


def slow_header():
    sock, begin = connect(), time.monotonic()
    sock.sendall(b"GET / HTTP/1.1\r\n")
    answer = b""
    sock.settimeout(0.2)
    while time.monotonic() - begin < 6 and not answer:
        with contextlib.suppress(OSError):
            sock.sendall(b"X")
        with contextlib.suppress(TimeoutError):
            answer = sock.recv(4096)
    refused("slow header", 408, answer)
    expect(time.monotonic() - begin < 3, "slow header: cut off late.")


def slow_body():
    refused("slow body", 408, ask(request("POST /do HTTP/1.1", "Content-Length: 100"), b"e=x"))


def requests():
    long = "a" * 100_000
    for name, wanted, text in [
        ("endless request line", 431, f"GET /{long}"),
        ("long target", 431, request(f"GET /{long[:10_000]} HTTP/1.1")),
        ("endless header line", 431, f"GET / HTTP/1.1\r\nX: {long}"),
        ("too many header lines", 431, "GET / HTTP/1.1\r\n" + "X: y\r\n" * 200),
        ("huge body", 413, request("POST /do HTTP/1.1", "Content-Length: 99999999999")),
        ("two lengths", 400, request("POST /do HTTP/1.1", "Content-Length: 1", "Content-Length: 2")),
        ("no length", 400, request("POST /do HTTP/1.1", "Content-Length: x")),
        ("body in pieces", 501, request("POST /do HTTP/1.1", "Transfer-Encoding: chunked") + "1\r\na\r\n0\r\n\r\n"),
        ("length and pieces", 400, request(
            "POST /do HTTP/1.1", "Transfer-Encoding: chunked", "Content-Length: 4") + "1\r\na\r\n0\r\n\r\n"),
        ("no host", 400, "GET / HTTP/1.1\r\n\r\n"),
        ("two hosts", 400, request("GET / HTTP/1.1", "Host: evil.example")),
        ("another host", 421, request("GET / HTTP/1.1", named="evil.example")),
        ("old version", 505, request("GET / HTTP/1.0")),
        ("no version", 400, "GET /\r\n\r\n"),
        ("folded line", 400, request("GET / HTTP/1.1", "X: a", " b")),
        ("space before the colon", 400, request("GET / HTTP/1.1", "X : a")),
        ("line feed alone", 400, f"GET / HTTP/1.1\nHost: {host}\n\n"),
        ("NUL", 400, request("GET / HTTP/1.1", "X: a\0b")),
        ("noise", 400, bytes(range(256)) * 4),
        ("another method", 405, request("DELETE / HTTP/1.1")),
        ("form from elsewhere", 403, request("POST /do HTTP/1.1", "Origin: http://evil.example", "Content-Length: 0")),
        ("form from nowhere", 403, request("POST /do HTTP/1.1", "Content-Length: 0")),
    ]:
        unaccepted(name, wanted, ask(text))


def traversal():
    for path in [
        "/../etc/passwd", "/..%2fetc%2fpasswd", "/%2e%2e/etc/passwd", "/%2e%2e%2fapp.js", "/..\\etc\\passwd",
        "/..%5cetc", "//etc/passwd", "/./app.js", "/app.js/", "/app.js%00.css", "/%c0%ae%c0%ae/etc/passwd", "/app%2ejs",
        "/live/../app.js", "/app.js;x=1",
    ]:
        refused(f"traversal {path}", 404, ask(request(f"GET {path} HTTP/1.1")))
    for path in ["../app.js", "app.js"]:
        refused(f"traversal {path}", 400, ask(request(f"GET {path} HTTP/1.1")))
    answer = ask(request("GET http://evil.example/ HTTP/1.1"))
    # RFC 9112, section 3.2.2, lets a server accept a whole address; its host must have no effect.
    expect(status(answer) == 400 or around and b"evil" not in answer, f"another server: answered by {answer[:60]!r}.")


def forged():
    tab = Tab()
    for name, wanted, text in [
        ("forged tab", 410, tab.handshake(tab="0" * 32)),
        ("invalid tab", 410, tab.handshake(tab="../../x")),
        ("forged cookie", 410, tab.handshake(cookie="0" * 32)),
        ("no cookie", 410, tab.handshake(cookie="")),
        ("another page", 403, tab.handshake(origin="http://evil.example")),
        ("no page", 403, tab.handshake(origin="null")),
        ("another name", 421, tab.handshake(named="evil.example")),
    ]:
        with connect() as sock:
            sock.sendall(text.encode())
            refused(name, wanted, sock.recv(4096))
    own = (f"GET /live?tab={tab.tab} HTTP/1.1", f"Origin: http://{host}", f"Cookie: tableware={tab.cookie}")
    refused("no WebSocket", 426, ask(request(*own)))
    refused("half a WebSocket", 400, ask(request(*own, "Upgrade: websocket")))
    # A page of another user's tab is another page.
    page = ask(request(f"GET /?tab={tab.tab} HTTP/1.1", "Cookie: tableware=" + "1" * 32))
    expect(tab.tab.encode() not in page, "forged cookie: the page of another user.")
    expect(tab.is_alive(), "forged: the session has ended.")
    tab.sock.close()


def frames():
    too_long = (1009, "A message is longer than 65536 bytes.")
    big = b"a" * 60_000

    def hello(tab):
        return tab.frame(json.dumps([1, "h", tab.version, 0, 60]).encode())

    for name, wanted, make in [
        ("unmasked frame", (1002, "A frame is not masked."), lambda t: t.frame(b"[]", masked=False)),
        ("announced length", too_long, lambda t: t.frame(b"", length=1 << 40)),
        ("announced length, 65537", too_long, lambda t: t.frame(b"", length=65_537)),
        ("fragments", too_long, lambda t: t.frame(big, final=False) + t.frame(big, opcode=0)),
        ("empty fragments", (1009, "A message has more than 256 fragments."),
         lambda t: t.frame(b"", final=False) + t.frame(b"", opcode=0, final=False) * 400),
        ("continuation", (1002, "A fragment continues no message."), lambda t: t.frame(b"a", opcode=0)),
        ("reserved bit", (1002, "A frame uses an extension that was not negotiated."), lambda t: t.frame(b"a", opcode=0x41)),
        ("kind", (1002, "A frame has an unknown opcode."), lambda t: t.frame(b"a", opcode=3)),
        ("long ping", (1002, "A control frame is longer than 125 bytes."), lambda t: t.frame(b"a" * 126, opcode=9)),
        ("fragmented ping", (1002, "A control frame is fragmented."), lambda t: t.frame(b"", opcode=9, final=False)),
        ("no UTF-8", (1007, "A message is not UTF-8."), lambda t: t.frame(b"\xff\xfe")),
        ("binary", (1003, "A message is not text."), lambda t: t.frame(b"a", opcode=2)),
        ("no JSON", (1008, "A frame is not JSON."), lambda t: t.frame(b"[1,")),
        ("no message", (1008, "A frame is not a message of a client."), lambda t: t.frame(b'[1,"rm"]')),
        ("deep JSON", (1008, "A frame is not JSON."), lambda t: t.frame(b"[" * 60_000)),
        ("out of order", (1008, "Frame 2 came after frame 0."), lambda t: t.frame(b'[2,"h",1,0,60]')),
        ("replayed", (1008, "Frame 1 came after frame 1."), lambda t: hello(t) * 2),
        ("no greeting", (1008, "The client sent a message before its greeting."), lambda t: t.frame(b'[1,"t",1]')),
        ("future version", (1008, "The client has a version that was never sent."),
         lambda t: t.frame(b'[1,"h",999,0,60]')),
    ]:
        tab, begin = Tab(), time.monotonic()
        tab.raw(make(tab))
        got = tab.closing()
        expect(got == wanted, f"{name}: ended by {got} and not by {wanted}.")
        expect(time.monotonic() - begin < 2, f"{name}: ended late.")
        tab.sock.close()
        expect(not tab.is_alive(), f"{name}: the session has not ended.")


def truncated():
    tab = Tab()
    tab.raw(tab.frame(b'[1,"h",1,0,60]')[:-3])
    tab.sock.close()
    expect(tab.is_alive(), "truncated: a connection that broke has ended its session.")


def flood():
    tab = Tab()
    tab.greet()
    for number in range(2, 2_000):
        tab.say("f", 1, number=number)
    expect(tab.closing() == (1008, "The client sends more than 100 frames a second."), "flood: not ended.")
    tab = Tab()
    tab.raw(tab.frame(b"", opcode=9) * 5_000)
    expect(tab.closing() == (1008, "The client sends more than 100 pings a second."), "flood of pings: not ended.")


def forged_events():
    tab = Tab()
    tab.greet()
    row = tab.row("Order")
    for fields in [("t", 99_999), ("t", -1), ("a", row, 3, 1), ("m", row, 1), ("c", row, True), ("s", row), ("o", row),
                   ("i", row), ("g", "?"), ("x", "nowhere"), ("q", "search"), ("r", row, 99_999, 0)]:
        tab.say(*fields)
    tab.say("t", row)
    # A click that has no effect is answered, too.
    patches = (tab.patch() for _ in range(3))
    expect(any("Row 8" in json.dumps(patch) for patch in patches), "forged events: the session does not go on.")
    tab.sock.close()


def silent():
    held = [connect() for _ in range(200)]
    page = ask(request("GET / HTTP/1.1"))
    refused("silent connections", 200, page)
    bystander("silent connections, while they are held")
    deadline = time.monotonic() + 4
    ended = 0
    for sock in held:
        sock.settimeout(max(0.01, deadline - time.monotonic()))
        with contextlib.suppress(OSError):
            ended += sock.recv(1) == b""
        sock.close()
    expect(ended == 200, f"silent connections: {200 - ended} of 200 are kept.")


def unread():
    """A client that sends requests and never reads."""
    sock = connect()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    sock.settimeout(0.3)
    with contextlib.suppress(OSError):
        for _ in range(2_000):
            sock.sendall(request("GET /app.js HTTP/1.1", close=False).encode() * 20)
    bystander("unread answers, while they wait")
    sock.close()


def uploads():
    """Files that are begun and not finished, that lie about their length, and that belong elsewhere."""
    tab = Tab()
    tab.greet()
    tab.say("t", tab.row("Files"))
    patch = tab.patch()
    rows = [step[1] for step in (patch or {}).get("o", []) if step[0] == "i" and 'type=\\"file\\"' in json.dumps(step)]
    expect(len(rows) == 3, f"uploads: the page has {len(rows)} fields for files.")
    if len(rows) != 3:
        return

    def send(fields, body=b"x", origin=f"http://{host}", cookie=tab.cookie):
        return ask(request(
            f"POST /upload?tab={tab.tab}&{fields} HTTP/1.1", f"Origin: {origin}", f"Cookie: tableware={cookie}",
            f"Content-Length: {len(body)}"), body)

    good = f"u=1&row={rows[0]}&name=a.txt&size=9&at=0"
    refused("upload of another site", 403, send(good, origin="http://evil.example"))
    refused("upload of another browser", 410, send(good, cookie="0" * 32))
    refused("upload that is too long", 413, send(good, bytes(300_000)))
    for fields in ["", "u=1", f"u=1&row={rows[0]}&name=a&size=-1&at=0", f"u=1&row={rows[0]}&name=a&size=1&at=2",
                   f"u=1&row={'9' * 40}&name=a&size=1&at=0", f"u={'1' * 65}&row={rows[0]}&name=a&size=1&at=0"]:
        refused(f"upload with {fields!r}", 400, send(fields))
    # The row, its state, or the names and lengths do not allow these; the last field is disabled.
    for number, (wanted, row, name, size) in enumerate([
            (409, 99_999, "a.txt", 9), (409, 0, "a.txt", 9), (409, -1, "a.txt", 9), (409, rows[2], "a.txt", 9),
            (200, rows[0], "a.exe", 9), (200, rows[0], "..%2f..%2fetc%2fpasswd", 9), (200, rows[0], "a.txt", 2**62)]):
        refused(f"upload of {name}", wanted, send(f"u=r{number}&row={row}&name={name}&size={size}&at=0"))
    # One of each row goes on; nothing of the others is kept.
    answers = [status(send(f"u=n{number}&row={rows[number % 2]}&name=a.txt&size=900000&at=0", bytes(196_608)))
               for number in range(60)]
    expect(answers.count(204) <= 4, f"uploads: {answers.count(204)} files arrive at the same time.")
    for fields in (f"u=n0&row={rows[0]}&name=a.txt&size=900000&at=5", f"u=n0&row={rows[0]}&name=a.txt&size=900000&at=899999"):
        refused("piece out of order", 200, send(fields, b"xx" if "899999" in fields else b"x"))
    tab.say("b")
    expect(tab.patch() is not None, "uploads: the session does not go on.")
    tab.sock.close()


def pages():
    """Pages without end, for a client that stores no cookie."""
    for _ in range(150):
        ask(request("GET / HTTP/1.1"))


attacks = (slow_header, slow_body, requests, traversal, forged, frames, truncated, flood, forged_events, silent, unread,
           uploads, pages)
for attack in attacks:
    # The time of a request is limited by the server that reads it.
    if around and attack in (slow_header, slow_body, silent):
        continue
    begin = time.monotonic()
    attack()
    bystander(attack.__name__)
    print(f"  {attack.__name__}: {time.monotonic() - begin:.1f} s", flush=True)

memory, files = spent()
witness.sock.close()
if process is not None:
    # What was attacked with is gone, apart from what is being closed.
    deadline = time.monotonic() + 4
    while time.monotonic() < deadline and spent()[1] > files_before + 2:
        time.sleep(0.1)
    expect(spent()[1] <= files_before + 2, f"{spent()[1] - files_before} connections are left.")
    print(f"  memory: {memory - memory_before:+} KB; open files: {spent()[1] - files_before:+}")
print(f"attack: {'nothing broke' if not failures else f'{len(failures)} failures'}")
sys.exit(1 if failures else 0)
