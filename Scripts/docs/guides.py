"""Turns the pages in Documentation into a DocC catalog, so that the site has them beside the symbols.

A page becomes an article; a long page, such as the cookbook, becomes one for each of its groups. Links between the
pages become links of the site. A link to a file outside of Documentation, such as a source, becomes its text.
"""

import pathlib
import re
import shutil

# The groups of the landing page, with their pages in order. A name that ends with a slash is a folder. Pages that are
# in no group are in the last one.
GROUPS = [
    ("Tutorials", ["tutorials/"]),
    ("How do I …", ["cookbook.md", "pitfalls.md"]),
    ("Coming from another framework", ["migrating/"]),
    ("Reference", []),
]
# Pages that are split at their headings of the second level.
SPLIT = {"cookbook.md"}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^\s*```")


def slug(text):
    """The name of an article, from a path or a heading."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def article(path):
    """The name of the article of a page, whose path is relative to Documentation."""
    return slug(str(path.with_suffix("")).replace("README", "overview"))


def split(text):
    """The groups of a page: headings of the second level with their text, and with headings one level up."""
    groups, lines, inside = [], None, False
    for line in text.splitlines():
        inside ^= bool(FENCE.match(line))
        if not inside and line.startswith("## "):
            lines = []
            groups.append((line[3:].strip(), lines))
        elif lines is not None:
            lines.append(line[1:] if not inside and line.startswith("###") else line)
    return [(heading, "\n".join(lines)) for heading, lines in groups]


def anchor(heading):
    """The anchor of a heading on the pages of the repository."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class Guides:
    def __init__(self, source, catalog):
        self.source = source
        self.catalog = catalog
        self.pages = sorted(page.relative_to(source) for page in source.rglob("*.md"))
        # The article of each heading of a split page, by its anchor.
        self.anchors = {}
        for page in self.pages:
            if str(page) not in SPLIT:
                continue
            for heading, text in split((source / page).read_text(encoding="utf-8")):
                name = f"{article(page)}-{slug(heading)}"
                for inner in [heading] + re.findall(r"^## (.+)$", text, re.MULTILINE):
                    self.anchors[(page, anchor(inner))] = name

    def write(self):
        """Writes the catalog, and returns the number of its articles."""
        shutil.rmtree(self.catalog, ignore_errors=True)
        (self.catalog / "Resources").mkdir(parents=True)
        names = {page: self.write_page(page) for page in self.pages}
        rest = [page for page in self.pages if not any(self.matches(page, paths) for _, paths in GROUPS)]
        topics = []
        for title, paths in GROUPS:
            pages = [page for path in paths for page in self.pages if self.matches(page, [path])]
            if title == GROUPS[-1][0]:
                pages += rest
            if not pages:
                continue
            items = [f"- <doc:{name}>" for page in pages for name in names[page]]
            topics += [f"### {title}", "", *items, ""]
        landing = ["# ``Guides``", "", "Tutorials, answers and reference pages for apps that use Tableware.", "",
                   "## Topics", "", *topics]
        (self.catalog / "Guides.md").write_text("\n".join(landing), encoding="utf-8")
        return sum(len(articles) for articles in names.values())

    @staticmethod
    def matches(page, paths):
        return any(str(page).startswith(path) if path.endswith("/") else str(page) == path for path in paths)

    def write_page(self, page):
        """Writes the articles of a page, and returns their names."""
        text = (self.source / page).read_text(encoding="utf-8")
        if str(page) in SPLIT:
            parts = [(f"{article(page)}-{slug(heading)}", f"# {heading}\n\n{self.summary(body)}\n{body}")
                     for heading, body in split(text)]
        else:
            parts = [(article(page), text)]
        for name, body in parts:
            (self.catalog / f"{name}.md").write_text(self.converted(body, page) + "\n", encoding="utf-8")
        return [name for name, _ in parts]

    @staticmethod
    def summary(text):
        count = len(re.findall(r"^## ", text, re.MULTILINE))
        return f"{count} answers, each with code that compiles."

    def converted(self, text, page):
        """The text of a page without comments, with the links of the site."""
        parts, lines, inside = [], [], False
        for line in [*re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL).splitlines(), "```"]:
            lines.append(line)
            if FENCE.match(line):
                prose = "\n".join(lines)
                parts.append(prose if inside else LINK.sub(lambda link: self.link(link, page), prose))
                lines, inside = [], not inside
        return "\n".join(parts).removesuffix("```")

    def link(self, link, page):
        image, text, target = link.groups()
        if re.match(r"[a-z]+:", target):
            return link.group()
        path, _, fragment = target.partition("#")
        file = (self.source / page.parent / path).resolve() if path else (self.source / page).resolve()
        try:
            linked = file.relative_to(self.source.resolve())
        except ValueError:
            return text
        if image:
            shutil.copy(file, self.catalog / "Resources" / file.name)
            return f"![{text}]({file.name})"
        if file.is_dir():
            linked = linked / "README.md"
        if (linked, fragment) in self.anchors:
            return f"[{text}](doc:{self.anchors[(linked, fragment)]})"
        if not path or linked not in self.pages:
            return text
        if str(linked) in SPLIT:
            return f"[{text}](doc:Guides)"
        return f"[{text}](doc:{article(linked)})"


def write(root):
    """Writes the catalog of a package into .build/guides, with the source file that a target needs."""
    target = root / ".build" / "guides"
    count = Guides(root / "Documentation", target / "Guides.docc").write()
    (target / "Guides.swift").write_text("// The guides have no code.\n", encoding="utf-8")
    return count
