#if !canImport(UIKit)
  import Foundation

  /// A view that shows a part of something larger.
  @MainActor
  open class UIScrollView: UIView {
    /// Who hears of scrolling; weak.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// How large the content is, in points. A table sets it itself (G-05).
    open var contentSize = CGSize.zero
    /// Room around the content.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The room around the content; in the double what was set, as there is no safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// What is pulled down to refresh.
    open var refreshControl: UIRefreshControl?
    /// Whether the reader can scroll; code always can.
    open var isScrollEnabled = true
    /// Whether a finger drags.
    public private(set) var isDragging = false
    /// Whether the content goes on after the finger was lifted.
    public private(set) var isDecelerating = false

    /// What of the content is at the top left of the view; may lie outside the content.
    open var contentOffset: CGPoint {
      get { boundsOrigin }
      set {
        guard newValue != boundsOrigin else { return }
        boundsOrigin = newValue
        delegate?.scrollViewDidScroll(self)
        setNeedsLayout()
      }
    }

    /// Scrolls; the double does so at once, and tells of the end of an animation when time passes.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      self.contentOffset = contentOffset
      guard animated, window != nil else { return }
      VirtualTime.shared.after(0.3) { [weak self] in
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }

    /// The offset that the content allows (G-08).
    func clamped(_ offset: CGFloat) -> CGFloat {
      let top = -contentInset.top
      return min(
        max(offset, top), max(contentSize.height - bounds.height + contentInset.bottom, top))
    }

    /// Drags the content, as a finger does, and lays out; downwards for positive distances.
    public func simulateDrag(by distance: CGFloat) { drag(by: distance, glides: false) }

    /// Drags and lets go in movement: ``isDecelerating`` until time passes.
    public func simulateFlick(by distance: CGFloat) { drag(by: distance, glides: true) }

    func drag(by distance: CGFloat, glides: Bool) {
      guard isScrollEnabled else { return }
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      contentOffset = CGPoint(x: 0, y: clamped(contentOffset.y + distance))
      layoutIfNeeded()
      isDragging = false
      isDecelerating = glides
      delegate?.scrollViewDidEndDragging(self, willDecelerate: glides)
      guard glides else { return }
      VirtualTime.shared.after(0.5) { [weak self] in
        guard let self, isDecelerating else { return }
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
      }
    }
  }
#endif
