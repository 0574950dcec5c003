"""The prose of a file: its comments, its texts in quotes and its Markdown, at their positions, and nothing of its code."""

import io
import re
import tokenize

import swift

SPANS = re.compile(r"``[^`\n]*``|`[^`\n]*`")


def of(name, text):
    """The text of a file with everything blank that is not prose. Lines and columns stay as they are."""
    if name.endswith(".md"):
        prose = markdown(text)
    elif name.endswith(".swift"):
        prose = swift_prose(text)
    elif name.endswith(".py") or text.startswith("#!/usr/bin/env python"):
        prose = python(text)
    elif name.endswith((".c", ".h")):
        prose = c(text)
    else:
        prose = text
    return SPANS.sub(lambda match: " " * len(match[0]), prose)


def markdown(text):
    lines, inside = [], False
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            inside = not inside
            line = ""
        lines.append("" if inside else line)
    return same_lines(text, lines)


def same_lines(text, lines):
    """Lines as text; each line keeps its number."""
    return "\n".join(lines)


def swift_prose(text):
    lines, inside = [], False
    _, comments = swift.split(text)
    by_line = {comment.line: comment for comment in comments}
    for number, line in enumerate(text.split("\n"), 1):
        comment = by_line.get(number)
        blank = [" "] * len(line)
        if comment:
            start = len(line) - len(comment.text)
            if comment.text.lstrip().startswith("```"):
                inside = not inside
            elif not inside:
                blank[start:] = comment.text
        else:
            inside = False
        end = len(line) - len(comment.text) - len(comment.marker) if comment else len(line)
        for match in re.finditer(r'"((?:[^"\\]|\\.)*)"', line[:end]):
            literal = re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", lambda part: "0" * len(part[0]), match[1])
            blank[match.start(1):match.end(1)] = literal
        lines.append("".join(blank))
    return same_lines(text, lines)


def c(text):
    comments = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
    kept = [" "] * len(text)
    for match in comments.finditer(text):
        kept[match.start():match.end()] = match[0]
    return "".join("\n" if character == "\n" else kept[index] for index, character in enumerate(text))


def python(text):
    lines = [[" "] * len(line) for line in text.split("\n")]
    source = text.split("\n")
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                (first, start), (last, end) = token.start, token.end
                for number in range(first, last + 1):
                    begin = start if number == first else 0
                    stop = end if number == last else len(source[number - 1])
                    lines[number - 1][begin:stop] = source[number - 1][begin:stop].replace("#", " ")
    except (tokenize.TokenError, SyntaxError):
        return text
    return "\n".join("".join(line) for line in lines)
