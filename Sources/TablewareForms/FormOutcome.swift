import Tableware

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

/// Something odd that a form noticed and survived.
public enum FormProblem: Hashable, Sendable {
  /// A value came in that is not of the type that its tag has. It was left out.
  case wrongType(tag: String, expected: FormValue.Kind, found: FormValue.Kind)
  /// A value came in that forms do not know, such as a nested object. It was left out.
  case unknownValue(tag: String)
  /// A pattern could not be read. Its rule counts as met.
  case badPattern(String, tag: String, reason: String)
  /// Hearing of a change changed the form again, and so on. The last change was not told.
  case changeLoop(tag: String?)
}

extension FormProblem: CustomStringConvertible {
  /// What happened, what was done about it, and how to mend it.
  public var description: String {
    switch self {
    case .wrongType(let tag, let expected, let found):
      "The value of \"\(tag)\" is of type \(found), but the form has \(expected) there. It was left "
        + "out; the other values were taken."
    case .unknownValue(let tag):
      "The value of \"\(tag)\" is of a type that forms do not know. It was left out; the other values "
        + "were taken."
    case .badPattern(let pattern, let tag, let reason):
      "The pattern \(pattern) of \"\(tag)\" could not be read: \(reason). Its rule counts as met; "
        + "mend the pattern."
    case .changeLoop(let tag):
      "Hearing of a change of \(tag.map { "\"\($0)\"" } ?? "the form") changed it again, "
        + "\(FormState.roundLimit) times in a row. The last change was not told; look for what onChange "
        + "sets."
    }
  }
}
