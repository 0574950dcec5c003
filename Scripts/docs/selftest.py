"""Good and bad samples for every rule of check-docs."""

import pathlib
import tempfile

import rules

HERE = pathlib.Path(__file__).resolve().parent

GOOD_SWIFT = '''
/// A list of songs that the user arranges.
public struct Playlist {
  /// The songs, in the order that the user chose.
  public var songs: [Song]

  /// Moves a song by some positions.
  ///
  /// - Parameters:
  ///   - song: the song.
  ///   - distance: the number of positions.
  /// - Returns: whether it moved.
  /// - Throws: an error of the library.
  public func move(
    _ song: Song, by distance: Int = max(1, 2)
  ) throws -> Bool { true }

  /// Returns the song at an index of the list.
  ///
  /// - Parameter index: the index.
  public subscript(index: Int) -> Song { songs[index] }

  /// Calls a closure with the list, and nothing else.
  ///
  /// - Parameter body: the closure.
  public func read(_ body: (Playlist) throws -> Void) {}

  /// Decodes a list; an empty one is valid.
  public init(from decoder: any Decoder) throws {}

  /// Counts the songs that the closure accepts.
  ///
  /// - Parameter isCounted: the closure.
  @available(
    *, deprecated,
    message: "Use another one."
  )
  @discardableResult
  public func count(where isCounted: (Song) -> Bool) {}

  func mend(_ whoever: Int) {}  // `whoever` is code
}

/// The state of a list, for every surface.
public enum ListState {
  /// The songs of the list are loading.
  case loading
}

struct Private {
  /// Plays the song with its cover until it ends.
  ///
  /// - Parameter cover: returns the cover.
  public nonisolated(nonsending) func play(
    cover: (_ name: String) -> Int = { _ in 0 }
  ) async {}

  /// Short.
  var value: Int
}
'''

BAD_SWIFT = {
    "short-summary": "/// A song.\npublic struct Song {}\n",
    "short-summary in an enumeration": "/// The state of a list of songs.\npublic enum S {\n  /// Loading.\n  case loading\n}\n",
    "short-summary that repeats the name":
        "/// The list of all songs here.\npublic var listOfAllSongs: Int { 0 }\n",
    "short-summary of code": "/// See `one` ``two`` `three` `four` five six.\npublic var other: Int { 0 }\n",
    "parameter": "/// Moves the song to another index.\npublic func move(_ song: Song) {}\n",
    "parameter of several lines": "/// Moves the song to another index.\npublic func move(\n  _ song: Song\n) {}\n",
    "returns": "/// Whether the list has a song in it.\npublic func has() -> Bool { true }\n",
    "throws": "/// Saves the list to a file on disk.\npublic func save() throws {}\n",
}

BAD_PROSE = {
    "/// The table hears of it.": "hears?(?: of)?",
    "/// It is\n/// told of the change.": "(?:is|are) told",
    'let text = "Somebody else \\(name) did it."': "somebody",
    "// A neighbour of the row.": r"(?:behavi|col|neighb|fav|hon)our\w*",
    "// The initialiser of the row.": r"(?:initial|optim|serial|organ|recogn|normal)is(?:e[drs]?|ers|ing|ation)\b",
}

GOOD_PROSE = [
    "let whoever = 1",
    "/// The name is `nobody`.",
    "/// ```swift\n/// let nobody = 1\n/// ```",
    'let text = "\\(whoever) was here"',
    "/// An oyster and a recommendation.",
]


def main():
    failures = list(failed())
    for failure in failures:
        print(f"docs: self-test: {failure}")
    return 1 if failures else 0


def failed():
    patterns = rules.read_words(HERE / "words.table")
    for kind, line, text in rules.declarations(GOOD_SWIFT):
        yield f"the good sample has a hit of {kind} in line {line}: {text}"
    for phrase, line, text in rules.words("sample.swift", GOOD_SWIFT, patterns):
        yield f"the good sample has “{phrase}” in line {line}: {text}"
    for name, sample in BAD_SWIFT.items():
        kinds = {kind for kind, _, _ in rules.declarations(sample)}
        if kinds != {name.split()[0]}:
            yield f"the sample of {name} has hits of {sorted(kinds)}"
    for sample, phrase in BAD_PROSE.items():
        if {found for found, _, _ in rules.words("sample.swift", sample, patterns)} != {phrase}:
            yield f"“{phrase}” was not found alone in {sample!r}"
    for sample in GOOD_PROSE:
        for phrase, _, _ in rules.words("sample.swift", sample, patterns):
            yield f"“{phrase}” was found in {sample!r}"
    if list(rules.words("a.md", "```\nnobody\n```\n`nobody`\n", patterns)):
        yield "code of Markdown was counted"
    if [line for _, line, _ in rules.words("a.md", "one\n\nnobody\n", patterns)] != [3]:
        yield "a word of Markdown was not found in its line"
    if list(rules.words("a.py", "x is None\nnobody = 1  # code\n", patterns)):
        yield "code of Python was counted"
    if list(rules.words("a.h", "int nobody; // x\n", patterns)):
        yield "code of C was counted"
    if len(list(rules.words("a.h", "int a; // nobody\n/* nobody */\n", patterns))) != 2:
        yield "comments of C were not counted"
    if [length for _, length in rules.long_comments(f"// {'x' * 97}\n// {'x' * 98}\n")] != ["101 columns"]:
        yield "a comment of 101 columns was not found alone"
    if list(rules.long_comments(f"/// ```\n/// {'x' * 98}\n/// ```\n// expect: {'x' * 98}\n")):
        yield "code in a comment was counted as a long line"
    yield from failed_links()


def failed_links():
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.md"
        page.write_text("# One heading\n\n## `code` & more\n", encoding="utf-8")
        for link, is_good in {
            "page.md": True, "page.md#one-heading": True, "#code--more": True, "https://example.org/none": True,
            "none.md": False, "page.md#none": False,
        }.items():
            if bool(list(rules.broken_links(page, f"[text]({link})"))) == is_good:
                yield f"the link {link} was judged wrongly"
