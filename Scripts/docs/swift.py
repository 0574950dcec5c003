"""Reads Swift sources: their comments, and their public declarations with documentation."""

import dataclasses
import re

MODIFIERS = (
    r"(?:@[\w.]+(?:\([^()]*\))?\s+|(?:public|open|static|class|final|mutating|nonmutating|nonisolated|override|required"
    r"|convenience|indirect|lazy|weak|unowned|dynamic|prefix|postfix|infix|consuming|borrowing|isolated"
    r"|(?:private|fileprivate|internal|package|unowned|nonisolated)(?:\(\w+\))?)\s+)*"
)
DECLARATION = re.compile(
    rf"^\s*(?P<modifiers>{MODIFIERS})"
    r"(?P<kind>func|init|subscript|var|let|case|struct|class|enum|protocol|actor|extension|typealias|associatedtype|macro"
    r"|precedencegroup|operator)\b(?P<rest>.*)$"
)
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}


@dataclasses.dataclass
class Comment:
    """One line of a comment: its number, its marker such as `///`, and its text."""

    line: int
    marker: str
    text: str


@dataclasses.dataclass
class Declaration:
    """A public declaration: where it is, its name, and the lines of its documentation without the marker."""

    line: int
    kind: str
    name: str
    parameters: list
    labels: list
    returns: bool
    throws: bool
    documentation: list
    # Whether another declaration documents it, or it cannot be used.
    inherited: bool = False


def split(text):
    """The lines of code with strings and comments blanked, and the comments."""
    code, comments = [], []
    closing = None  # what ends the string that is open
    depth = 0  # of block comments
    for number, line in enumerate(text.splitlines(), 1):
        output, index = [], 0
        while index < len(line):
            rest = line[index:]
            if depth:
                if rest.startswith("*/"):
                    depth -= 1
                    index += 2
                elif rest.startswith("/*"):
                    depth += 1
                    index += 2
                else:
                    index += 1
            elif closing:
                if rest.startswith(closing):
                    index += len(closing)
                    closing = None
                    output.append('"')
                elif rest[0] == "\\" and "#" not in closing:
                    length, inner = interpolation(rest)
                    output.append(" " + inner + " ")
                    index += length
                else:
                    output.append("x" if rest[0].isalnum() else " ")
                    index += 1
            elif match := re.match(r'(#*)("""|")', rest):
                closing = match[2] + match[1]
                output.append('"')
                index += len(match[0])
            elif rest.startswith("//"):
                marker = re.match(r"///?|//", rest)[0]
                comments.append(Comment(number, marker, rest[len(marker):]))
                break
            elif rest.startswith("/*"):
                depth = 1
                index += 2
            else:
                output.append(rest[0])
                index += 1
        if closing and not closing.startswith('"""'):
            closing = None
        code.append("".join(output))
    return code, comments


def interpolation(rest):
    """The length of an escape at the beginning, and nothing of what it inserts."""
    if not rest.startswith("\\("):
        return min(2, len(rest)), ""
    depth = 0
    for index, character in enumerate(rest):
        depth += (character == "(") - (character == ")")
        if index and depth == 0:
            return index + 1, ""
    return len(rest), ""


def declarations(text):
    """The public declarations, in their order."""
    code, comments = split(text)
    documentation = {comment.line: comment for comment in comments if comment.marker == "///"}
    scopes = []  # of (kind, whether its members are public, name), one for each open brace
    found = []
    opened = None  # the type whose brace comes next
    for index, line in enumerate(code):
        match = DECLARATION.match(line)
        kind = match and match["kind"]
        in_type = not scopes or scopes[-1][0] in TYPES
        if match and in_type and not (kind == "class" and re.match(r"\s+(func|var)", match["rest"])):
            visible = is_public(match["modifiers"], kind, scopes)
            name = name_of(kind, match["rest"])
            if kind in TYPES:
                opened = (kind, visible, name)
            if visible and kind != "extension":
                found.append(declaration(code, index, kind, name, scopes, documentation))
        for character in line:
            if character == "{":
                scopes.append(opened or (None, False, ""))
                opened = None
            elif character == "}" and scopes:
                scopes.pop()
    return found


