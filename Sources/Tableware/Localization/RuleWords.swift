/// What stands under a value that breaks a ready rule. Bounds come as texts.
public struct RuleWords: Sendable {
  /// Nothing was entered.
  public var needed = "This is needed."
  /// A text is too short or too long.
  public var length: @Sendable (Bounds) -> String = { "Its length must be \($0.english)." }
  /// A number is too small or too large.
  public var number: @Sendable (Bounds) -> String = { "It must be a number \($0.english)." }

  /// The words in English.
  public init() {}

  /// What a value has to lie in.
  public enum Bounds: Hashable, Sendable {
    /// From the first to the second, both allowed.
    case through(String, String)
    /// From the first to below the second.
    case below(String, String)
    /// This or more.
    case from(String)
    /// This or less.
    case upTo(String)
    /// Less than this.
    case under(String)
    /// A range of another kind.
    case other

    /// The bounds in English, as the end of a sentence.
    public var english: String {
      switch self {
      case .through(let low, let high): "from \(low) to \(high)"
      case .below(let low, let high): "from \(low) to below \(high)"
      case .from(let low): "\(low) or more"
      case .upTo(let high): "\(high) or less"
      case .under(let high): "below \(high)"
      case .other: "within its bounds"
      }
    }
  }
}
