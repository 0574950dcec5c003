"""Runs four processes of the example Examples/Orders behind a balancer, with one PostgreSQL between them.

    Scripts/with-postgres python3 Scripts/scale-web.py PROGRAM [SESSIONS] [ROUNDS]

With HAProxy and with nginx, each with the configuration of the example:

- the sessions of all visitors work, and are spread over the processes;
- an edit in one session is shown in all others; its delay is compared with NOTIFY alone, to as many connections as
  there are processes;
- a killed process ends its own sessions only, and their browsers open new ones on other processes;
- a process that is started again receives visitors, and SIGTERM ends each process with code 0;
- with HAProxy, a process that drains keeps its visitors, gets no new ones, and stops when they have left.

SESSIONS is 1,000 and ROUNDS 20 by default. The figures are written to .build/web-scaling.json. Ends with 1 if
something does not hold.
"""

import asyncio
import collections
import ctypes
import ctypes.util
import json
import os
import pathlib
import re
import select
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from webload import Client, Process

program = sys.argv[1]
sessions = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000
rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 20
url = os.environ["TABLEWARE_POSTGRES_URL"]
root = pathlib.Path(__file__).resolve().parent.parent
deployment = root / "Examples/Orders/Deployment"
process_count = 4
figures = {"sessions": sessions, "processes": process_count}
failures = []


def expect(condition, sentence):
    if not condition:
        failures.append(sentence)
        print("  ✘", sentence, flush=True)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def delays(seconds):
    """The median and the 99th percentile in milliseconds."""
    ordered = sorted(seconds)
    last = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return {"median": round(statistics.median(ordered) * 1000, 1), "99 %": round(last * 1000, 1)}


class Visitor(Client):
    """A browser that shows the first order, and notes when it shows another state of it."""

    # The number of the order's item, and the mark of its action.
    order = mark = changed = None

    async def open(self):
        await super().open()
        # The first page has the orders if they were read in time.
        self.note(self.page, rb'value="a %s 0 (\d+)"')
        return self

    def received(self, frame):
        if self.note(frame, rb'value=\\"a %s 0 (\d+)'):
            self.changed = time.monotonic()

    def note(self, page, pattern):
        """Notes the state of the order if the page has it, which is the first one with an action."""
        found = re.search(pattern % (b"(%d)" % self.order if self.order else rb"(\d+)"), page)
        if found:
            self.order, self.mark = int(found[1]), int(found[2])
        return found

    def toggle(self):
        self.send("a", self.order, 0, self.mark)


class Connection:
    """A connection of libpq that listens."""

    library = None

    def __init__(self):
        if not Connection.library:
            Connection.library = library = ctypes.CDLL(ctypes.util.find_library("pq"))
            library.PQconnectdb.restype = library.PQexec.restype = library.PQnotifies.restype = ctypes.c_void_p
            for name in ("PQexec", "PQclear", "PQfreemem", "PQsocket", "PQconsumeInput", "PQnotifies", "PQfinish"):
                getattr(library, name).argtypes = [ctypes.c_void_p] + ([ctypes.c_char_p] if name == "PQexec" else [])
        self.handle = self.library.PQconnectdb(url.encode())
        self.socket = self.library.PQsocket(self.handle)

    def execute(self, sql):
        self.library.PQclear(self.library.PQexec(self.handle, sql.encode()))

    def notifications(self):
        self.library.PQconsumeInput(self.handle)
        count = 0
        while notification := self.library.PQnotifies(self.handle):
            self.library.PQfreemem(notification)
            count += 1
        return count


def notify_alone():
    """The delays of NOTIFY to as many connections as there are processes."""
    sender, listeners = Connection(), [Connection() for _ in range(process_count)]
    for listener in listeners:
        listener.execute("LISTEN scaling")
    found = []
    for _ in range(200):
        waiting = {listener.socket: listener for listener in listeners}
        start = time.monotonic()
        sender.execute("NOTIFY scaling")
        while waiting:
            ready = select.select(list(waiting), [], [], 5)[0]
            if not ready:
                raise TimeoutError("a notification was lost")
            for number in ready:
                if waiting[number].notifications():
                    del waiting[number]
                    found.append(time.monotonic() - start)
    for connection in (sender, *listeners):
        connection.library.PQfinish(connection.handle)
    return delays(found)


