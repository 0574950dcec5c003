import Tableware

extension FormRule {
  /// The most characters that a pattern is applied to; longer text does not match. A bad pattern
  /// can take very long on long text.
  public static let patternLimit = 1_000

  /// Requires text that matches a regular expression as a whole.
  ///
  /// A pattern that cannot be parsed is a ``FormProblem/badPattern(_:tag:reason:)``, and the rule
  /// counts as met. Use only patterns that are part of your app: a pattern such as `(a+)+b` takes
  /// very long even on short text.
  ///
  /// - Parameters:
  ///   - pattern: the regular expression.
  ///   - message: the message while the text does not match.
  /// - Returns: the rule.
  public static func pattern(_ pattern: String, _ message: String) -> FormRule {
    do {
      let regex = try Regex(pattern)
      return FormRule(message) { value, _ in
        guard case .text(let text) = value else { return true }
        guard text.utf8.count <= patternLimit * 4, text.count <= patternLimit else { return false }
        // An error can only be thrown by the pattern's own code, and a parsed pattern has none.
        return ((try? regex.wholeMatch(in: text)) ?? nil) != nil
      }
    } catch {
      let reason = "\(error)"
      return FormRule(
        message, problem: { .badPattern(pattern, tag: $0, reason: reason) },
        isMet: { _, _ in true })
    }
  }

  /// Requires text with the form of an e-mail address: some characters, `@`, and a host with a dot.
  /// Only a message to the address can verify that it exists.
  ///
  /// - Parameter message: the message while the text has another form.
  /// - Returns: the rule.
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

  /// Requires text that is a finite number. As with all rules but ``required(_:)``, an empty text
  /// satisfies it.
  ///
  /// - Parameter message: the message while the text is not a number.
  /// - Returns: the rule.
  public static func number(_ message: String = "Enter a number.") -> FormRule {
    FormRule(message) { value, _ in value.converted(to: .number) != nil }
  }

  /// Requires a number without decimals, typed or set, from −2⁵³ to 2⁵³, between which a `Double`
  /// has all whole numbers. `4.0` is one of them.
  ///
  /// - Parameter message: the message while the value is not a whole number.
  /// - Returns: the rule.
  public static func wholeNumber(_ message: String = "Enter a whole number.") -> FormRule {
    FormRule(message) { value, _ in
      guard case .number(let number) = value.converted(to: .number) else { return false }
      return number == number.rounded() && number.magnitude <= 0x1p53
    }
  }
}
