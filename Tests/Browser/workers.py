"""Runs checks in several processes, each with a browser and servers of its own."""

import contextlib
import io
import multiprocessing
import multiprocessing.connection
import shutil
import time

from playwright.sync_api import sync_playwright

from . import checks
from .parts import PARTS
from .world import World


def run(names, count, *settings):
    """Runs every check of the parts with these names, and adds what they found to `checks`."""
    jobs = iter([(name, place) for name in names for place in range(len(PARTS[name].CHECKS))])
    context = multiprocessing.get_context("spawn")
    running = [Worker(context, jobs, settings) for _ in range(count)]
    while running:
        ready = multiprocessing.connection.wait([worker.connection for worker in running])
        running = [worker for worker in running if worker.connection not in ready or worker.advance()]


class Worker:
    """A process that runs one check after the other, and the job that it has now."""

    def __init__(self, context, jobs, settings):
        self.jobs = jobs
        self.connection, end = context.Pipe()
        self.process = context.Process(target=work, args=(end, *settings))
        self.process.start()
        end.close()
        self.hand_out()

    def hand_out(self):
        # None is the last job: to stop.
        self.job = next(self.jobs, None)
        with contextlib.suppress(BrokenPipeError):
            self.connection.send(self.job)

    def advance(self):
        """Takes the outcome of a job and hands out the next one. Returns whether there is one."""
        try:
            text, found = self.connection.recv()
        except EOFError:
            self.process.join()
            checks.expect(False, f"The process of {self.job or 'no check'} ended with {self.process.exitcode}.")
            return False
        print(text, end="", flush=True)
        checks.add(found)
        if self.job is None:
            self.process.join()
            return False
        self.hand_out()
        return True


def work(end, programs, pictures, is_recording):
    """The life of a worker: it answers each job with what was printed and what was found."""
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        world = World(browser, programs, pictures, is_recording)
        while job := end.recv():
            with contextlib.redirect_stdout(io.StringIO()) as text:
                run_check(*job, world)
            end.send((text.getvalue(), checks.take()))
        with contextlib.redirect_stdout(io.StringIO()) as text:
            world.stop()
            browser.close()
        end.send((text.getvalue(), checks.take()))


def run_check(name, place, world):
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
    print(f"{name}: {check.__name__} {time.monotonic() - begin:.1f} s", flush=True)


def attempt(name, check, world):
    contexts = list(world.browser.contexts)
    try:
        check(world)
    except Exception as error:
        checks.expect(False, f"{name}, {check.__name__}: {type(error).__name__}: {str(error)[:600]}")
    for context in world.browser.contexts:
        if context not in contexts:
            context.close()
