"""The programs that serve, and a network that can be bad."""

import queue
import socket
import subprocess
import threading
import time
from urllib.parse import urlparse

from .checks import expect


class Server:
    """A program that serves on a port of its own choice, and everything that it says."""

    started = []
    """The processes of all servers and screens, which end with the program in any case."""

    @classmethod
    def kill_all(cls):
        for process in cls.started:
            process.kill()

    def __init__(self, *command, folder=None):
        self.lines, self.folder = [], folder
        self.process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        Server.started.append(self.process)
        for line in self.process.stdout:
            self.lines.append(line.rstrip())
            self.url = next((word for word in line.split() if word.startswith("http://")), None)
            if self.url:
                break
        else:
            raise RuntimeError(f"{command[0]} does not serve: {self.lines}")
        self.port = urlparse(self.url).port
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip())

    def says(self, text):
        return any(text in line for line in self.lines)

    def stop(self):
        for line in self.lines:
            if "Session" in line and "No browser returned" not in line:
                print("  the server says:", line)
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            expect(False, "The server did not stop within ten seconds.")
            self.process.kill()
            return
        code = self.process.returncode
        said = "" if code == 0 else f" It said: {self.lines[-3:]}"
        expect(code == 0, f"The server ended with {code}.{said}")


class Proxy:
    """Stands between browser and server: it can be cut, be late, refuse, know nothing of WebSockets, and stop
    reading what the server sends."""

    def __init__(self, server, delay=0):
        self.port, self.delay = server.port, delay
        self.flowing = threading.Event()
        self.flowing.set()
        self.isRefusing, self.passesUpgrades = False, True
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        self.open = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
                if self.isRefusing:
                    near.close()
                    continue
                # What the proxy holds back must not hide in buffers.
                far = socket.socket()
                far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                far.connect(("127.0.0.1", self.port))
            except OSError:
                continue
            self.open += [near, far]
            for source, target, isDown in ((near, far, False), (far, near, True)):
                late = queue.Queue()
                self.start(self.take, source, late, isDown)
                self.start(self.give, target, late)

    def start(self, action, *arguments):
        threading.Thread(target=action, args=arguments, daemon=True).start()

    def take(self, source, late, isDown):
        try:
            while data := source.recv(65536):
                if not self.passesUpgrades:
                    data = data.replace(b"Upgrade: websocket\r\n", b"")
                late.put((time.monotonic() + self.delay / 2, data))
                if isDown:
                    self.flowing.wait()
        except OSError:
            pass
        late.put((0, None))

    def give(self, target, late):
        while True:
            due, data = late.get()
            time.sleep(max(0, due - time.monotonic()))
            try:
                if data is None:
                    return target.shutdown(socket.SHUT_RDWR)
                target.sendall(data)
            except OSError:
                return

    def cut(self):
        for end in self.open:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self.open = []
