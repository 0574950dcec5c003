import Tableware

extension FormState {
  /// Adds a rule for a tag, after its other rules. The form shows the message of the first rule
  /// that is not met.
  ///
  /// - Parameters:
  ///   - tag: the tag whose value is checked.
  ///   - rule: the rule.
  ///   - moment: when the rule is evaluated first. In every case, a message disappears as soon as
  ///     the value is valid, and ``submit()`` evaluates every rule.
  public func rule(_ tag: String, _ rule: FormRule, when moment: FormMoment = .submit) {
    note(tag)
    entries[tag]?.rules.append((rule, moment))
    if let problem = rule.problem(tag) { report(problem) }
  }

  /// Hides a tag while a condition holds. Use ``isShown(_:)`` where the rows are declared.
  ///
  /// A hidden tag keeps its value, is not checked, and is not among the values of ``submit()``. A
  /// tag whose row is merely not declared is checked: the form does not know the rows.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - isHidden: returns whether to hide the tag, given the values of the form.
  public func hide(_ tag: String, when isHidden: @escaping (FormReader) -> Bool) {
    note(tag)
    entries[tag]?.isHidden = isHidden
  }

  /// Disables a tag while a condition holds. Its row is shown paler and does not respond. The value
  /// is not checked, because the user cannot correct it.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - isDisabled: returns whether to disable the tag, given the values of the form.
  public func disable(_ tag: String, when isDisabled: @escaping (FormReader) -> Bool) {
    note(tag)
    entries[tag]?.isDisabled = isDisabled
  }

  /// Returns whether a tag is shown and not hidden.
  ///
  /// - Parameter tag: the tag.
  public func isShown(_ tag: String) -> Bool {
    !(entries[tag]?.isHidden?(FormReader(form: self, log: FormReader.Log())) ?? false)
  }

  /// Returns whether a tag is enabled and not disabled.
  ///
  /// - Parameter tag: the tag.
  public func isEnabled(_ tag: String) -> Bool {
    !(entries[tag]?.isDisabled?(FormReader(form: self, log: FormReader.Log())) ?? false)
  }

  /// Returns the current message about the value of a tag; `nil` if no rule that was due is
  /// violated.
  ///
  /// - Parameter tag: the tag.
  public func message(_ tag: String) -> String? { entries[tag]?.message }

  /// Shows a message that no rule produces, such as a server's "This name is taken." It stays until
  /// the value is checked again: when it changes, or when the form is submitted.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - message: the message to show under the value.
  public func reject(_ tag: String, _ message: String) {
    note(tag)
    entries[tag]?.message = message
    entries[tag]?.isRejected = true
    tell(tag)
  }

  /// Evaluates every rule and shows every message.
  ///
  /// - Returns: the values of all shown tags, or all messages in the form's order.
  /// - Complexity: O(tags + rules).
  public func submit() -> FormOutcome {
    var messages: [FormMessage] = []
    var isChanged = false
    for tag in order {
      let old = entries[tag]?.message
      entries[tag]?.due = .submit
      check(tag, upTo: .submit)
      let message = entries[tag]?.message
      if message != old { isChanged = true }
      if let message { messages.append(FormMessage(tag: tag, text: message)) }
    }
    if isChanged { tell(nil) }
    guard messages.isEmpty else { return .invalid(messages) }
    return .valid(FormValues(stored.filter { isShown($0.key) }))
  }

  /// Removes messages and the record of edited tags; the values stay.
  public func resetMessages() {
    for tag in order {
      entries[tag]?.message = nil
      entries[tag]?.isRejected = false
      entries[tag]?.due = nil
    }
    tell(nil)
  }
}