class Balancer:
    """HAProxy or nginx with the configuration of the example, on free ports."""

    def __init__(self, name, ports, folder):
        self.port = free_port()
        text = (deployment / ("haproxy.cfg" if name == "haproxy" else "nginx.conf")).read_text()
        for number, port in enumerate(ports, 8081):
            assert f"127.0.0.1:{number}" in text
            text = text.replace(f":{number}", f":{port}")
        assert "127.0.0.1:8080" in text
        text = text.replace("127.0.0.1:8080", f"127.0.0.1:{self.port}")
        path = pathlib.Path(folder) / f"{name}.cfg"
        if name == "nginx":
            text = (
                f"daemon off; master_process off; pid {folder}/nginx.pid; error_log /dev/null;\n"
                f"events {{ worker_connections 16384; }}\nhttp {{ access_log off;\n{text}}}\n")
        path.write_text(text)
        command = ["haproxy", "-db", "-q", "-f"] if name == "haproxy" else ["nginx", "-c"]
        self.process = subprocess.Popen([*command, str(path)], stderr=subprocess.DEVNULL)

    async def start(self):
        for _ in range(100):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except ConnectionError:
                await asyncio.sleep(0.05)
        raise TimeoutError("the balancer does not answer")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


def serve(port=0, *arguments):
    return Process(
        program, "--database", url, "--port", str(port), "--sessions", str(max(sessions, 1_000)), *arguments)


