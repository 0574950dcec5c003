import Tableware

extension FormRule {
  /// How many characters a pattern is tried on; longer text does not match. Trying a bad pattern
  /// can take very long on long text.
  public static let patternLimit = 1_000

  /// Text that matches a regular expression as a whole. A pattern that cannot be read is a
  /// ``FormProblem/badPattern(_:tag:reason:)``, and the rule counts as met.
  ///
  /// Trust only patterns that come with your app: one such as `(a+)+b` takes longer than anyone
  /// waits even for short text.
  public static func pattern(_ pattern: String, _ message: String) -> FormRule {
    do {
      let regex = try Regex(pattern)
      return FormRule(message) { value, _ in
        guard case .text(let text) = value else { return true }
        guard text.utf8.count <= patternLimit * 4, text.count <= patternLimit else { return false }
        // An error can only come from the pattern's own code, and one read from text has none.
        return ((try? regex.wholeMatch(in: text)) ?? nil) != nil
      }
    } catch {
      let reason = "\(error)"
      return FormRule(
        message, problem: { .badPattern(pattern, tag: $0, reason: reason) },
        isMet: { _, _ in true })
    }
  }

  /// Text that could be an e-mail address: something, `@`, and a host with a dot in it. Whether it
  /// is one, only a message to it can tell.
  public static func email(_ message: String = "Enter an e-mail address.") -> FormRule {
    FormRule(message) { value, _ in
      guard case .text(let text) = value, text.utf8.count <= 254 else { return false }
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
        return false
      }
      let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
      return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
    }
  }

  /// Text that is a number.
  public static func number(_ message: String = "Enter a number.") -> FormRule {
    FormRule(message) { value, _ in value.converted(to: .number) != nil }
  }
}
