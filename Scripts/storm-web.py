"""Connects more clients at once than visitors ever do, restarts a server under them, and lets sessions come and go.

    Scripts/storm-web.py PROGRAM [FILE]
    Scripts/storm-web.py .build/release/tableware .build/web-storm.json

- 5,000 connections are opened within a second, each with a request for a page.
- 2,000 connected clients lose their server; all of them connect to the next process at the same time.
- 100,000 sessions come and go, a hundred at a time, on a server that keeps 20,000: browsers may return for a minute.

A visitor opens a page again and again meanwhile. With FILE the figures are written there as JSON. STORM_SCALE=0.1 makes
all numbers a tenth; STORM_PARTS="connections restart" runs only these parts.
"""

import asyncio
import contextlib
import json
import os
import statistics
import sys
import time

from webload import Client, Server

program = sys.argv[1]
scale = float(os.environ.get("STORM_SCALE", "1"))
figures = {}


def note(part, **values):
    figures[part] = values
    print(f"{part}: " + ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in values.items()), flush=True)


async def page(port):
    """The seconds until a visitor has the whole page; `None` if there is none."""
    begin = time.monotonic()
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        text = await reader.read()
        writer.close()
    except OSError:
        return None
    return time.monotonic() - begin if text.startswith(b"HTTP/1.1 200 ") else None


async def visit(port, times):
    while True:
        if (seconds := await page(port)) is not None:
            times.append(seconds)
        await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def visitor(port):
    """A visitor during a block, who yields the seconds of each visit."""
    times = []
    task = asyncio.create_task(visit(port, times))
    yield times
    task.cancel()


def milliseconds(seconds):
    return round(seconds * 1000)


async def connections():
    count = int(5_000 * scale)
    with Server(program, "--sessions", str(2 * count)) as server:
        before = server.kilobytes
        begin = time.monotonic()
        async with visitor(server.port) as times:
            tasks = []
            for number in range(count):
                tasks.append(asyncio.create_task(page(server.port)))
                # Spread over one second.
                if (ahead := number / count - (time.monotonic() - begin)) > 0.01:
                    await asyncio.sleep(ahead)
            opened = time.monotonic() - begin
            answers = await asyncio.gather(*tasks)
            total = time.monotonic() - begin
        good = [seconds for seconds in answers if seconds is not None]
        note("connections", opened=count, in_seconds=round(opened, 1), answered=len(good), after_seconds=round(total, 1),
             median_ms=milliseconds(statistics.median(good)), longest_ms=milliseconds(max(good)),
             kilobytes_each=round((server.kilobytes - before) / count))
        return len(good) == count


async def restart():
    count = int(2_000 * scale)
    limit = str(2 * count)
    first = Server(program, "--sessions", limit)
    port = first.port
    with first:
        clients = []
        for _ in range(count // 100):
            clients += await asyncio.gather(*(Client(port).open() for _ in range(100)))
        following = [asyncio.create_task(client.follow()) for client in clients]
        await asyncio.sleep(1)
        begin = time.monotonic()
        first.process.terminate()
        await asyncio.gather(*following)
        noticed = time.monotonic() - begin
        while first.process.poll() is None:
            await asyncio.sleep(0.01)
        stopped = time.monotonic() - begin
    notices = sum(client.ended is not None for client in clients)
    for client in clients:
        client.writer.close()

    async def connect():
        # As the script of the page: each attempt waits longer, up to five seconds.
        for failures in range(20):
            try:
                client = await Client(port).open()
                following.append(asyncio.create_task(client.follow()))
                return client
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(min(5, 0.3 * 2**failures))
        return None

    with Server(program, "--sessions", limit, port=port):
        begin = time.monotonic()
        async with visitor(port) as times:
            again = await asyncio.gather(*(connect() for _ in range(count)))
            took = time.monotonic() - begin
        good = sum(client is not None for client in again)
        note("restart", sessions=count, notified=notices, after_ms=milliseconds(noticed), stopped_after_ms=milliseconds(stopped),
             connected_again=good, in_seconds=round(took, 1), longest_visit_ms=milliseconds(max(times, default=0)))
        for client in again:
            if client:
                client.writer.close()
        return good == count and notices == count


async def churn():
    count, step = int(100_000 * scale), 100
    with Server(program, "--sessions", str(int(20_000 * scale))) as server:
        async def come_and_go():
            while True:
                with contextlib.suppress(ConnectionError):
                    client = await Client(server.port).open()
                    break
                # The server keeps as many sessions as it may, each for a minute.
                await asyncio.sleep(1)
            task = asyncio.create_task(client.follow())
            await asyncio.sleep(0.05)
            task.cancel()
            client.writer.close()

        samples = []
        for number in range(0, count, step):
            await asyncio.gather(*(come_and_go() for _ in range(step)))
            if (number + step) % (count // 10) == 0:
                samples.append(server.kilobytes)
                print(f"  {number + step} sessions: {samples[-1]} KB", flush=True)
        growth = samples[-1] / samples[3] - 1
        note("sessions that come and go", number=count, kilobytes_after_two_fifths=samples[3],
             kilobytes_at_the_end=samples[-1], growth=f"{growth:.1%}")
        return growth < 0.02


async def main():
    parts = {"connections": connections, "restart": restart, "churn": churn}
    names = os.environ.get("STORM_PARTS", " ".join(parts)).split()
    good = [await parts[name]() for name in names]
    if len(sys.argv) > 2:
        with open(sys.argv[2], "w") as file:
            json.dump(figures, file, indent=1)
    sys.exit(0 if all(good) else 1)


asyncio.run(main())
