import Foundation

/// A view that shows a part of something larger.
@MainActor
open class UIScrollView: UIView {
  /// The object that is notified of scrolling; weak.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// How large the content is, in points. A table sets it itself (G-05).
  open var contentSize = CGSize.zero
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsLayout()
      adjustedContentInsetDidChange()
    }
  }
  /// The room around the content; in the double what was set, as there is no safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Room around the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What is pulled down to refresh.
  open var refreshControl: UIRefreshControl?
  /// Whether the content comes to rest at multiples of the size of the view.
  open var isPagingEnabled = false
  /// Whether the horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the content goes beyond its ends and returns.
  open var bounces = true
  /// Whether it does so from side to side even if the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether it does so from top to bottom even if the content fits.
  open var alwaysBounceVertical = false
  /// Whether the user can scroll; code always can.
  open var isScrollEnabled = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How large the content is shown.
  open var zoomScale: CGFloat = 1
  /// How small it may be shown.
  open var minimumZoomScale: CGFloat = 1
  /// How large it may be shown.
  open var maximumZoomScale: CGFloat = 1
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

  /// Scrolls; the double does so at once, and reports the end of an animation when time passes.
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

  /// The horizontal offset that the content allows.
  func clampedAcross(_ offset: CGFloat) -> CGFloat {
    let left = -contentInset.left
    return min(
      max(offset, left), max(contentSize.width - bounds.width + contentInset.right, left))
  }

  /// The room around the content changed. Subclasses call super.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Taps the status bar.
  ///
  /// - Returns: whether the content went to its top.
  @discardableResult
  public func simulateScrollToTop() -> Bool {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top)
    layoutIfNeeded()
    delegate?.scrollViewDidScrollToTop(self)
    return true
  }

  /// Scales the content with two fingers, within what is allowed.
  ///
  /// - Returns: whether the delegate named a view to scale.
  @discardableResult
  public func simulateZoom(to scale: CGFloat) -> Bool {
    guard let view = delegate?.viewForZooming(in: self) else { return false }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    return true
  }

  /// Drags the content, as a finger does, and lays out; downwards for positive distances.
  public func simulateDrag(by distance: CGFloat) { drag(by: distance, glides: false) }

  /// Drags and lifts the finger in movement: ``isDecelerating`` until time passes.
  public func simulateFlick(by distance: CGFloat) { drag(by: distance, glides: true) }

  /// Drags the content from side to side, and lays out; to the right end for positive distances.
  public func simulateDrag(horizontallyBy distance: CGFloat) {
    drag(by: CGPoint(x: distance, y: 0), glides: false)
  }

  /// Drags from side to side and lifts the finger in movement.
  public func simulateFlick(horizontallyBy distance: CGFloat) {
    drag(by: CGPoint(x: distance, y: 0), glides: true)
  }

  func drag(by distance: CGFloat, glides: Bool) {
    drag(by: CGPoint(x: 0, y: distance), glides: glides)
  }

  private func drag(by distance: CGPoint, glides: Bool) {
    guard isScrollEnabled else { return }
    isDragging = true
    let start = contentOffset
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset = CGPoint(
      x: distance.x == 0 ? start.x : clampedAcross(start.x + distance.x),
      y: distance.y == 0 ? start.y : clamped(start.y + distance.y))
    layoutIfNeeded()
    let velocity = glides ? distance : .zero
    let rest = askedForRest(from: start, velocity)
    let glides = glides || rest != contentOffset
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: glides)
    guard glides else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    VirtualTime.shared.after(0.5) { [weak self] in
      guard let self, isDecelerating else { return }
      contentOffset = CGPoint(
        x: distance.x == 0 ? rest.x : clampedAcross(rest.x), y: clamped(rest.y))
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Where the content comes to rest: here or at a page, unless the delegate says otherwise.
  private func askedForRest(from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var rest = restingPoint(contentOffset, velocity)
    if isPagingEnabled {
      rest.x = page(from: start.x, velocity.x, bounds.width, contentOffset.x)
      rest.y = page(from: start.y, velocity.y, bounds.height, contentOffset.y)
    }
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &rest)
    return rest
  }

  /// Where a subclass lets the content come to rest.
  func restingPoint(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { proposed }

  /// The nearest page, or after a flick the next one.
  private func page(
    from start: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ offset: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let page = (start / length).rounded()
    if velocity > 0 { return max((offset / length).rounded(), page + 1) * length }
    if velocity < 0 { return min((offset / length).rounded(), page - 1) * length }
    return (offset / length).rounded() * length
  }
}
