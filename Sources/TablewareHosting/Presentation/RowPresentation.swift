import Tableware

/// The complete description of a row for a surface: its content, its offers, its announcements.
///
/// ```
///  Row.body ──────────────▶ content ─┐
///  modifiers, selection,             ├─▶ RowPresentation ──▶ terminal, browser, UIKit
///  handlers, tree position ──────────┘
/// ```
///
/// It is derived once, by ``TableHost/presentation(at:)``, for all surfaces. Equal presentations
/// look and behave the same, so a binding is refreshed only if its presentation changed. A surface
/// draws a presentation and sends gestures to the ``Interaction``; it needs no other information
/// about a row.
///
/// A presentation never changes, so it is an object that bindings, cells and frames share.
public final class RowPresentation: Hashable, Sendable {
  // MARK: Shows

  /// The texts, values, details, control, accessory, message and state of the row.
  public let content: RowContent
  /// The value of the control as text, such as "On", "42" or "3 of 5"; `nil` without a control or a
  /// value. For a password, it is the number of characters.
  public let controlText: String?
  /// Whether the message reports an invalid value of the control.
  public let isInvalid: Bool

  // MARK: Offers

  /// The effect of a tap, a click or the Enter key on the row itself.
  public let tap: TapEffect
  /// The effect of the row's expansion mark; `nil` for a row that neither expands nor collapses.
  public let expansion: ExpansionEffect?
  /// The actions that the app attached, in the order of the menu: leading swipe, menu, trailing
  /// swipe.
  public let actions: [ActionPresentation]
  /// Whether the row, its section or the table has a handler of a long press.
  public let hasLongPress: Bool
  /// Whether the user may move the row.
  public let isMovable: Bool
  /// Whether the row has data that the user may drag to other tables and apps.
  public let isDraggable: Bool
  /// The display events that have a handler.
  public let displayEvents: DisplayEvents

  // MARK: Announces

  /// The label, value, hint and traits for assistive technology, derived from the content.
  public var accessibility: RowAccessibility { content.spoken }

  package init(
    _ content: RowContent, tap: TapEffect = .none, expansion: ExpansionEffect? = nil,
    actions: [ActionPresentation] = [], hasLongPress: Bool = false, isMovable: Bool = false,
    isDraggable: Bool = false, displayEvents: DisplayEvents = []
  ) {
    self.content = content
    self.tap = tap
    self.expansion = expansion
    self.actions = actions
    self.hasLongPress = hasLongPress
    self.isMovable = isMovable
    self.isDraggable = isDraggable
    self.displayEvents = displayEvents
    controlText = content.control?.input.valueText
    isInvalid =
      content.control?.input.isSettable == true
      && content.message?.runs.contains { $0.tone == .bad } == true
  }

  /// Returns whether two presentations show, offer and announce the same.
  public static func == (left: RowPresentation, right: RowPresentation) -> Bool {
    left === right
      || left.tap == right.tap && left.expansion == right.expansion
        && left.hasLongPress == right.hasLongPress && left.isMovable == right.isMovable
        && left.isDraggable == right.isDraggable && left.displayEvents == right.displayEvents
        && left.actions == right.actions && left.content == right.content
  }

  /// Hashes the content and what a tap and the menu offer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(tap)
    hasher.combine(actions)
  }
}

extension RowPresentation {
  /// Whether the row has a control that the user can set or press.
  public var hasSettableControl: Bool { content.control?.input.isSettable ?? false }
  /// Whether the accessory of the row shows more about it.
  public var hasDetail: Bool { content.isEnabled && content.accessory.hasDetail }
  /// Whether a menu of the row would have entries.
  public var hasMenu: Bool { !actions.isEmpty || isMovable }
  /// Whether the row is part of a tree: it expands, or belongs to a row that does.
  public var isInTree: Bool { content.expansion != nil || content.level > 0 }
  /// Whether a tap selects or deselects the row.
  public var isSelectable: Bool { tap == .select }
  /// Whether the expansion mark has to be a target of its own, because a tap has another effect or
  /// is one on the control.
  public var expandsByMarkOnly: Bool {
    expansion != nil && (tap != .expand || hasSettableControl)
  }

  /// Returns the actions that a swipe over the row uncovers at one side, the outermost first.
  ///
  /// - Parameter placement: the side.
  public func swipeActions(_ placement: ActionPresentation.Placement) -> [ActionPresentation] {
    actions.filter { $0.placement == placement }
  }
}

/// The effect of a tap on a row: if several apply, the first one in the order of the cases.
public enum TapEffect: Hashable, Sendable {
  /// The tap pushes another screen onto the stack.
  case push
  /// Selects or deselects the row; handlers of the tap run after that.
  case select
  /// The tap runs a handler of the app.
  case act
  /// The tap expands or collapses the row.
  case expand
  /// The tap has no effect on the row.
  case none
}

/// The effect of a tap on the row's expansion mark.
public enum ExpansionEffect: Hashable, Sendable {
  /// The children of the row are shown.
  case expand
  /// The children of the row are hidden.
  case collapse
}
