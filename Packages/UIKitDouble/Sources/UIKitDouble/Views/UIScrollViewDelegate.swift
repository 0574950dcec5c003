import Foundation

/// The methods that a scroll view calls.
///
/// Checked against developer.apple.com/documentation/uikit/uiscrollviewdelegate.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset changed, by the user or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content changed its scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger began to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to be lifted: where the content will come to rest, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted; whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll came to rest; not told if it was not animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Which view is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers began to scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The fingers were lifted.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The room around the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in it.scrollViewDidScroll(scrollView) }
  }
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in it.scrollViewDidZoom(scrollView) }
  }
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewWillBeginDragging(scrollView)
    }
  }
  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
  /// Does nothing by default.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewWillBeginDecelerating(scrollView)
    }
  }
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewDidEndDecelerating(scrollView)
    }
  }
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in it.viewForZooming(in: scrollView) }
      ?? nil
  }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
  /// Does nothing by default.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
  /// Returns `true` by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewShouldScrollToTop(scrollView)
    } ?? true
  }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewDidScrollToTop(scrollView)
    }
  }
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Forwarding.ask(self) { (it: any UIScrollViewDelegate) in
      it.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
