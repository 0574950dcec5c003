#if !canImport(UIKit)
  import Foundation

  /// What hears of scrolling.
  @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger began to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger was lifted; whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated scroll came to rest; not told if it was not animated.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  }
#endif
