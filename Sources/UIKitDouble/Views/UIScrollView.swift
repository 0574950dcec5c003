#if !canImport(UIKit)
  import Foundation

  /// What hears of scrolling.
  @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  }

  /// Insets from the four edges.
  public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A view that shows a part of something larger.
  @MainActor
  open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var refreshControl: UIRefreshControl?
    public private(set) var isDragging = false

    /// What of the content is at the top.
    open var contentOffset: CGPoint {
      get { boundsOrigin }
      set {
        guard newValue != boundsOrigin else { return }
        boundsOrigin = newValue
        delegate?.scrollViewDidScroll(self)
        setNeedsLayout()
      }
    }

    /// Scrolls; the double does so at once.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

    /// The offset that the content allows (G-08).
    func clamped(_ offset: CGFloat) -> CGFloat {
      let top = -contentInset.top
      return min(
        max(offset, top), max(contentSize.height - bounds.height + contentInset.bottom, top))
    }

    /// Drags the content, as a finger does, and lays out.
    public func simulateDrag(by distance: CGFloat) {
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      contentOffset = CGPoint(x: 0, y: clamped(contentOffset.y + distance))
      isDragging = false
      layoutIfNeeded()
    }
  }

  /// What is pulled down to refresh.
  @MainActor
  open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    /// Pulls far enough.
    public func simulatePull() {
      isRefreshing = true
      sendActions(for: .valueChanged)
    }
  }
#endif
