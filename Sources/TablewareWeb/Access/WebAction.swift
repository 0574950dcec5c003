import Tableware
import TablewareHosting

#if Web
/// What a user did on a screen, for an audit.
public struct WebAction: Hashable, Sendable {
  /// The gesture: `tap`, `detail`, `set`, `submit`, `action Delete` with the title of the action,
  /// `key`, `move`, `drop`, `refresh`, or `command x` with the key of the command.
  public let name: String
  /// The identity of the row as text, as in `data-testid`; `nil` for a gesture on the screen.
  public let row: String?
  /// The title of the screen, before the gesture had an effect.
  public let screen: String
  /// Where the user was: the address before the gesture had an effect.
  public let address: ScreenAddress
  /// The user; `nil` for a visitor whose name is not known.
  public let principal: WebPrincipal?
  /// The number of the session, as in reports.
  public let session: Int
}
#endif

/// A gesture of a session, before it is known whose session it is.
struct SessionAction {
  let name: String
  let row: Identity?
  let screen: String
  let address: ScreenAddress
}

extension RowGesture {
  /// The name in an audit; `nil` for a gesture that changes only what the user sees.
  var auditName: String? {
    switch self {
    case .tap: "tap"
    case .detail: "detail"
    case .set, .adjust: "set"
    case .submit: "submit"
    case .action(_, let title): "action \(title)"
    case .key: "key"
    case .move: "move"
    case .drop: "drop"
    default: nil
    }
  }
}
