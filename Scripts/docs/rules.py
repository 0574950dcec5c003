"""The rules of the documentation. Each returns its hits as (line, text)."""

import pathlib
import re

import swift
import text as prose

COLUMNS = 100
WORDS_OF_A_SUMMARY = 5
# What the language or its library requires of a type is documented there.
REQUIRED = {"hash", "encode", "advanced", "duration", "sleep"}
REQUIRED_PARAMETERS = {"decoder", "encoder", "hasher", "stringLiteral", "integerLiteral", "dictionaryLiteral"}


def read_words(path):
    """The patterns of a table, each with its suggestion."""
    patterns = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            phrase, suggestion = (part.strip() for part in line.split(" | ", 1))
            gap = r"(?:[ \t]+|[ \t]*\n[ \t]*)"
            pattern = re.compile(r"\b(?:" + phrase.replace(" ", gap) + r")\b", re.IGNORECASE)
            patterns[phrase] = (pattern, suggestion)
    return patterns


def words(name, text, patterns):
    """The banned words, by their phrases."""
    shown = prose.of(name, text)
    lines = text.splitlines()
    for phrase, (pattern, _) in patterns.items():
        for match in pattern.finditer(shown):
            number = shown.count("\n", 0, match.start()) + 1
            yield phrase, number, lines[number - 1].strip()


def long_comments(text):
    """The comment lines that are too long, outside of fences; what a program reads in a comment is no prose."""
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        comment = re.match(r"\s*///?\s*(.*)", line)
        if not comment:
            inside = False
        elif comment[1].startswith("```"):
            inside = not inside
        elif len(line) > COLUMNS and not inside and not comment[1].startswith("expect:"):
            yield number, f"{len(line)} columns"


def declarations(text):
    """The hits of all rules about public declarations, by the kind."""
    for declaration in swift.declarations(text):
        summary = summary_of(declaration)
        if declaration.documentation and len(summary) < WORDS_OF_A_SUMMARY:
            yield "short-summary", declaration.line, f"{declaration.name}: {' '.join(summary)}"
        if declaration.inherited or is_required(declaration):
            continue
        documentation = "\n".join(declaration.documentation)
        for parameter in declaration.parameters:
            if not re.search(rf"^\s*- (?:Parameter )?`?{re.escape(parameter)}`?:", documentation, re.MULTILINE):
                yield "parameter", declaration.line, f"{declaration.name}: {parameter}"
        if declaration.returns and not re.search(r"^\s*- Returns:|^ *Returns\b", documentation, re.MULTILINE):
            yield "returns", declaration.line, declaration.name
        if declaration.throws and not re.search(r"^\s*- Throws:", documentation, re.MULTILINE):
            yield "throws", declaration.line, declaration.name


def summary_of(declaration):
    """The words of the first paragraph that do not repeat the name. Code counts as no word."""
    lines = []
    for line in declaration.documentation:
        if not line.strip() or line.lstrip().startswith("- "):
            break
        lines.append(line)
    shown = prose.SPANS.sub(" ", "\n".join(lines))
    name = {stem(word) for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", declaration.name)}
    return [word for word in re.findall(r"[A-Za-z][\w'’-]*", shown) if stem(word) not in name]


def stem(word):
    return re.sub(r"(?:ies|es|s|ed|ing)$", "", word.lower())


def is_required(declaration):
    return (
        declaration.name in REQUIRED
        or not re.match(r"\w", declaration.name)
        or declaration.name.startswith("build")
        or bool(REQUIRED_PARAMETERS & set(declaration.labels))
    )


def broken_links(path, text):
    """Relative links of a Markdown file to files and headings that do not exist."""
    shown = prose.of("file.md", text)
    for match in re.finditer(r"\[[^\]\n]*\]\(([^)\s]+)\)", shown):
        target, _, heading = match[1].partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        file = (path.parent / target).resolve() if target else path
        if path.parent.suffix == ".docc" and not file.exists():
            file = path.parent / "Resources" / target
        number = shown.count("\n", 0, match.start()) + 1
        if not file.exists():
            yield number, f"{match[1]}: there is no such file"
        elif heading and file.suffix == ".md" and heading not in headings(file.read_text(encoding="utf-8")):
            yield number, f"{match[1]}: there is no such heading"


def headings(text):
    """The addresses of the headings, as GitHub makes them."""
    found = set()
    for line in prose.markdown(text).split("\n"):
        if match := re.match(r"#+\s+(.*)", line):
            slug = re.sub(r"[^\w\- ]", "", match[1].strip().lower()).replace(" ", "-")
            found.add(slug)
    return found
