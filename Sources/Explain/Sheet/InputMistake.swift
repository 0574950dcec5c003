import JSONText

/// Why some text is not a snapshot: one sentence with the position.
package struct InputMistake: Error, Equatable, CustomStringConvertible {
  /// The position in the document, such as `[1].rows[3].id`; empty for the whole document.
  private(set) var path: String
  let message: String

  init(path: String = "", _ message: String) {
    self.path = path
    self.message = message
  }

  /// Malformed JSON has a line and a column instead of a path.
  init(_ failure: JSONReader.Failure, line: Int? = nil) {
    let line = line ?? failure.line
    self.init("not valid JSON: line \(line), column \(failure.column): \(failure.message)")
  }

  /// Returns the same mistake with an outer path.
  func inside(_ outer: String) -> InputMistake {
    var mistake = self
    let needsDot = !path.isEmpty && !path.hasPrefix("[")
    mistake.path = outer + (needsDot ? "." : "") + path
    return mistake
  }

  package var description: String {
    path.isEmpty ? message : "\(path) \(message)"
  }
}
