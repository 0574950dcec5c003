"""Holds many sessions of a screen open at once, from one process, and tells what the server spends on them.

    Scripts/load-web.py PROGRAM SCREEN COUNT SECONDS
    Scripts/load-web.py .build/release/tableware processes 1000 10

It measures at a quarter, half, three quarters and all of them, and what each costs at the end against the quarter:
growth is linear where that stays near 1. With a fifth argument the figures are written there as JSON.
"""

import asyncio
import base64
import json
import os
import re
import subprocess
import sys

program, screen, count, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
received = {"bytes": 0, "frames": 0, "open": 0}


class Connection:
    def __init__(self, port):
        self.port, self.number = port, 0

    async def begin(self):
        host = f"127.0.0.1:{self.port}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        page = await reader.read()
        writer.close()
        cookie = re.search(rb"tableware=(\w+)", page)[1].decode()
        tab = re.search(rb'data-tab="(\w+)"', page)[1].decode()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /live?tab={tab} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: tableware={cookie}\r\n\r\n".encode())
        await self.reader.readuntil(b"\r\n\r\n")
        self.send("h", 1, 0, 60)
        received["open"] += 1

    def send(self, *fields):
        self.number += 1
        payload = json.dumps([self.number, *fields], separators=(",", ":")).encode()
        self.writer.write(bytes([0x81, 0x80 | len(payload)]) + b"\0\0\0\0" + payload)

    async def follow(self):
        text = b""
        while True:
            head = await self.reader.readexactly(2)
            length = head[1] & 127
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self.reader.readexactly(8), "big")
            text += await self.reader.readexactly(length)
            received["bytes"] += length
            if not head[0] & 0x80:
                continue
            if head[0] & 15 == 8:
                return
            received["frames"] += 1
            version = re.match(rb'\{"v":(\d+)', text)
            self.send("k", int(version[1]))
            text = b""


def spent(process):
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    with open(f"/proc/{process}/status") as file:
        memory = int(re.search(r"VmRSS:\s+(\d+)", file.read())[1])
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), memory


async def main():
    server = subprocess.Popen(
        [program, "demo", screen, "--web", "--port", "0"], stderr=subprocess.PIPE, text=True)
    line = server.stderr.readline()
    port = int(re.search(r":(\d+)/", line)[1])
    try:
        _, before = spent(server.pid)
        tasks, figures = [], []
        for step in (1, 2, 3, 4):
            while len(tasks) < count * step // 4:
                connection = Connection(port)
                await connection.begin()
                tasks.append(asyncio.create_task(connection.follow()))
            await asyncio.sleep(2)
            start, _ = spent(server.pid)
            received.update(bytes=0, frames=0)
            await asyncio.sleep(seconds)
            end, memory = spent(server.pid)
            frames = max(1, received["frames"])
            figures.append({
                "sessions": len(tasks),
                "kilobytes a session": round((memory - before) / len(tasks)),
                "milliseconds a frame": round((end - start) / frames * 1000, 2),
                "bytes a frame": round(received["bytes"] / frames),
                "frames a second and session": round(frames / seconds / len(tasks), 2),
                "processors": round((end - start) / seconds, 2),
            })
            print(", ".join(f"{name}: {value}" for name, value in figures[-1].items()), flush=True)
        for name in ("kilobytes a session", "milliseconds a frame"):
            print(f"{name}, all against a quarter: {figures[-1][name] / max(figures[0][name], 0.01):.2f}")
        if len(sys.argv) > 5:
            with open(sys.argv[5], "w") as file:
                json.dump(figures, file, indent=1)
        for task in tasks:
            task.cancel()
    finally:
        server.terminate()
        server.wait(10)


asyncio.run(main())
