"""How much is sent: for one row, for hundreds that change each second, and to a client that does not read."""

import json
import os
import random
import shutil
import tempfile

from .checks import expect, figures
from .engines import without
from .servers import Proxy

SECONDS = 5


@without(webkit="WebDriver reports no frames")
def one_row(world):
    tab = world.tab(world.probe)
    tab.open("One change")
    sizes = []
    for _ in range(5):
        tab.traffic.clear()
        tab.answer(lambda: tab.page.keyboard.press("c"), "A command changes nothing.")
        sizes += [len(data.encode()) for data in tab.got]
    figures["one row with one changed value, bytes"] = max(sizes)
    expect(len(sizes) == 5, f"Five changes came as {len(sizes)} patches.")
    expect(max(sizes) < 300, f"One changed row is sent as {max(sizes)} bytes.")
    tab.close("one row")


def check_a_second(tab, name, seconds):
    """The bytes a second of a screen that lives, from what it got in some seconds."""
    bytes_a_second = sum(len(data.encode()) for data in tab.got) // seconds
    figures[f"{name}, bytes a second"] = bytes_a_second
    expect(len(tab.got) >= seconds // 2, f"{name}: {len(tab.got)} patches came in {seconds} seconds.")
    expect(bytes_a_second < 10_000, f"{name}: {bytes_a_second} bytes are sent a second.")


@without(webkit="WebDriver reports no frames")
def busy(world):
    tab = world.tab(world.probe)
    tab.open("Busy", isLive=True)
    tab.traffic.clear()
    tab.page.wait_for_timeout(SECONDS * 1000)
    check_a_second(tab, "300 rows that all change and move", SECONDS)
    tab.close("busy")


@without(webkit="WebDriver reports no frames")
def processes(world):
    """The screen of processes over 300 of them, of which two in five work, now more and now less."""
    server = world.start("gallery=many")
    folder = os.path.join(server.folder, "many", "proc")
    versions = tempfile.mkdtemp(prefix="proc.", dir=os.path.dirname(folder))
    os.rename(folder, os.path.join(versions, "original"))
    source = random.Random(7)
    ticks = {pid: 0 for pid in range(1, 301)}
    loads = {pid: source.randrange(1, 40) if source.random() < 0.4 else 0 for pid in ticks}

    def write():
        # All processes in one step, as the kernel shows them: a reading between two of them would find one of them
        # idle and, a second later, twice as busy. How often that happens depends on the load of the machine.
        now = tempfile.mkdtemp(dir=versions)
        for pid in ticks:
            ticks[pid] += round(loads[pid] * source.uniform(0.5, 1.5))
            os.mkdir(os.path.join(now, str(pid)))
            with open(os.path.join(now, str(pid), "stat"), "w") as file:
                file.write(f"{pid} (worker-{pid}) S 1 1 1 0 -1 0 0 0 0 0 {ticks[pid]} 0 0 0 20 0 1 0 9 1000 {pid * 10} 1 1 1 0\n")
        os.symlink(now, folder + ".new")
        os.replace(folder + ".new", folder)

    write()

    tab = world.tab(server)
    tab.open("Processes")
    tab.until("document.querySelector('.st').textContent.startsWith('300 processes')", "There are not 300 processes.")
    # One step after each reading: a reading that found two of them, or none, would send each row twice. The first one
    # is late.
    for reading in range(SECONDS + 1):
        tab.traffic.clear() if reading == 1 else None
        write()
        count = len(tab.got)
        tab.wait(lambda: len(tab.got) > count, "The processes do not change.")
    check_a_second(tab, "Processes with 300 of them", SECONDS)
    tab.close("processes")
    server.stop()
    os.replace(folder, os.path.join(versions, "last"))
    os.rename(os.path.join(versions, "original"), folder)
    shutil.rmtree(versions)


@without(webkit="WebDriver reports no frames")
def slow_client(world):
    """Who does not read for a while gets the newest state then, and not everything that was in between."""
    proxy = Proxy(world.probe)
    tab = world.tab(proxy)
    tab.open("Fields", isLive=True)
    tick = "+document.querySelector('.hd .t').textContent.slice(5)"
    proxy.flowing.clear()
    tab.settle(0.3)
    old, count = tab.js(tick), len(tab.got)
    tab.page.wait_for_timeout(2_000)
    expect(len(tab.got) <= count + 1, "The proxy lets patches through.")
    tab.traffic.clear()
    proxy.flowing.set()
    tab.wait(lambda: len(tab.got) >= 3, "Nothing comes any more.")
    ticks = [int(value.split()[-1]) for patch in tab.got[:3] for value in headings(patch)]
    expect(max(ticks[:2]) > old + 20, f"After the tick {old} and two seconds came {ticks}.")
    expect(len(ticks) >= 2, f"The first patches are {tab.got[:3]}.")
    tab.close("slow client")


def headings(patch):
    return [part for operation in json.loads(patch).get("o", []) for part in operation
            if isinstance(part, str) and part.startswith("Tick ")]


CHECKS = [one_row, busy, processes, slow_client]
