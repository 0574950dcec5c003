import Testing

@testable import Gallery

private func lines(_ ids: Range<Int>) -> [LogLine] {
  ids.map { LogLine(id: $0, text: "\($0)") }
}

@Suite struct LogHistoryTests {
  /// What stands between which lines.
  private func outline(_ history: LogHistory, _ lines: [LogLine]) -> [String] {
    history.parts(of: lines).map { event, lines in
      (event.map { $0.text + ": " } ?? "") + lines.map(\.text).joined(separator: " ")
    }
  }

  @Test func putsEventsWhereTheyHappened() {
    var history = LogHistory()
    #expect(outline(history, []) == [""])
    history.add(.appended(lines(0..<3)))
    history.add(.restarted("cut"))
    history.add(.restarted("cut"))
    history.add(.skipped(bytes: 2048))
    history.add(.appended(lines(3..<5)))
    history.add(.restarted("replaced"))
    #expect(
      outline(history, lines(0..<5))
        == ["0 1 2", "cut: ", "2.0 KiB skipped here: 3 4", "replaced: "])
    #expect(outline(history, lines(3..<5)) == ["", "cut: 3 4", "replaced: "])
    #expect(outline(history, lines(4..<5)) == ["4", "replaced: "])
    #expect(history.missing(before: lines(0..<5)) == nil)
    #expect(history.missing(before: lines(3..<5)) == "Before these: 2.0 KiB and 3 lines")
  }

  @Test func countsWhatIsMissing_SinceTheReaderCleared() {
    var history = LogHistory()
    history.add(.skipped(bytes: 10))
    history.add(.appended(lines(7..<9)))
    #expect(history.missing(before: lines(7..<9)) == "Before these: 10 B and 7 lines")
    history.add(.restarted("cut"))
    history.clear()
    #expect(history.missing(before: []) == nil)
    #expect(outline(history, []) == [""])
    history.add(.appended(lines(9..<12)))
    #expect(history.missing(before: lines(9..<12)) == nil)
    #expect(history.missing(before: lines(10..<12)) == "Before these: 1 line")
    #expect(outline(history, lines(9..<12)) == ["9 10 11"])
  }

  @Test func numbersLines_WhereTheNumberIsKnown() {
    var history = LogHistory()
    history.add(.appended(lines(0..<3)))
    history.add(.skipped(bytes: 10))
    history.add(.appended(lines(3..<5)))
    history.add(.restarted("cut"))
    history.add(.appended(lines(5..<8)))
    history.clear()
    #expect([0, 2, 3, 4, 5, 7].map(history.number) == [1, 3, nil, nil, 1, 3])
  }

  @Test func keepsTheNewestEventsOnly() {
    var history = LogHistory()
    for id in 0..<300 {
      history.add(.appended(lines(id..<id + 1)))
      history.add(.restarted("cut"))
    }
    #expect(outline(history, lines(0..<300)).count == 101)
    #expect(history.number(of: 5) == nil)
    #expect(history.number(of: 299) == 1)
  }
}
