"""Runs checks in several processes, each with a browser and servers of its own."""

import contextlib
import gc
import io
import multiprocessing
import multiprocessing.connection
import os
import sys
import threading
import time
import traceback

import greenlet
from playwright.sync_api import sync_playwright

from . import checks
from .engines import ENGINES
from .parts import PARTS
from .servers import Server
from .world import World

LIMITS = {"chromium": 240.0, "firefox": 480.0, "webkit": 900.0}
"""Seconds that a check may take with its second attempt; the longest one takes a third of it. Calls of a browser that
hangs have no time limit of their own."""


def run(pairs, count, *settings):
    """Runs every check of these pairs of an engine and a part, and adds what they found to `checks`."""
    jobs = []
    for engine, name in pairs:
        for place, check in enumerate(PARTS[name].CHECKS):
            if reason := getattr(check, "without", {}).get(engine):
                print(f"{engine}, {name}: {check.__name__} is left out: {reason}.", flush=True)
            else:
                jobs.append((engine, name, place))
    jobs = iter(jobs)
    running = [Worker(jobs, settings) for _ in range(count)]
    while running:
        ready = multiprocessing.connection.wait([worker.connection for worker in running])
        running = [worker for worker in running if worker.connection not in ready or worker.advance()]


class Worker:
    """A process that runs one check after the other, and the job that it has now."""

    def __init__(self, jobs, settings):
        self.jobs, self.settings = jobs, settings
        self.has_failed = False
        self.start()
        self.hand_out()

    def start(self):
        context = multiprocessing.get_context("spawn")
        self.connection, end = context.Pipe()
        self.process = context.Process(target=work, args=(end, *self.settings))
        self.process.start()
        end.close()

    def hand_out(self):
        # None is the last job: to stop.
        self.job = next(self.jobs, None)
        self.has_failed = False
        self.send()

    def send(self):
        with contextlib.suppress(BrokenPipeError):
            self.connection.send(self.job)

    def advance(self):
        """Takes the outcome of a job and hands out the next one. Returns whether there is one."""
        try:
            text, found = self.connection.recv()
        except EOFError:
            return self.replace()
        if self.has_failed:
            checks.unsteady.append(self.ending)
        print(text, end="", flush=True)
        checks.add(found)
        if self.job is None:
            self.process.join()
            return False
        self.hand_out()
        return True

    def replace(self):
        """Starts another process for the job whose process ended: the second attempt, or the next job."""
        self.process.join()
        name = "{}, {}, check {}".format(*self.job) if self.job else "no check"
        self.ending = f"The process of {name} ended with {self.process.exitcode}."
        print("  ✘", self.ending, flush=True)
        if self.job is None or self.has_failed:
            checks.expect(False, self.ending)
            if self.job is None:
                return False
            self.start()
            self.hand_out()
        else:
            self.start()
            self.has_failed = True
            self.send()
        return True


def work(end, programs, pictures, is_recording):
    """The life of a worker: it answers each job with what was printed and what was found."""
    with sync_playwright() as tools:
        browsers = {}
        world = World(programs, pictures, is_recording)
        while job := end.recv():
            with contextlib.redirect_stdout(io.StringIO()) as text, ended_after(LIMITS[job[0]], job):
                engine = job[0]
                if engine not in browsers:
                    browsers[engine] = ENGINES[engine](tools)
                world.engine, world.browser = engine, browsers[engine]
                run_check(*job, world)
            end.send((text.getvalue(), checks.take()))
        with contextlib.redirect_stdout(io.StringIO()) as text, ended_after(LIMITS["chromium"], "the end"):
            world.stop()
            for browser in browsers.values():
                browser.close()
        end.send((text.getvalue(), checks.take()))


@contextlib.contextmanager
def ended_after(seconds, job):
    """Ends the process with its servers if the block takes longer, and prints where it was."""
    def expire():
        print(f"check-web: {job} did not end within {seconds:.0f} seconds. It was here:", file=sys.stderr, flush=True)
        # A check runs in a greenlet of playwright; while it waits for the browser, no thread has its frames.
        for waiting in [one for one in gc.get_objects() if isinstance(one, greenlet.greenlet) and one.gr_frame]:
            traceback.print_stack(waiting.gr_frame)
        Server.kill_all()
        os._exit(3)

    timer = threading.Timer(seconds, expire)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def run_check(engine, name, place, world):
    """Runs one check of a part; one that breaks does not stop the others."""
    check = PARTS[name].CHECKS[place]
    begin = time.monotonic()
    attempt(name, check, world)
    # On a busy machine a check may be too slow for its time limit: a check that fails twice is
    # wrong, and one that fails once is named at the end.
    if checks.failures and not world.isRecording:
        print(f"  ↻ {check.__name__} once more", flush=True)
        first = checks.failures[:]
        checks.failures.clear()
        attempt(name, check, world)
        if not checks.failures:
            checks.unsteady.extend(first)
    print(f"{engine}, {name}: {check.__name__} {time.monotonic() - begin:.1f} s", flush=True)


def attempt(name, check, world):
    contexts = list(world.browser.contexts)
    try:
        check(world)
    except Exception as error:
        checks.expect(False, f"{name}, {check.__name__}: {type(error).__name__}: {str(error)[:600]}")
    for context in list(world.browser.contexts):
        if context not in contexts:
            context.close()
