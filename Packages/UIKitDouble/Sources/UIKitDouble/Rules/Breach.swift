/// A rule of `UITableView` that was broken.
///
/// The numbers are those of the project's rules; `Documentation/rules.md` says what they ask for.
public struct Breach: Hashable, Sendable, CustomStringConvertible {
  /// What UIKit makes of it.
  public enum Verdict: Hashable, Sendable, Comparable {
    /// A warning in the console.
    case warning
    /// The numbers add up, and yet some version of the system crashes or shows the wrong rows.
    case hazard
    /// UIKit does not notice, and shows the wrong rows.
    case content
    /// An exception.
    case exception
  }

  /// Which rule, such as "B-31".
  public let rule: String
  /// What UIKit makes of it.
  public let verdict: Verdict
  /// What was wrong, with the indexes.
  public let detail: String

  /// A breach.
  public init(_ rule: String, _ verdict: Verdict, _ detail: String) {
    self.rule = rule
    self.verdict = verdict
    self.detail = detail
  }

  /// `B-31 (exception): …`
  public var description: String { "\(rule) (\(verdict)): \(detail)" }
}

/// How strictly the use of a table is checked.
public enum Strictness: Hashable, Sendable {
  /// What UIKit itself throws.
  case uikit
  /// That, and that every place shows the row that it should.
  case content
  /// That, and nothing that crashes on some system or is warned of.
  case strict

  func notices(_ verdict: Breach.Verdict) -> Bool {
    switch self {
    case .uikit: verdict == .exception
    case .content: verdict == .exception || verdict == .content
    case .strict: true
    }
  }
}
