import Tableware

extension FormState {
  /// Adds a rule for a tag, behind those it has. The message of the first one that is not met is
  /// shown.
  ///
  /// - Parameter moment: when it is asked first. Whatever the moment, a message that is shown goes
  ///   as soon as the value is right, and ``submit()`` asks every rule.
  public func rule(_ tag: String, _ rule: FormRule, when moment: FormMoment = .submit) {
    note(tag)
    entries[tag]?.rules.append((rule, moment))
    if let problem = rule.problem(tag) { report(problem) }
  }

  /// Hides a tag while something holds. Ask ``isShown(_:)`` where the rows are declared.
  ///
  /// A hidden tag keeps its value, is not checked, and is not among the values of ``submit()``.
  /// Rows that are merely not declared are checked: only the form knows what belongs to it.
  public func hide(_ tag: String, when isHidden: @escaping (FormReader) -> Bool) {
    note(tag)
    entries[tag]?.isHidden = isHidden
  }

  /// Disables a tag while something holds. Its row is shown, paler, and answers nothing; what the
  /// reader cannot mend is not checked.
  public func disable(_ tag: String, when isDisabled: @escaping (FormReader) -> Bool) {
    note(tag)
    entries[tag]?.isDisabled = isDisabled
  }

  /// Whether a tag is not hidden.
  public func isShown(_ tag: String) -> Bool {
    !(entries[tag]?.isHidden?(FormReader(form: self, log: FormReader.Log())) ?? false)
  }

  /// Whether a tag is not disabled.
  public func isEnabled(_ tag: String) -> Bool {
    !(entries[tag]?.isDisabled?(FormReader(form: self, log: FormReader.Log())) ?? false)
  }

  /// What is wrong with a tag, as far as its rules were due.
  public func message(_ tag: String) -> String? { entries[tag]?.message }

  /// Shows a message that no rule knows, such as a server's "This name is taken." It stays until
  /// the value is checked again: when it changes, or the form is submitted.
  public func reject(_ tag: String, _ message: String) {
    note(tag)
    entries[tag]?.message = message
    entries[tag]?.isRejected = true
    tell(tag)
  }

  /// Asks every rule and shows every message.
  ///
  /// - Returns: the values of all shown tags, or everything that is wrong, in the form's order.
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
    return .valid(FormValues(values.filter { isShown($0.key) }))
  }

  /// Forgets messages and what the reader touched; the values stay.
  public func resetMessages() {
    for tag in order {
      entries[tag]?.message = nil
      entries[tag]?.isRejected = false
      entries[tag]?.due = nil
    }
    tell(nil)
  }
}
