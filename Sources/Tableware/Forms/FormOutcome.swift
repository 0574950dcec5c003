/// What became of a form that was submitted.
public enum FormOutcome: Hashable, Sendable {
  /// The values of all tags that are shown.
  case valid(FormValues)
  /// What is wrong, in the form's order; never empty. Move the focus to the first one's tag.
  case invalid([FormMessage])
}

/// What is wrong with one value.
public struct FormMessage: Hashable, Sendable {
  /// Which value.
  public let tag: String
  /// What is shown under it.
  public let text: String

  /// A message.
  public init(tag: String, text: String) {
    self.tag = tag
    self.text = text
  }
}
