import Tableware

/// The result of submitting a form: valid values or messages.
public enum FormOutcome: Hashable, Sendable {
  /// The values of all tags that are shown.
  case valid(FormValues)
  /// The messages about invalid values, in the form's order; never empty. Move the focus to the tag
  /// of the first one.
  case invalid([FormMessage])
}

/// A message about the invalid value of one tag.
public struct FormMessage: Hashable, Sendable {
  /// The tag of the invalid value, which identifies its row.
  public let tag: String
  /// The message that is shown under the value.
  public let text: String

  /// Creates a message about the value of a tag.
  ///
  /// - Parameters:
  ///   - tag: the tag of the invalid value.
  ///   - text: the message that is shown under the value.
  public init(tag: String, text: String) {
    self.tag = tag
    self.text = text
  }
}

/// A problem that a form detected and recovered from.
public enum FormProblem: Hashable, Sendable {
  /// A value had another type than its tag. The form ignored it.
  case wrongType(tag: String, expected: FormValue.Kind, found: FormValue.Kind)
  /// A field was requested for a tag that the form does not have, and that is written almost as one
  /// of its tags. The form added the tag.
  case unknownTag(String, similar: String)
  /// A value had a type that forms do not support, such as a nested object. The form ignored it.
  case unknownValue(tag: String)
  /// A pattern could not be parsed. Its rule counts as met.
  case badPattern(String, tag: String, reason: String)
  /// The observer of a change changed the form again, too many times in a row. The observer was not
  /// notified of the last change.
  case changeLoop(tag: String?)
}

extension FormProblem: CustomStringConvertible {
  /// What happened, what the form did, and how to fix it.
  public var description: String {
    switch self {
    case .wrongType(let tag, let expected, let found):
      "The value of \"\(tag)\" is of type \(found), but the form expects \(expected). It was "
        + "ignored; the other values were used."
    case .unknownTag(let tag, let similar):
      "There is no tag \"\(tag)\" in the form. It was added without a value; did you mean "
        + "\"\(similar)\"?"
    case .unknownValue(let tag):
      "The value of \"\(tag)\" has a type that forms do not support. It was ignored; the "
        + "other values were used."
    case .badPattern(let pattern, let tag, let reason):
      "The pattern \(pattern) of \"\(tag)\" could not be parsed: \(reason). Its rule counts as "
        + "met; correct the pattern."
    case .changeLoop(let tag):
      "The observer of a change of \(tag.map { "\"\($0)\"" } ?? "the form") changed it again, "
        + "\(FormState.roundLimit) times in a row. It was not notified of the last change; "
        + "check the values that onChange sets."
    }
  }
}
