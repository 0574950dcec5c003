import Tableware

/// The page without a script: a form is sent, and the page comes again.
extension WebSession {
  /// Reacts to the fields of a form: sets what was changed, then does what the button says.
  ///
  /// The fields of a page that is not the newest any more, or whose form was sent before, are left
  /// alone: what they hold is what was there then. The button counts all the same.
  ///
  /// - Returns: what was not accepted; what was right is done all the same. When the session has to
  ///   end, that is the last.
  @discardableResult
  package func handle(form fields: [(name: String, value: String)], at time: Duration) -> [Outcome]
  {
    let values = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    isSettled = false
    var messages = turn { sentForm?.changes(in: values, to: shownScreen) ?? [] }
    sentForm = nil
    let button = values["e"] ?? "apply"
    var outcomes: [Outcome] = []
    switch button {
    case "apply": break
    case "page 1", "page -1": turnPage(forward: button == "page 1")
    default:
      if let message = ClientMessage(form: button) {
        messages.append(message)
      } else {
        outcomes.append(.rejected("The form names nothing that can be done."))
      }
    }
    // A form that says nothing is not free.
    if messages.isEmpty, !spend(at: time) { return outcomes + [Self.tooMuch] }
    for message in messages {
      let outcome = spend(at: time) ? handle(message) : Self.tooMuch
      if outcome != .accepted { outcomes.append(outcome) }
      if case .ended = outcome { break }
    }
    return outcomes
  }

  private func turnPage(forward: Bool) {
    let window = page.window
    let first = forward ? page.reach.upperBound : page.reach.lowerBound - window.count
    page.show(max(0, first)..<max(0, first) + window.count, anchor: nil, isAtEnd: false)
  }
}
