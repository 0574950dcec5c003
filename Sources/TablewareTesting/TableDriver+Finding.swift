import Tableware
import TablewareHosting

extension TableDriver {
  /// Returns the identity of the row with a title, for a row whose identity a test does not know.
  ///
  /// - Parameter title: the whole title of the row.
  /// - Returns: `nil` if no row has the title, or if several have it; both are a sentence in
  ///   ``problems``.
  public func row(titled title: String) -> Identity? {
    let rows = backend.bindings.rows.filter { $0.content.title.string == title }
    guard rows.count == 1 else {
      note("\(rows.isEmpty ? "No row has" : "\(rows.count) rows have") the title “\(title)”.")
      return nil
    }
    return rows[0].identity
  }

  /// Scrolls to the end: the last row of the table appears. A list that is loaded page by page
  /// requests the next page.
  public func scrollToEnd() { appear(backend.bindings.rows.max { $0.path < $1.path }) }

  /// Scrolls to the beginning: the first row of the table appears.
  public func scrollToBeginning() { appear(backend.bindings.rows.min { $0.path < $1.path }) }

  private func appear(_ row: BoundRow?) {
    guard let row else { return note("The table has no rows to scroll to.") }
    raise(Appearance(), from: row.identity)
    table.snapshot.sections.displayObserver(at: row.path)?.update(
      DisplayChanges(appeared: [row.identity]))
  }

  /// Everything that went wrong, as sentences: ``problems``, broken rules of batches, and
  /// diagnostics. A test expects it to be empty.
  public var findings: [String] {
    problems + violations.map { "\($0)" } + diagnostics.map { "\($0)" }
  }

  /// Ends a test with an error if anything went wrong.
  ///
  /// - Throws: ``UnexpectedFindings`` with all ``findings``.
  public func expectClean() throws { try UnexpectedFindings.check(findings) }
}

extension ScreenDriver {
  /// Returns the identity of the row of the top screen with a title.
  ///
  /// - Parameter title: the whole title of the row.
  /// - Returns: `nil` if no row has the title, or if several have it; both are a sentence in
  ///   ``problems``.
  public func row(titled title: String) -> Identity? { table.row(titled: title) }

  /// Scrolls the top screen to its end: its last row appears. A list that is loaded page by page
  /// requests the next page.
  public func scrollToEnd() {
    table.scrollToEnd()
    endTurn()
  }

  /// Scrolls the top screen to its beginning: its first row appears.
  public func scrollToBeginning() {
    table.scrollToBeginning()
    endTurn()
  }

  /// Everything that went wrong on any screen, as sentences: ``problems``, broken rules of batches,
  /// and the diagnostics of the screens on the stack. A test expects it to be empty.
  public var findings: [String] {
    problems + violations.map { "\($0)" }
      + navigator.stack.flatMap(\.table.diagnostics.recent).map { "\($0)" }
  }
  /// Ends a test with an error if anything went wrong on any screen.
  ///
  /// - Throws: ``UnexpectedFindings`` with all ``findings``.
  public func expectClean() throws { try UnexpectedFindings.check(findings) }
}

/// Everything that went wrong in a test of a table or a screen.
public struct UnexpectedFindings: Error, Hashable, CustomStringConvertible {
  /// The sentences that describe what went wrong, in the order of the driver.
  public let findings: [String]

  /// One sentence on each line.
  public var description: String { findings.joined(separator: "\n") }

  static func check(_ findings: [String]) throws {
    if !findings.isEmpty { throw UnexpectedFindings(findings: findings) }
  }
}
