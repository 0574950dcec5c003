import Tableware

/// Typing into fields: one implementation of the beginning, the end, and the text in between.
extension Interaction {
  /// Begins typing. A surface that reports no end of typing into another row has left that row.
  func beginTyping(at path: RowPath) -> GestureResult {
    let row = table.snapshot.rowID(at: path)
    if let old = table.typing?.row, old != row, let left = table.snapshot.path(of: old) {
      _ = endTyping(.left, at: left)
    }
    if table.typing?.row != row { table.typing = TypedField(row: row) }
    return result(of: table.deliver(FieldBegin(), at: path))
  }

  /// Ends typing, and sets a text that is set at the end. A surface may report the end twice, such
  /// as by a key and by the loss of the focus that follows; the second report has no effect.
  func endTyping(_ reason: FieldEnd.Reason, at path: RowPath) -> GestureResult {
    let row = table.snapshot.rowID(at: path)
    guard let typing = table.typing, typing.row == row else { return .done }
    if reason != .canceled { setTypedText(at: path) }
    table.typing = nil
    let isSubmitted = reason == .left && typing.isSubmitted
    return result(of: table.deliver(FieldEnd(isSubmitted ? .submitted : reason), at: path))
  }

  /// Keeps a typed text that is set at the end.
  ///
  /// - Returns: whether the field is one whose text is set at the end.
  func keep(_ value: ControlValue, at path: RowPath, _ presentation: RowPresentation) -> Bool {
    guard case .text(let text) = value, table.typing?.row == table.snapshot.rowID(at: path) else {
      return false
    }
    table.typing?.isSubmitted = false
    guard case .text(let input) = presentation.content.control, input.reports == .end else {
      return false
    }
    table.typing?.text = text
    return true
  }

  /// Sets the text that was kept for the row at a path.
  private func setTypedText(at path: RowPath) {
    guard let text = table.typing?.text else { return }
    table.typing?.text = nil
    _ = table.deliver(ControlChange(.text(text)), at: path)
  }

  /// Submits a field with its Return key. Without a handler the focus moves to the next control.
  func submit(at path: RowPath) -> GestureResult {
    let row = table.snapshot.rowID(at: path)
    if table.typing?.row == row {
      setTypedText(at: path)
      table.typing?.isSubmitted = true
    }
    switch table.deliver(FieldSubmit(), at: path) {
    case .handled(let level): return .delivered(.handled(by: level))
    case .stale, .disabled: return .stale
    case .unhandled:
      guard let path = table.snapshot.path(of: row),
        let next = nextField(from: path, forward: true)
      else { return .delivered(.unhandled) }
      return focus(next)
    }
  }

  /// Returns the nearest row after or before a path with a control that the user can set.
  ///
  /// - Parameters:
  ///   - path: the path of the row where the search begins.
  ///   - forward: whether to search after the row.
  /// - Returns: the path; `nil` if there is no such row.
  /// - Complexity: O(rows on the way), at most `searchLimit`, which are created.
  public func nextControl(from path: RowPath, forward: Bool) -> RowPath? {
    nextControl(from: path, forward: forward) { $0.input.isSettable }
  }

  /// Returns the nearest row after or before a path with a field that the Return key may lead to.
  package func nextField(from path: RowPath, forward: Bool) -> RowPath? {
    nextControl(from: path, forward: forward, where: isSubmitTarget)
  }

  private func isSubmitTarget(_ control: Control) -> Bool {
    if case .text = control { return true }
    return submitTarget == .control && control.input.isSettable
  }
}
