"""What a part of the check works with: the browser, the servers, the folder of the pictures."""

import os
import shutil
import tempfile

from .servers import Server
from .tab import Tab


class World:
    def __init__(self, programs, pictures, isRecording):
        self.programs, self.pictures = programs, pictures
        self.engine = self.browser = None
        self.isRecording = isRecording
        self.servers, self.folders = {}, []

    def start(self, *arguments, port="0"):
        """A probe of its own, in a folder of its own: what one check saves, no other one reads. Paths on screen are
        relative to that folder, so they are short and the same."""
        folder = tempfile.TemporaryDirectory(dir=self.pictures, prefix="probe-")
        self.folders.append(folder)
        server = Server(f"{self.programs}/WebProbe", port, *arguments, folder=folder.name)
        self.servers[server.url] = server
        return server

    def shared(self, name, make):
        if name not in self.servers:
            self.servers[name] = make()
        return self.servers[name]

    @property
    def gallery(self):
        return self.shared("gallery", lambda: self.start("gallery=fixture"))

    @property
    def probe(self):
        return self.shared("probe", self.start)

    @property
    def tool(self):
        """The program that people start."""
        return self.shared("tool", lambda: self.make_tool("--no-token"))

    def make_tool(self, *options):
        program = shutil.which("tableware", path=self.programs) or f"{self.programs}/TablewareTool"
        server = Server(program, "demo", "--web", "--port", "0", *options)
        self.servers[server.url] = server
        return server

    def tab(self, server, **options):
        return Tab(self.browser, server.url, **options)

    @property
    def has_trees(self):
        """Whether the engine shows how assistive technology reads a page."""
        return getattr(self.browser, "HAS_TREES", True)

    def width(self, pixels):
        """A width in pixels, or the least one that the engine has."""
        return max(pixels, getattr(self.browser, "NARROWEST", 0))

    def picture(self, tab, name):
        ending = "" if self.engine == "chromium" else f"-{self.engine}"
        # There the tool needs scripts for a picture.
        if self.engine == "firefox" and not tab.script:
            return
        before = len(tab.errors)
        tab.page.screenshot(path=os.path.join(self.pictures, f"{name}{ending}.png"))
        # The tool gives the page a style for the picture, which Firefox says that the page forbids.
        tab.errors[before:] = [error for error in tab.errors[before:] if "style-src-elem" not in error]

    def stop(self):
        for server in {id(server): server for server in self.servers.values()}.values():
            if server.process.poll() is None:
                server.stop()
        for folder in self.folders:
            folder.cleanup()
