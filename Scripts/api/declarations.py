"""Reads the public declarations of Swift files, without a compiler.

Each declaration is a line such as `func Table.scroll(to: Identity, animated: Bool = …) -> Bool`. A conformance is a line
of its own, as is each case of an enumeration and each requirement of a protocol. Names of parameters that a caller does
not write, values of defaults, bodies and documentation are left out.
"""

import re

TYPES = ("struct", "class", "enum", "protocol", "actor", "extension")
KINDS = (*TYPES, "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case", "macro", "import",
         "deinit", "operator", "precedencegroup")
HIDDEN = re.compile(r"\b(?:package|internal|private|fileprivate)\b(?!\()")
LEFT_OUT = re.compile(r"@(?:discardableResult|_disfavoredOverload|inlinable|usableFromInline|frozen|inline\(\w+\))\s*")
UNAVAILABLE = re.compile(r"@available\(\s*\*\s*,\s*unavailable")
# A statement goes on in the next line after these, or before those.
OPEN = re.compile(r"(?:[,:=&(]|->|\bwhere|\bin)$")
GOES_ON = re.compile(r"(?:where\b|->|\{|:|,|&|\.|throws\b|async\b|=|\?)")
ATTRIBUTES = re.compile(r"(?:@\w+(?:\([^)]*\))?|public|package|open|nonisolated(?:\(\w+\))?|static|mutating|final|\s)+$")
WORD = re.compile(r"[A-Za-z_]\w*")


def skip_string(text, start):
    """The index after a string literal."""
    quote = '"""' if text.startswith('"""', start) else '"'
    index = start + len(quote)
    while index < len(text) and not text.startswith(quote, index):
        if text.startswith("\\(", index):
            depth, index = 1, index + 2
            while depth and index < len(text):
                if text[index] == '"':
                    index = skip_string(text, index)
                    continue
                depth += {"(": 1, ")": -1}.get(text[index], 0)
                index += 1
        else:
            index += 2 if text[index] == "\\" else 1
    return index + len(quote)


def plain(text):
    """The source without comments, the content of strings, and lines such as `#if`."""
    result, index = [], 0
    while index < len(text):
        if text.startswith("//", index):
            index = text.find("\n", index) if "\n" in text[index:] else len(text)
        elif text.startswith("/*", index):
            index = text.index("*/", index) + 2
        elif text[index] == '"':
            index = skip_string(text, index)
            result.append('""')
        else:
            result.append(text[index])
            index += 1
    return re.sub(r"^[ \t]*#(?:if|else|elseif|endif|warning|error)\b.*$", "", "".join(result), flags=re.M)


