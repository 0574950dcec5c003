extension StringProtocol {
  /// This text in lines of at most `columns` columns, printable, broken at newlines and otherwise
  /// between words.
  ///
  /// ```swift
  /// "one two three".wrapped(to: 7, maxLines: 2)   // ["one two", "three"]
  /// "one two three".wrapped(to: 7, maxLines: 1)   // ["one tw…"]
  /// ```
  ///
  /// A word too long for a line is broken between graphemes; East Asian text, which has no spaces,
  /// between any two. Spaces at a break are dropped. "…" at the end of the last line marks that
  /// more follows. The empty text is one empty line; no columns or no lines give no lines.
  ///
  /// - Complexity: O(`columns` · `maxLines`), however long the text is.
  package func wrapped(to columns: Int, maxLines: Int) -> [String] {
    guard columns > 0, maxLines > 0 else { return [] }
    let (total, overflow) = columns.multipliedReportingOverflow(by: maxLines)
    let start = prefix(forColumns: overflow ? .max : total)
    let paragraphs = start.text.split(
      maxSplits: maxLines, omittingEmptySubsequences: false, whereSeparator: \.isNewline)

    var lines: [String] = []
    for (number, paragraph) in paragraphs.enumerated() {
      var rest = ArraySlice(PrintableText(paragraph))
      let isLast = number == paragraphs.count - 1
      repeat {
        if lines.count == maxLines - 1 {
          let line = rest.clipped(to: columns, hasMore: !isLast || start.isCut)
          return lines + [String(line.lazy.map(\.character))]
        }
        let (line, remaining) = rest.firstLine(columns: columns)
        lines.append(String(line.lazy.map(\.character)))
        rest = remaining
      } while !rest.isEmpty
    }
    return lines
  }
}

extension ArraySlice<PrintableGlyph> {
  /// One line, and the rest for the lines below it: always shorter than before.
  fileprivate func firstLine(
    columns: Int
  ) -> (line: ArraySlice<PrintableGlyph>, rest: ArraySlice<PrintableGlyph>) {
    var used = 0
    guard
      let full = firstIndex(where: { glyph in
        used += glyph.width
        return used > columns
      })
    else { return (self, []) }
    // A wide glyph does not fit into a single column.
    guard full > startIndex else { return ([.ellipsis], dropFirst()) }

    let end = (startIndex + 1...full).last(where: mayBreak(before:)) ?? full
    var line = self[..<end]
    while line.last == .space { line.removeLast() }
    return (line, self[end...].drop { $0 == .space })
  }

  private func mayBreak(before index: Index) -> Bool {
    let before = self[index - 1]
    let after = self[index]
    return before == .space || after == .space || before.width == 2 || after.width == 2
  }
}
