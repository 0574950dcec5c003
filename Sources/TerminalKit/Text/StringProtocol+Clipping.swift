extension StringProtocol {
  /// This text as it may be sent to a terminal: see ``PrintableText``. Nothing is cut off.
  ///
  /// - Complexity: O(*n*).
  package var printable: String {
    String(PrintableText(self).lazy.map(\.character))
  }

  /// The beginning of this text that fits, printable; "…" at its end if more follows.
  ///
  /// A wide character is never cut in half, so the result may be one column short. 0 or fewer
  /// columns give the empty text.
  ///
  /// - Complexity: O(`columns`), however long the text is.
  package func clipped(to columns: Int) -> String {
    guard columns > 0 else { return "" }
    let plain = utf8.withContiguousStorageIfAvailable { bytes -> String? in
      bytes.plainBeginning(columns: columns).map { end in
        String(decoding: bytes[..<end.bytes], as: UTF8.self) + (end.isCut ? "…" : "")
      }
    }
    if case .some(.some(let text)) = plain { return text }
    return String(clippedGlyphs(to: columns).lazy.map(\.character))
  }

  /// The columns of this text clipped to a number of columns.
  ///
  /// - Complexity: O(`columns`), however long the text is.
  package func clippedWidth(to columns: Int) -> Int {
    guard columns > 0 else { return 0 }
    let plain = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      bytes.plainBeginning(columns: columns).map { $0.width + ($0.isCut ? 1 : 0) }
    }
    if case .some(.some(let width)) = plain { return width }
    return clipped(to: columns).displayWidth
  }

  /// This text clipped or filled up with spaces to exactly `columns` columns.
  ///
  /// Fewer than 0 columns count as 0, more than 65,536 as 65,536.
  ///
  /// - Complexity: O(`columns`).
  package func padded(to columns: Int, alignment: TextAlignment = .leading) -> String {
    let columns = Swift.min(Swift.max(0, columns), 65_536)
    let glyphs = clippedGlyphs(to: columns)
    let room = columns - glyphs.reduce(0) { $0 + $1.width }
    let before =
      switch alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    return String(repeating: " ", count: before) + String(glyphs.lazy.map(\.character))
      + String(repeating: " ", count: room - before)
  }

  private func clippedGlyphs(to columns: Int) -> [PrintableGlyph] {
    guard columns > 0 else { return [] }
    let start = prefix(forColumns: columns)
    return ArraySlice(PrintableText(start.text).beginning(beyond: columns))
      .clipped(to: columns, hasMore: start.isCut)
  }

  /// As much of this text as can matter for `columns` columns, in time that depends only on
  /// `columns`. A single grapheme may be megabytes long, so it is cut by scalars; and copied,
  /// because a substring would search the whole text for the end of the grapheme.
  package func prefix(forColumns columns: Int) -> (text: String, isCut: Bool) {
    let (scalars, overflow) = Swift.max(0, columns).multipliedReportingOverflow(by: 16)
    let limit = overflow ? Int.max : scalars.addingReportingOverflow(1024).partialValue
    guard
      limit > 0, utf8.count > limit,
      let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return (String(self), false) }
    return (String(self[..<end]), true)
  }
}

extension PrintableText {
  /// The glyphs at the beginning up to and including the first that exceeds `columns`.
  fileprivate func beginning(beyond columns: Int) -> [PrintableGlyph] {
    var result: [PrintableGlyph] = []
    var used = 0
    for glyph in self {
      result.append(glyph)
      used += glyph.width
      if used > columns { break }
    }
    return result
  }
}

extension ArraySlice<PrintableGlyph> {
  /// The first glyphs that fit into `columns` (at least 1), with "…" if more glyphs or, by
  /// `hasMore`, other text follows.
  func clipped(to columns: Int, hasMore: Bool) -> [PrintableGlyph] {
    var result: [PrintableGlyph] = []
    var used = 0
    var isCut = hasMore
    for glyph in self {
      guard used + glyph.width <= columns else {
        isCut = true
        break
      }
      result.append(glyph)
      used += glyph.width
    }
    guard isCut else { return result }
    while used >= columns, let last = result.popLast() { used -= last.width }
    result.append(.ellipsis)
    return result
  }
}

/// The position of text in a space wider than itself.
package enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