def matching(text, start):
    """The index of the bracket that closes the one at an index."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)


def statements(text):
    """The statements of a block, each as its head and its body; the body is None without braces."""
    index, start = 0, 0
    while index < len(text):
        character = text[index]
        if character in "([":
            index = matching(text, index)
        elif character == "{":
            end = matching(text, index)
            yield text[start:index], text[index + 1:end]
            index = start = end + 1
            continue
        elif character in "\n;":
            head, rest = text[start:index].strip(), text[index + 1:].lstrip()
            if not head or not (OPEN.search(head) or GOES_ON.match(rest) or ATTRIBUTES.fullmatch(head)):
                if head:
                    yield head, None
                start = index + 1
        index += 1
    if text[start:].strip():
        yield text[start:], None


def kind_of(head):
    """The keyword of a declaration and its index; None for another statement."""
    bare = re.sub(r"@\w+(?:\([^)]*\))?", lambda match: " " * len(match[0]), head)
    for match in WORD.finditer(bare):
        word = match[0]
        if word == "class" and re.match(r"\s+(?:func|var|let|subscript)\b", bare[match.end():]):
            continue
        if word in KINDS:
            return word, match.start()
        if word not in ("public", "package", "open", "internal", "private", "fileprivate", "final", "static", "indirect",
                        "mutating", "nonmutating", "override", "convenience", "required", "weak", "unowned", "lazy",
                        "nonisolated", "nonsending", "unsafe", "dynamic", "isolated", "consuming", "borrowing", "prefix",
                        "postfix", "infix", "set", "optional", "class"):
            return None
    return None


def name_of(head, kind, start):
    match = re.match(rf"{kind}\s+([\w.]+)", head[start:])
    return match[1] if match else ""


def conformances(head):
    """The names after the colon of a type or an extension."""
    head = re.split(r"\bwhere\b", head)[0]
    before = re.sub(r"<[^<>]*(?:<[^<>]*>[^<>]*)*>", lambda match: " " * len(match[0]), head)
    if ":" not in before:
        return []
    names = head[before.index(":") + 1:]
    return [" ".join(one.split()) for one in re.split(r",(?![^<(]*[>)])", names) if one.strip()]


def signature(head, kind, start, owner):
    """A declaration as one line with its owner."""
    modifiers = re.sub(r"\b\w+\(set\)", "", LEFT_OUT.sub("", head[:start]))
    modifiers = re.sub(r"\b(?:public|open|final|override|convenience|lazy|weak|indirect)\b(?!\()", "", modifiers)
    rest = head[start + len(kind):]
    if kind in ("var", "let"):
        rest = re.split(r"(?<![=!<>])=(?![=>])", rest)[0]
    rest = defaults_hidden(rest) if kind in ("func", "init", "subscript", "case") else rest
    rest = " ".join(rest.split())
    rest = re.sub(r"\( ", "(", re.sub(r" \)", ")", rest))
    rest = re.sub(r"([(,] ?)(\w+) \w+:", r"\1\2:", rest)
    prefix = f"{owner}." if owner else ""
    name = f"{prefix}{kind}{rest}" if kind in ("init", "subscript") else f"{kind} {prefix}{rest}"
    return " ".join(f"{modifiers} {name}".split())


def defaults_hidden(text):
    """A signature with “…” in place of each default value."""
    result, index = [], 0
    depth = 0
    while index < len(text):
        character = text[index]
        if character == "=" and depth and text[index - 1] not in "=!<>" and text[index + 1] not in "=>":
            result.append("= …")
            index += 1
            while index < len(text) and text[index] not in ",)":
                index = matching(text, index) + 1 if text[index] in "([{" else index + 1
            continue
        depth += {"(": 1, ")": -1}.get(character, 0)
        result.append(character)
        index += 1
    return "".join(result)


def accessors(head, body, is_requirement):
    """Whether a property has a setter for callers: ` { get }` or ` { get set }`."""
    limited = re.search(r"\b(?:private|fileprivate|internal|package)\(set\)", head)
    words = top_words(body) if body is not None else []
    computed = body is not None and not {"didSet", "willSet"} & set(words) and not re.search(r"[^=!<>]=[^=>]", head)
    settable = not computed or bool({"set", "_modify", "modify"} & set(words))
    return " { get }" if limited or not settable else " { get set }"


def top_words(body):
    """The words of a block outside of inner braces."""
    result, index = [], 0
    while index < len(body):
        if body[index] in "{([":
            index = matching(body, index) + 1
            continue
        match = WORD.match(body, index)
        if match:
            result.append(match[0])
        index = match.end() if match else index + 1
    return result


class Reader:
    """Reads the files of a module; first its types, then its declarations."""

    def __init__(self, files):
        self.files = [plain(text) for text in files]
        self.types = {}
        for text in self.files:
            self.find_types(text, "", True)

    def find_types(self, text, owner, is_public):
        for head, body in statements(text):
            found = kind_of(head)
            if not found or found[0] not in TYPES:
                continue
            kind, start = found
            name = name_of(head, kind, start)
            path = f"{owner}.{name}" if owner else name
            known = self.types.get(path, True) if kind == "extension" else (
                is_public and bool(re.search(r"\b(?:public|open)\b", head[:start])))
            if kind != "extension":
                self.types[path] = known
            if body is not None:
                self.find_types(body, path, known)

    def lines(self):
        result = set()
        for text in self.files:
            self.read(text, "", "", "file", result)
        return result

    def read(self, text, owner, condition, context, result):
        for head, body in statements(text):
            found = kind_of(head)
            if not found:
                continue
            kind, start = found
            modifiers = head[:start]
            written = bool(re.search(r"\b(?:public|open)\b(?!\()", modifiers))
            implied = context in ("protocol", "public extension") or context == "enum" and kind == "case"
            if kind == "extension":
                self.read_extension(head, body, start, written, result)
            elif not (written or implied) or HIDDEN.search(modifiers) or UNAVAILABLE.search(modifiers):
                continue
            elif kind in TYPES:
                name = name_of(head, kind, start)
                path = f"{owner}.{name}" if owner else name
                generic = re.match(r"\s*(<.*?>)?(?=\s*(?::|where\b|$))", head[start + len(kind):].split(name, 1)[1], re.S)
                isolation = "@MainActor " if "@MainActor" in modifiers else ""
                result.add(f"{isolation}{kind} {path}{' '.join((generic[1] or '').split()) if generic else ''}")
                self.add_conformances(path, head[start:], "", result)
                self.read(body or "", path, "", kind, result)
            elif kind in ("import", "deinit"):
                continue
            else:
                line = signature(head, kind, start, owner)
                if kind == "let":
                    line = line.replace("let ", "var ", 1) + " { get }"
                elif kind == "var":
                    line += accessors(head, body, context == "protocol")
                for one in self.cases(line, owner) if kind == "case" else [line]:
                    mark = "requirement " if context == "protocol" else ""
                    result.add(f"{mark}{one}{condition}")

    def cases(self, line, owner):
        """`case A.one, two(Int)` as a line for each case."""
        parts = re.split(r",(?![^(]*\))", line.removeprefix("case "))
        names = [parts[0].strip()] + [f"{owner}.{part.strip()}" for part in parts[1:]]
        return [f"case {re.sub(r' = .*', '', name)}" for name in names]

    def read_extension(self, head, body, start, written, result):
        path = name_of(head, "extension", start)
        if not self.types.get(path, True) or any(
                not self.types.get(path.rsplit(".", count)[0], True) for count in range(1, path.count(".") + 1)):
            return
        where = re.search(r"\bwhere\b(.*)", head, re.S)
        condition = f" where {' '.join(where[1].split())}" if where else ""
        if not HIDDEN.search(head[:start]):
            self.add_conformances(path, head[start:], condition, result)
        self.read(body or "", path, condition, "public extension" if written else "extension", result)

    def add_conformances(self, path, head, condition, result):
        for name in conformances(head):
            if self.types.get(name.split("<")[0].removeprefix("any "), True):
                result.add(f"{path}: {name}{condition}")
