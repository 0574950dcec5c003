import Tableware

/// The effect of gestures: one implementation of tapping, expanding, menus, questions, editing,
/// moving, commands, search and navigation for all surfaces.
///
/// ```
///   key, click, touch ──▶ surface ──▶ gesture ──▶ Interaction ──▶ Table, Navigator
///                         translates              decides         events, pushes, focus
/// ```
///
/// ```swift
/// switch interaction.perform(.activate, on: cell.bound) {
/// case .edit: openEditor(of: cell)
/// default: break
/// }
/// ```
public struct Interaction {
  /// The row that receives the focus after the Return key, if the field does not handle it.
  public enum SubmitTarget: Hashable, Sendable {
    /// The next row with a control, on surfaces whose focus can be on any row.
    case control
    /// The next row with a text field, on surfaces whose focus is the keyboard.
    case textField
  }

  /// The host side of the table that the gestures act on.
  public let host: TableHost
  let submitTarget: SubmitTarget

  var table: Table { host.table }

  /// Creates the interaction of a table.
  ///
  /// - Parameters:
  ///   - host: the host side of the table.
  ///   - submitTarget: the row that receives the focus after the Return key.
  public init(_ host: TableHost, submitTarget: SubmitTarget = .control) {
    self.host = host
    self.submitTarget = submitTarget
  }

  /// Performs a gesture on the row of a cell.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - row: the binding that the user saw. If the cell was bound again since, the gesture has no
  ///     effect.
  /// - Returns: the remaining work of the surface.
  /// - Complexity: O(visible rows) to find the binding.
  @discardableResult
  public func perform(_ gesture: RowGesture, on row: BoundRow) -> GestureResult {
    guard let path = host.currentPath(of: row) else {
      table.reportStale(gesture.eventName, row.identity)
      return .stale
    }
    return perform(gesture, at: path, row.presentation)
  }

  /// Performs a gesture on a row that has no cell.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - row: the identity of the row.
  ///   - path: the last known path of the row; it is searched if it is elsewhere now.
  /// - Returns: the remaining work of the surface.
  @discardableResult
  public func perform(
    _ gesture: RowGesture, on row: Identity, near path: RowPath? = nil
  ) -> GestureResult {
    let snapshot = table.snapshot
    let known = path.flatMap { snapshot.contains($0) && snapshot.rowID(at: $0) == row ? $0 : nil }
    guard let path = known ?? snapshot.path(of: row), let presentation = host.presentation(at: path)
    else {
      table.reportStale(gesture.eventName, row)
      return .stale
    }
    return perform(gesture, at: path, presentation)
  }

  private func perform(
    _ gesture: RowGesture, at path: RowPath, _ presentation: RowPresentation
  ) -> GestureResult {
    guard presentation.content.isEnabled else { return .disabled }
    let isDelivered = gesture == .tap || gesture == .activate || gesture == .longPress
    if !isDelivered, !presentation.offers(gesture) { return .notOffered }
    if table.ignoresTap(gesture, on: table.snapshot.rowID(at: path)) { return .done }
    switch gesture {
    case .tap: return result(of: table.tap(at: path, presentation))
    case .activate: return activate(at: path, presentation)
    case .detail: return result(of: table.deliver(DetailTap(), at: path))
    case .longPress: return result(of: table.deliver(LongPress(), at: path))
    case .toggleExpansion: return changeExpansion(at: path, presentation)
    case .expand: return expand(path, presentation)
    case .collapse: return collapse(path, presentation)
    case .menu: return openMenu(at: path, presentation)
    case .action(let index, let title):
      return run(presentation.action(index, title), at: path)
    case .key(let key):
      return run(presentation.actions.first { $0.key == key && $0.isEnabled }, at: path)
    case .set(let value): return set(value, at: path, presentation)
    case .adjust(let steps):
      guard let value = presentation.content.control?.adjusted(by: steps) else { return .done }
      return set(value, at: path, presentation)
    case .beginTyping: return beginTyping(at: path)
    case .endTyping(let reason): return endTyping(reason, at: path)
    case .submit: return submit(at: path)
    case .move(let distance):
      return table.move(table.snapshot.rowID(at: path), by: distance) ? .done : .notOffered
    case .drop(let target):
      guard table.beginMoving(table.snapshot.rowID(at: path)) else { return .notOffered }
      return table.endMoving(at: target) ? .done : .notOffered
    }
  }

  func result(of delivery: Delivery) -> GestureResult {
    switch delivery {
    case .handled, .unhandled: .delivered(delivery)
    case .stale: .stale
    case .disabled: .disabled
    }
  }

  /// Moves the focus to a row and scrolls to it.
  func focus(_ path: RowPath) -> GestureResult {
    table.backend?.focus(path)
    table.backend?.scroll(to: path, at: .nearest, animated: false)
    return .focused(path)
  }
}
