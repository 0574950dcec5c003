import Foundation

/// Something in a menu: an action or a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// The mark of an element in a menu.
  public enum State: Int, Sendable { case off, on, mixed }

  /// How an element is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Takes something away: shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// What it is called.
  public let title: String
  /// The picture beside the title.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A list of things to choose from.
@MainActor
open class UIMenu: UIMenuElement {
  /// How a menu in a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the menu around it, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Takes something away: shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  /// What it holds, from top to bottom; a menu in a menu opens, or stands inline.
  public let children: [UIMenuElement]
  /// How it is shown in another menu.
  public let options: Options

  /// A menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  /// Every action in the menu and its groups that is not hidden, from top to bottom.
  public var actions: [UIAction] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.actions }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden) else {
        return []
      }
      return [action]
    }
  }
}

/// What a long touch opens: made when the touch begins, its menu only when it is shown.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu; the suggestions come from the system, here none.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What the menu is about: the identity of a row, never its index path.
  public let identifier: any NSCopying
  let actionProvider: ActionProvider?
  let previewProvider: (() -> UIViewController?)?

  /// A configuration; without an identifier it gets one that no other has.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    self.previewProvider = previewProvider
  }
}
