import Foundation

/// What the bar of a stack shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// What the bar says in the middle.
  open var title: String?
  /// The view that is shown instead of the title.
  open var titleView: UIView?
  /// What the bar says above the title.
  open var prompt: String?
  /// What the button back to this controller says.
  open var backButtonTitle: String?
  /// The button back to this controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button back from this controller.
  open var hidesBackButton = false
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What is searched with, below the bar.
  open var searchController: UISearchController?
  /// Whether the search bar disappears when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true

  /// An item with a title.
  public init(title: String) { self.title = title }
  /// An item from a nib or a storyboard.
  public required init?(coder: NSCoder) {}

  /// The first button at the leading edge; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the only button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the only button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}

/// The bar of a stack.
@MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large, unless a controller's item says otherwise.
  open var prefersLargeTitles = false
}