async def until(condition, seconds):
    """Whether a condition holds within a time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True


async def opened(port, count):
    visitors = []
    while len(visitors) < count:
        visitors += await asyncio.gather(
            *(Visitor(port).open() for _ in range(min(8, count - len(visitors)))))
    tasks = [asyncio.create_task(visitor.follow()) for visitor in visitors]
    return visitors, tasks


async def edit(editor, visitors):
    """The delays until all visitors show an edit of one of them."""
    before = editor.mark
    for visitor in visitors:
        visitor.changed = None
    start = time.monotonic()
    editor.toggle()
    complete = await until(
        lambda: all(visitor.changed and visitor.mark != before for visitor in visitors), 20)
    late = sum(visitor.mark == before for visitor in visitors)
    expect(complete, f"{late} of {len(visitors)} sessions do not show an edit")
    return [visitor.changed - start for visitor in visitors if visitor.changed]


async def drain(server, port, visitors):
    """A process that drains keeps its visitors, gets no new ones, and stops when they have left."""
    server.process.terminate()
    # The balancer checks once a second.
    await asyncio.sleep(2.5)
    newcomers, tasks = await opened(port, 40)
    expect(await until(lambda: all(visitor.mark for visitor in newcomers), 20), "a newcomer sees no order")
    homes = collections.Counter(visitor.cookies["server"] for visitor in newcomers)
    expect("s4" not in homes, f"a process that drains gets {homes['s4']} visitors")
    staying = [visitor for visitor in visitors if visitor.cookies["server"] == "s4"]
    expect(staying and server.process.poll() is None, "a process does not drain")
    await edit(staying[0], visitors + newcomers)
    for visitor in staying:
        visitor.writer.close()
    code = await asyncio.to_thread(server.process.wait, 15)
    expect(code == 0, f"a process that drained ends with {code}")
    return tasks


async def measure(name, count):
    """Everything with one balancer."""
    # The last one drains, with the balancer that notices it.
    draining = ["--drain", "60"] if name == "haproxy" else []
    servers = [serve(0, *(draining if number == process_count - 1 else [])) for number in range(process_count)]
    with tempfile.TemporaryDirectory() as folder:
        balancer = Balancer(name, [server.port for server in servers], folder)
        try:
            await balancer.start()
            # The balancer counts a process in after its first check.
            await asyncio.sleep(1.5)
            begin = time.monotonic()
            visitors, tasks = await opened(balancer.port, count)
            opening = time.monotonic() - begin
            expect(await until(lambda: all(visitor.mark for visitor in visitors), 30), "a session shows no order")
            homes = collections.Counter(visitor.cookies["server"] for visitor in visitors)
            found = []
            for number in range(rounds):
                found += await edit(visitors[number * 7 % count], visitors)
                await asyncio.sleep(0.2)
            figures[name] = {
                "seconds to open": round(opening, 1), "milliseconds until the patch": delays(found),
                "megabytes of each process": [round(server.kilobytes / 1024) for server in servers],
            }
            figures[name]["sessions of each process"] = sorted(homes.values())
            # By chance with nginx, by load with HAProxy.
            expect(
                len(homes) == process_count and min(homes.values()) > count / process_count / 4,
                f"the sessions are spread as {sorted(homes.values())}")

            # One process is killed.
            servers[0].process.send_signal(signal.SIGKILL)
            servers[0].process.wait()
            await until(lambda: any(task.done() for task in tasks), 5)
            await asyncio.sleep(1.5)
            lost = [visitor for visitor, task in zip(visitors, tasks) if task.done()]
            kept = [visitor for visitor, task in zip(visitors, tasks) if not task.done()]
            expect(0 < len(lost) < count * 0.6, f"{len(lost)} of {count} sessions are lost with one process")
            begin = time.monotonic()
            # Their browsers load the page again, with the cookies that they have.
            renewed = []
            for visitor in lost:
                again = Visitor(balancer.port)
                again.cookies = dict(visitor.cookies)
                renewed.append(await again.open())
                tasks.append(asyncio.create_task(again.follow()))
            expect(await until(lambda: all(visitor.mark for visitor in renewed), 20), "a new session shows no order")
            figures[name] |= {"sessions lost with a process": len(lost), "seconds to renew": round(time.monotonic() - begin, 1)}
            await edit(kept[0], kept + renewed)

            # It is started again on its port, as systemd does, and gets visitors.
            servers[0] = serve(servers[0].port)
            await asyncio.sleep(2.5)
            newcomers, more = await opened(balancer.port, 80)
            tasks += more
            expect(await until(lambda: all(visitor.mark for visitor in newcomers), 20), "a newcomer sees no order")
            used = subprocess.run(
                ["ss", "-Htn", "state", "established", f"( sport = :{servers[0].port} )"],
                capture_output=True, text=True).stdout.count("\n")
            expect(used > 0, "the process that was started again has no visitors")
            await edit(newcomers[0], kept + renewed + newcomers)
            if draining:
                tasks += await drain(servers[-1], balancer.port, kept + renewed + newcomers)

            # All are stopped, as for an update.
            begin = time.monotonic()
            for server in servers:
                server.process.terminate()
            codes = [await asyncio.to_thread(server.process.wait, 10) for server in servers]
            figures[name]["seconds to stop"] = round(time.monotonic() - begin, 1)
            expect(codes == [0] * process_count, f"the processes end with {codes}")
            await asyncio.wait(tasks, timeout=10)
            expect(all(task.done() for task in tasks), "a connection outlives its server")
        finally:
            for server in servers:
                # After a failure one may still drain.
                if server.process.poll() is None:
                    server.process.kill()
                server.__exit__()
            balancer.stop()


async def main():
    subprocess.run([program, "--database", url, "--prepare"], check=True)
    figures["milliseconds of NOTIFY alone"] = notify_alone()
    for name, count in (("haproxy", sessions), ("nginx", max(40, sessions // 10))):
        if not shutil.which(name):
            print(f"*** {name} is not installed: NOT RUN", flush=True)
            continue
        await measure(name, count)
        print(f"{name}: {json.dumps(figures[name])}", flush=True)
    print(json.dumps({key: value for key, value in figures.items() if key not in ("haproxy", "nginx")}))
    (root / ".build/web-scaling.json").write_text(json.dumps(figures, indent=1))
    sys.exit(1 if failures else 0)


asyncio.run(main())
