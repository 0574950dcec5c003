import Tableware

/// A gesture of the user on a row, in terms that every surface has.
///
/// A surface translates its keys, clicks and touches into gestures and sends them to the
/// ``Interaction``.
public enum RowGesture: Hashable, Sendable {
  /// A tap or click on the row itself.
  case tap
  /// The Enter key: acts on the control if the row has one, and is a tap otherwise.
  case activate
  /// A tap on the detail accessory.
  case detail
  /// A press that holds the row down.
  case longPress
  /// A tap on the expansion mark: expands or collapses the row.
  case toggleExpansion
  /// The key that moves into a row: expands it, or moves the focus to its first child.
  case expand
  /// The key that moves out of a row: collapses it, or moves the focus to its parent.
  case collapse
  /// A request for the menu of the row, on surfaces without menus of their own.
  case menu
  /// An action of ``RowPresentation/actions``. The title finds the action if its position changed.
  case action(index: Int, title: String)
  /// A key that an action of the row may have.
  case key(ActionKey)
  /// A new value of the control.
  case set(ControlValue)
  /// Steps forward, or back below 0, on a control that has steps.
  case adjust(steps: Int)
  /// The user put the cursor into the field of the row.
  case beginTyping
  /// Typing into the row ended. After the Return key, ``submit`` comes before, and the reason that
  /// is reported is `submitted`.
  case endTyping(FieldEnd.Reason)
  /// The Return key in a field of one line.
  case submit
  /// A move by some positions, without a drag.
  case move(by: Int)
  /// A drop at a path of the snapshot that is shown, counted after the row was removed.
  case drop(at: RowPath)
}

extension RowGesture {
  /// Whether the gesture raises an event even if the row does not offer it: a screen may respond to
  /// it.
  var isAlwaysDelivered: Bool { self == .tap || self == .activate || self == .longPress }

  /// The name of the event that the gesture raises, for diagnostics.
  var eventName: String {
    switch self {
    case .tap, .activate: "Tap"
    case .detail: "DetailTap"
    case .longPress: "LongPress"
    case .toggleExpansion, .expand, .collapse: "ExpansionChange"
    case .menu: "The menu"
    case .action(_, let title): "“\(title)”"
    case .key(.delete): "The Delete key"
    case .key(.character(let character)): "The key \(character)"
    case .set, .adjust: "ControlChange"
    case .beginTyping: "FieldBegin"
    case .endTyping: "FieldEnd"
    case .submit: "FieldSubmit"
    case .move, .drop: "RowMove"
    }
  }
}

/// The result of a gesture, with the remaining work of the surface.
public enum GestureResult: Hashable, Sendable {
  /// An event was sent up the chain, with this outcome: handled by a level, or unhandled.
  case delivered(Delivery)
  /// The gesture is complete, without an event.
  case done
  /// The surface opens its editor for the text or date control of the row.
  case edit
  /// The surface lets the user select a file for the control of the row.
  case selectFile
  /// The focus moved to the row at this path; the row was brought on screen.
  case focused(RowPath)
  /// The row does not offer the gesture. It had no effect, and the surface may use the key
  /// otherwise.
  case notOffered
  /// The control does not accept that value. The gesture had no effect.
  case invalidValue
  /// The row or its control is disabled. The gesture had no effect.
  case disabled
  /// The row was removed, or its cell shows another row. The gesture had no effect.
  case stale
}
