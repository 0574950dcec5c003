import Tableware

extension ButtonRow {
  /// Creates a button whose action waits, such as for a server. While it runs, the row shows an
  /// activity indicator and has no effect; a failure is a message under it.
  ///
  /// - Parameters:
  ///   - title: the text of the button.
  ///   - symbol: a short glyph before the title.
  ///   - role: the role, which determines the color.
  ///   - question: the question before the action; `nil` to run it at once.
  ///   - hint: the effect for a screen reader, if the title does not describe it.
  ///   - id: the identity; by default the title.
  ///   - running: the state of the action, which the screen keeps.
  ///   - action: the work, on any thread. It must not capture the screen.
  ///   - finish: runs after the work succeeded, in a turn of the screen.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    role: ActionRole = .normal, asking question: String? = nil, hint: String? = nil,
    id: String? = nil, running: AsyncAction, action: @escaping @Sendable () async throws -> Void,
    then finish: @escaping () -> Void = {}
  ) {
    guard !running.isRunning else {
      let busy = LoadingRow(title, id: id)
      self.init(RowParts(id: busy.id, busy.body))
      return
    }
    let button = ButtonRow(
      title, symbol: symbol, role: role, asking: question, hint: hint, id: id
    ) { running.run(action, then: finish) }
    var content = button.body
    content.message = running.error.map { RowText("\($0)", tone: .bad) }
    self.init(RowParts(id: button.id, content, button.handlers))
  }
}
