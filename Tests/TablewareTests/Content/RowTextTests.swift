import Tableware
import Testing

@Suite struct RowTextTests {
  @Test func isOnePart_WhenWrittenAsALiteral() {
    let text: RowText = "Songs"
    #expect(text == RowText("Songs"))
    #expect(text.runs.count == 1)
    #expect(text.runs[0].tone == nil)
    #expect(!text.runs[0].isStrong)
    let count = 3
    #expect(("\(count) songs" as RowText).string == "3 songs")
  }

  @Test func joinsParts_AndKeepsTheirTones() {
    let text = RowText("3 new", tone: .good) + " of " + RowText("12", strong: true)
    #expect(text.string == "3 new of 12")
    #expect(text.runs.map(\.tone) == [.good, nil, nil])
    #expect(text.runs.map(\.isStrong) == [false, false, true])
    #expect(text.runs.map(\.text) == ["3 new", " of ", "12"])
  }

  @Test func differs_WhenToneOrWeightDiffers() {
    #expect(RowText("a") != RowText("a", tone: .bad))
    #expect(RowText("a") != RowText("a", strong: true))
    #expect(RowText("a") + "b" != RowText("ab"))
  }

  @Test(arguments: [
    ("Banana", "an", ["B", "AN", "AN", "a"]),
    ("Banana", "ANA", ["B", "ANA", "na"]),
    ("Banana", "banana", ["BANANA"]),
    ("Banana", "x", ["Banana"]),
    ("Banana", "", ["Banana"]),
    ("aaa", "aa", ["AA", "a"]),
    ("a", "aa", ["a"]),
    ("", "a", [""]),
    ("Ünlü ÜNLÜ", "ünlü", ["ÜNLÜ", " ", "ÜNLÜ"]),
    ("cafe\u{301}s", "É", ["caf", "É", "s"]),
    ("cafes", "é", ["cafes"]),
    ("👩‍👩‍👧 家族", "家", ["👩‍👩‍👧 ", "家", "族"]),
    ("x👩‍👩‍👧x", "👩", ["x👩‍👩‍👧x"]),
  ])
  func highlightsEveryOccurrence(_ text: String, _ query: String, _ expected: [String]) {
    // Highlighted parts are written in capitals here.
    let result = RowText(text).highlighting(query)
    #expect(result.runs.map { $0.tone == .accent ? $0.text.uppercased() : $0.text } == expected)
    #expect(result.string == text)
    #expect(result.runs.allSatisfy { ($0.tone == .accent) == $0.isStrong })
  }

  @Test func keepsTheTone_BesideAHighlight() {
    let text = RowText("late again", tone: .warning, strong: true) + RowText(" late", tone: .bad)
    let result = text.highlighting("late")
    #expect(result.runs.map(\.text) == ["late", " again", " ", "late"])
    #expect(result.runs.map(\.tone) == [.accent, .warning, .bad, .accent])
    #expect(result.runs.map(\.isStrong) == [true, true, false, true])
  }

  @Test func highlightsLongText() {
    let text = String(repeating: "ab", count: 2_000)
    #expect(RowText(text).highlighting("b").runs.count == 4_000)
  }
}
