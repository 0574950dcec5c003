"""The engines in which the checks run. Each has a browser with contexts, as playwright's browsers have."""

import shutil

from . import webkit


def chromium(tools):
    return tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])


class Firefox:
    """Debian's Firefox, by WebDriver BiDi. It takes what the user prefers, and whether scripts run, from its settings:
    each combination is a program of its own."""

    SETTINGS = {
        "color_scheme": ("ui.systemUsesDarkTheme", {"light": 0, "dark": 1}),
        "reduced_motion": ("ui.prefersReducedMotion", {"no-preference": 0, "reduce": 1}),
        "java_script_enabled": ("javascript.enabled", {False: False, True: True}),
        "forced_colors": ("browser.display.document_color_use", {"none": 0, "active": 2}),
    }

    def __init__(self, tools):
        self.tools, self.programs = tools, {}

    def new_context(self, **options):
        wanted = tuple(
            (setting, values[options.pop(name)]) for name, (setting, values) in self.SETTINGS.items() if name in options)
        if wanted not in self.programs:
            program = shutil.which("firefox-esr") or shutil.which("firefox")
            self.programs[wanted] = self.tools.firefox.launch(
                channel="moz-firefox", executable_path=program, firefox_user_prefs=dict(wanted))
        return self.programs[wanted].new_context(**options)

    @property
    def contexts(self):
        return [context for program in self.programs.values() for context in program.contexts]

    def close(self):
        for program in self.programs.values():
            program.close()


ENGINES = {"chromium": chromium, "firefox": Firefox, "webkit": lambda _: webkit.Browser()}
"""How each engine is started."""


def is_installed(engine):
    if engine == "webkit":
        return all([webkit.program(), shutil.which("WebKitWebDriver"), shutil.which("Xvfb")])
    return any(shutil.which(name) for name in (engine, f"{engine}-esr"))


def without(**reasons):
    """Marks a check that some engines cannot run, each with its reason."""
    def mark(check):
        check.without = reasons
        return check
    return mark
