import Tableware

/// The page without a script: the browser sends a form and receives the page again.
extension WebSession {
  /// Applies the fields of a form: sets the changed values, then performs the button's gesture.
  ///
  /// The fields are ignored if the page is not the newest any more, or if its form was sent before:
  /// their values are outdated. The button takes effect in any case.
  ///
  /// - Returns: the rejected parts; valid parts are performed all the same. If the session has to
  ///   end, that is the last one.
  @discardableResult
  package func handle(form fields: [(name: String, value: String)], at time: Duration) -> [Outcome]
  {
    let values = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    isSettled = false
    let form = sentForm
    var messages = turn { form?.changes(in: values, to: shownScreen) ?? [] }
    sentForm = nil
    let button = values["e"] ?? "apply"
    var outcomes: [Outcome] = []
    switch button {
    case "apply":
      if let submission = form?.submission(after: messages) { messages.append(submission) }
    case "page 1", "page -1": turnPage(forward: button == "page 1")
    default:
      if let message = ClientMessage(form: button) {
        messages.append(message)
      } else {
        outcomes.append(.rejected("The form contains no valid gesture."))
      }
    }
    // A form without any content counts as a message.
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
