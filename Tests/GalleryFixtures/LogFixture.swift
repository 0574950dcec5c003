/// A log with lines of every kind: errors, warnings, a very long one, control characters, other
/// scripts.
enum LogFixture {
  static let text = (1...80).map { "\(line($0))\n" }.joined()

  private static func line(_ number: Int) -> String {
    switch number % 10 {
    case 3: "warning: the disk is \(number) % full"
    case 5: "error: request \(number) took too long"
    case 7: "a long line, " + String(repeating: "and on ", count: 40)
    case 8: "\u{1B}[31mcolour \(number)\u{1B}[0m"
    case 9: "行 \(number) <i>茉莉花</i> & more"
    default: "line \(number)"
    }
  }
}
