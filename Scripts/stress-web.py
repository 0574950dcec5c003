"""Puts a server under loads that one session must not notice of another, and checks what each costs.

    Scripts/stress-web.py PROGRAM [search] [waves] [many]

- search: 16 clients search a million rows at half the permitted rate. A new visitor waits less than 100 ms in
  the median, and the server stops within two seconds.
- waves: sessions on the screen of a million rows come and go. Each costs at most 200 KB, and the memory returns to
  within 20 % of the start.
- many: 10,000 sessions, of which 1,000 have an update a second.

Without a name it runs all of them. The figures are written to .build/web-stress.json. Ends with 1 if a bound does
not hold. The bounds are for a release build and a machine with two processors that does nothing else.
"""

import asyncio
import json
import pathlib
import random
import signal
import statistics
import sys
import time

from webload import Client, Server

program = sys.argv[1]
wanted = sys.argv[2:] or ["search", "waves", "many"]
figures = {}
failures = []


def expect(condition, sentence):
    if not condition:
        failures.append(sentence)
        print("  ✘", sentence, flush=True)


async def opened(server, count, at_once=8):
    """Clients with their tasks; some connect at the same time."""
    clients, tasks = [], []
    while len(clients) < count:
        new = await asyncio.gather(
            *(Client(server.port).open() for _ in range(min(at_once, count - len(clients)))))
        clients += new
        tasks += [asyncio.create_task(client.follow()) for client in new]
    return clients, tasks


async def visit(server):
    """How long a visitor waits for the page."""
    start = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
    page = await reader.read()
    writer.close()
    expect(b" 200 " in page[:20], f"a visitor gets {page[:40]!r}")
    return time.monotonic() - start


async def type_digits(client, rate, until):
    chance = random.Random(client.port)
    text = ""
    while time.monotonic() < until and client.ended is None:
        text = (text + str(chance.randrange(10)))[-3:] if chance.random() < 0.8 else ""
        client.send("q", text)
        await asyncio.sleep(1 / rate)


async def search():
    with Server(program, "million") as server:
        clients, tasks = await opened(server, 16)
        end = time.monotonic() + 12
        typing = [asyncio.create_task(type_digits(client, 50, end)) for client in clients]
        await asyncio.sleep(1)
        waits = []
        while time.monotonic() < end - 0.5:
            waits.append(await visit(server))
            await asyncio.sleep(0.05)
        ended = [client.ended for client in clients if client.ended]
        frames = sum(client.frames for client in clients)
        start = time.monotonic()
        server.process.send_signal(signal.SIGINT)
        code = await asyncio.to_thread(server.process.wait, 30)
        stop = time.monotonic() - start
        await asyncio.gather(*typing, *tasks)
    figures["search"] = {
        "visitors": len(waits),
        "median wait in milliseconds": round(statistics.median(waits) * 1000, 1),
        "longest wait in milliseconds": round(max(waits) * 1000, 1),
        "frames of the searching clients": frames,
        "stop in milliseconds": round(stop * 1000),
        "clients told of it": sum(bool(client.ended) for client in clients),
    }
    expect(not ended, f"sessions ended: {ended[:2]}")
    expect(statistics.median(waits) < 0.1, "a visitor waits 100 ms or more in the median")
    expect(stop < 2 and code == 0, f"the stop takes {stop:.1f} s and ends with {code}")


async def waves():
    with Server(program, "million") as server:
        # What the first sessions need for good.
        clients, tasks = await opened(server, 4)
        await asyncio.sleep(1)
        for client in clients:
            client.writer.close()
        start, most, sizes = server.kilobytes, 0, []
        for _ in range(3):
            before = server.kilobytes
            clients, tasks = await opened(server, 150)
            await asyncio.sleep(1)
            # Later waves begin while the searches of the one before go on.
            if not sizes:
                sizes.append((server.kilobytes - before) / len(clients))
            # A search and an insertion, so that each session has rows of its own for a while.
            for client in clients[:20]:
                client.send("q", "7")
            await asyncio.sleep(5)
            most = max(most, server.kilobytes)
            for client in clients:
                client.writer.close()
            await asyncio.gather(*tasks)
        # Sessions wait ten minutes for their browsers; then they are swept.
        await asyncio.sleep(615)
        end = server.kilobytes
    figures["waves"] = {
        "kilobytes a session": round(max(sizes)), "megabytes at the start": round(start / 1024, 1),
        "megabytes at most": round(most / 1024, 1), "megabytes after all": round(end / 1024, 1),
    }
    expect(max(sizes) <= 200, f"a session costs {max(sizes):.0f} KB")
    expect(end <= start * 1.2, "memory does not return to within 20 % of the start")


async def many():
    with Server(program, "--sessions", "10100") as server:
        before = server.kilobytes
        start = time.monotonic()
        clients, tasks = await opened(server, 10_000)
        opening = time.monotonic() - start
        await asyncio.sleep(3)
        memory, idle = server.kilobytes - before, server.seconds
        await asyncio.sleep(10)
        idle = server.seconds - idle
        for client in clients[:1000]:
            client.send("t", client.item("Processes"))
        await asyncio.sleep(3)
        begin = server.seconds
        for client in clients:
            client.frames = 0
        await asyncio.sleep(10)
        busy = server.seconds - begin
        frames = sum(client.frames for client in clients)
        waits = [await visit(server) for _ in range(20)]
        alive = sum(client.ended is None for client in clients)
    figures["many"] = {
        "sessions": alive, "seconds to open": round(opening, 1),
        "kilobytes an idle session": round(memory / len(clients)),
        "processors, all idle": round(idle / 10, 3),
        "frames a second": round(frames / 10), "processors, 1,000 live": round(busy / 10, 2),
        "milliseconds a frame": round(busy / max(frames, 1) * 1000, 2),
        "median wait in milliseconds": round(statistics.median(waits) * 1000, 1),
    }
    expect(alive == 10_000, f"{10_000 - alive} sessions have ended")
    expect(frames >= 9_500, f"1,000 sessions had {frames} updates in ten seconds")
    expect(busy / 10 < 1, "the server needs a processor or more")


async def main():
    for name in wanted:
        await {"search": search, "waves": waves, "many": many}[name]()
        print(f"{name}: " + ", ".join(f"{key}: {value}" for key, value in figures[name].items()), flush=True)
    folder = pathlib.Path(__file__).resolve().parent.parent / ".build"
    (folder / "web-stress.json").write_text(json.dumps(figures, indent=1))
    sys.exit(1 if failures else 0)


asyncio.run(main())