def is_public(modifiers, kind, scopes):
    if re.search(r"\b(private|fileprivate|internal|package)(?!\(set\))\b", modifiers):
        return False
    if re.search(r"\b(public|open)\b", modifiers):
        return True
    if not scopes:
        return False
    around, visible, _ = scopes[-1]
    return visible and (around in ("protocol", "extension") or (around == "enum" and kind == "case"))


def name_of(kind, rest):
    if kind == "init":
        return "init"
    if kind == "subscript":
        return "subscript"
    match = re.match(r"\s*`?([\w.]+|[^\s\w(]+)", rest)
    return match[1] if match else ""


def declaration(code, index, kind, name, scopes, documentation):
    signature = signature_of(code, index)
    if kind == "init":
        name = next((scope[2] for scope in reversed(scopes) if scope[0]), "init")
    parameters, labels, returns, throws = [], [], False, False
    if kind in ("func", "init", "subscript"):
        parameters, labels, after = parameters_of(signature)
        returns = kind != "init" and bool(re.search(r"->\s*(?!Void\b|\(\)|Never\b)\S", after))
        throws = bool(re.search(r"\b(throws|rethrows)\b", after.split("->")[0]))
    line = line_of_documentation = before_attributes(code, index, documentation)
    lines = []
    while line in documentation:
        lines.insert(0, documentation[line].text)
        line -= 1
    attributes = "".join(code[line_of_documentation:index])
    inherited = "override" in code[index] or "unavailable" in attributes
    return Declaration(index + 1, kind, name, parameters, labels, returns, throws, lines, inherited)


def before_attributes(code, index, documentation):
    """The number of the line before a declaration and its attributes, which may take several lines."""
    line = index
    while line > 0 and line not in documentation:
        start = line - 1
        while start > max(0, line - 8) and open_parentheses(code[start:line]) < 0:
            start -= 1
        if not re.match(r"\s*(@|#if|#else|#endif)", code[start]):
            break
        line = start
    return line


def open_parentheses(lines):
    text = "".join(lines)
    return text.count("(") - text.count(")")


def signature_of(code, index):
    """The declaration up to its body, on one line."""
    text, depth = "", 0
    for line in code[index:index + 30]:
        for position, character in enumerate(line):
            if character == "{" and depth == 0:
                return text
            depth += (character in "([{") - (character in ")]}")
            text += character
        if depth == 0 and not re.search(r"(->|where|,|throws)\s*$", text):
            following = code[index + text.count("\n") + 1] if index + text.count("\n") + 1 < len(code) else ""
            if not re.match(r"^\s*(->|where|throws|async)", following):
                return text
        text += "\n"
    return text


def parameters_of(signature):
    """The names of the parameters inside of the function, their labels, and the rest of the signature."""
    # Modifiers may have parentheses, as in `nonisolated(nonsending)`.
    signature = re.sub(r"^.*?\b(?:func|init|subscript)\b", "", " ".join(signature.split()))
    start = signature.find("(")
    generic = signature.find("<")
    if 0 <= generic < start:
        depth = 0
        for position in range(generic, len(signature)):
            depth += (signature[position] == "<") - (signature[position] == ">" and signature[position - 1] != "-")
            if depth == 0:
                start = signature.find("(", position)
                break
    if start < 0:
        return [], [], ""
    depth, parts, part = 0, [], ""
    for position in range(start, len(signature)):
        character = signature[position]
        opens = character in "([{<"
        closes = character in ")]}" or (character == ">" and signature[position - 1] != "-")
        if depth == 1 and character == ",":
            parts.append(part)
            part = ""
        elif not (depth == 0 and opens) and not (depth == 1 and closes):
            part += character
        depth += opens - closes
        if depth == 0:
            parts.append(part)
            break
    names, labels = [], []
    for part in parts:
        if match := re.match(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*([\w`]+)(?:\s+([\w`]+))?\s*:", part):
            names.append((match[2] or match[1]).strip("`"))
            labels += [match[1], names[-1]]
    return [name for name in names if name != "_"], labels, signature[position + 1:]
