import TerminalKit
import Testing

struct WrappingTests {
  @Test(arguments: [
    ("one two three", 7, 9, ["one two", "three"]),
    ("one two three", 3, 9, ["one", "two", "thr", "ee"]),
    ("one two three", 7, 1, ["one tw…"]),
    ("one two three", 5, 2, ["one", "two …"]),
    ("one  two", 4, 9, ["one", "two"]),
    ("  indented", 20, 9, ["  indented"]),
    ("漢字漢字", 5, 9, ["漢字", "漢字"]),
    ("漢", 1, 9, ["…"]),
    ("a漢b", 1, 9, ["a", "…", "b"]),
    ("a\nb\r\nc", 9, 9, ["a", "b", "c"]),
    ("a\nb\nc", 9, 2, ["a", "b…"]),
    ("abc\nd", 3, 1, ["ab…"]),
    ("a\n", 9, 9, ["a", ""]),
    ("", 9, 9, [""]),
    ("a", 0, 9, []), ("a", 9, 0, []), ("a", -1, -1, []),
    ("one two", .max, .max, ["one two"]),
  ])
  func breaks(text: String, columns: Int, maxLines: Int, lines: [String]) {
    #expect(text.wrapped(to: columns, maxLines: maxLines) == lines)
  }

  @Test func losesNothing_WhenThereIsRoom() {
    for seed in UInt64(0)..<2000 {
      var random = NastyText(seed: seed)
      let text = random.next(upTo: 60)
      let columns = random.number(in: 2...12)
      let lines = text.wrapped(to: columns, maxLines: .max)
      // Joined by what they were broken at, the lines are the text.
      let kept = lines.joined().filter { $0 != " " }
      let whole = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map(\.printable).joined().filter { $0 != " " }
      #expect(kept == whole, "seed \(seed), \(columns) columns")
    }
  }
}
