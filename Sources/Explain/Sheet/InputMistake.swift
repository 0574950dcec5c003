import JSONText

/// Why some text is no snapshot: in one sentence, with the place.
package struct InputMistake: Error, Equatable, CustomStringConvertible {
  /// Where in the document, such as `[1].rows[3].id`; empty for all of it.
  private(set) var path: String
  let message: String

  init(path: String = "", _ message: String) {
    self.path = path
    self.message = message
  }

  /// Malformed JSON has a line and a column in place of a path.
  init(_ failure: JSONReader.Failure, line: Int? = nil) {
    let line = line ?? failure.line
    self.init("not valid JSON: line \(line), column \(failure.column): \(failure.message)")
  }

  /// The same mistake, seen from further out.
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
