import Tableware

/// An action of a row as a surface shows it. It runs through the ``Interaction``, by its position
/// and title.
public struct ActionPresentation: Hashable, Sendable {
  /// The gesture that offers the action. Surfaces without swipes show all actions in the menu.
  public enum Placement: Hashable, Sendable {
    /// A swipe from the leading edge of the row.
    case leading
    /// Only the menu of the row, without a swipe.
    case menu
    /// A swipe from the trailing edge of the row.
    case trailing
  }

  /// The position among the actions of the row, from 0.
  public let index: Int
  /// The name of the action, in a word or two.
  public let title: String
  /// A short glyph; `nil` for none.
  public let symbol: String?
  /// A picture in place of the glyph, on surfaces with pictures; `nil` for the glyph.
  public let image: RowImage.Source?
  /// The color of the action; `nil` for that of its role.
  public let color: RowColor?
  /// The role, which determines color and placement.
  public let role: ActionRole
  /// Whether the action can run now.
  public let isEnabled: Bool
  /// The question before the action runs; `nil` for none.
  public let question: String?
  /// The key that runs the action on the focused row; `nil` for none.
  public let key: ActionKey?
  /// The gesture that offers the action.
  public let placement: Placement
  /// The titles of the submenus that contain the action, from the outermost.
  public let submenus: [String]

  package init(
    _ action: RowAction, at index: Int, _ placement: Placement, in submenus: [String] = []
  ) {
    self.submenus = submenus
    self.index = index
    title = action.title
    symbol = action.symbol
    image = action.image
    color = action.color
    role = action.role
    isEnabled = action.isEnabled
    question = action.question
    key = action.key
    self.placement = placement
  }
}
