#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import TablewareHosting

/// What a back end sets on a cell of any class, apart from its content: whether it highlights and
/// moves, and what assistive technology and tests find.
///
/// A cell of the app may set the same when it is configured. What it has set is never overwritten
/// as long as the cell shows the same content.
@MainActor
struct CellDescription {
  private let selectionStyle: UITableViewCell.SelectionStyle
  private let showsReorderControl: Bool
  private let identifier: String
  private var actions: [UIAccessibilityCustomAction]?

  init(
    _ presentation: RowPresentation, hasDelegate: Bool, _ identifier: String,
    _ actions: [UIAccessibilityCustomAction]?
  ) {
    let hasEffect = presentation.tap != .none || hasDelegate && presentation.content.isEnabled
    selectionStyle = hasEffect ? .default : .none
    showsReorderControl = presentation.isMovable
    self.identifier = identifier
    self.actions = actions
  }

  /// Whether the descriptions differ in nothing but the actions.
  func hasSameLook(as other: CellDescription) -> Bool {
    selectionStyle == other.selectionStyle && showsReorderControl == other.showsReorderControl
      && identifier == other.identifier
  }

  /// Sets what differs from an older description.
  ///
  /// - Parameter old: what was set last; `nil` sets everything.
  /// - Returns: what is set now.
  func show(in cell: UITableViewCell, after old: CellDescription?) -> CellDescription {
    if old.map({ cell.selectionStyle == $0.selectionStyle }) ?? true {
      cell.selectionStyle = selectionStyle
    }
    if old.map({ cell.showsReorderControl == $0.showsReorderControl }) ?? true {
      cell.showsReorderControl = showsReorderControl
    }
    if old.map({ cell.accessibilityIdentifier == $0.identifier }) ?? true {
      cell.accessibilityIdentifier = identifier
    }
    guard let old else {
      cell.accessibilityCustomActions = actions
      return self
    }
    var shown = self
    let isOurs = Self.areSame(cell.accessibilityCustomActions, old.actions)
    if isOurs, actions?.map(\.name) != old.actions?.map(\.name) {
      cell.accessibilityCustomActions = actions
    } else {
      // Actions find their row and what it offers by themselves when they run.
      shown.actions = old.actions
    }
    return shown
  }

  private static func areSame(
    _ first: [UIAccessibilityCustomAction]?, _ second: [UIAccessibilityCustomAction]?
  ) -> Bool {
    (first ?? []).elementsEqual(second ?? [], by: ===)
  }
}
#endif
