import Foundation
import Testing
import UIKitDouble

/// Views in stacks.
@Suite @MainActor struct StackTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func box(_ width: CGFloat, _ height: CGFloat) -> Box {
    let box = Box()
    box.size = CGSize(width: width, height: height)
    return box
  }

  private func stack(_ views: [UIView], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = window.bounds
    change(stack)
    window.addSubview(stack)
    window.layoutIfNeeded()
    return stack
  }

  @Test func fill_givesTheRestToTheViewThatHugsLeast() {
    LayoutWarnings.forget()
    let views = [box(50, 20), box(60, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let stack = stack(views) { $0.spacing = 10 }
    #expect(
      views.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 60, y: 0, width: 240, height: 100),
      ])
    #expect(stack.arrangedSubviews.count == 2 && LayoutWarnings.all == [])
  }

  @Test(
    arguments: [
      (UIStackView.Distribution.fillEqually, [0, 105, 210], [90, 90, 90]),
      (.fillProportionally, [0, 60, 165], [45, 90, 135]),
      (.equalSpacing, [0, 85, 200], [30, 60, 100]),
      (.equalCentering, [0, 102.5, 200], [30, 60, 100]),
    ] as [(UIStackView.Distribution, [CGFloat], [CGFloat])])
  func distributions(_ distribution: UIStackView.Distribution, _ x: [CGFloat], _ widths: [CGFloat])
  {
    LayoutWarnings.forget()
    let views =
      distribution == .fillProportionally
      ? [box(10, 20), box(20, 20), box(30, 20)] : [box(30, 20), box(60, 20), box(100, 20)]
    _ = stack(views) {
      $0.distribution = distribution
      $0.spacing = 15
    }
    #expect(views.map(\.frame.minX) == x)
    #expect(views.map(\.frame.width) == widths)
    #expect(LayoutWarnings.all == [])
  }

  @Test func hiddenView_takesNoRoomAndNoSpacing() {
    let views = [box(50, 20), box(60, 20), box(70, 20)]
    let stack = stack(views) {
      $0.axis = .vertical
      $0.spacing = 5
      $0.alignment = .leading
      $0.setCustomSpacing(30, after: views[0])
    }
    #expect(
      views.map(\.frame.minX) == [0, 0, 0] && views[1].frame.minY - views[0].frame.maxY == 30)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 95))
    views[0].isHidden = true
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 45))
    window.layoutIfNeeded()
    #expect(views[0].frame.height == 0 && views[1].frame.minY == 0)
  }

  @Test func hiddenView_withARequiredHeight_isReportedAsInUIKit() {
    LayoutWarnings.forget()
    let views = [box(50, 20), box(60, 20)]
    views[0].heightAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = stack(views) { $0.axis = .vertical }
    views[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(
      LayoutWarnings.all.map(\.detail) == [
        "unable to satisfy at the same time: 'UISV-hiding' Box.height == 0; "
          + "Box.height == 40.0. Broken: Box.height == 40.0"
      ])
  }

  @Test func alignmentsAndMargins_fromRightToLeft() {
    let views = [box(50, 20), box(60, 40)]
    let stack = stack(views) {
      $0.alignment = .center
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 10, trailing: 0)
      $0.distribution = .equalSpacing
    }
    #expect(views[0].frame == CGRect(x: 20, y: 40, width: 50, height: 20))
    #expect(views[1].frame == CGRect(x: 240, y: 30, width: 60, height: 40))
    window.simulateTraits { $0.layoutDirection = .rightToLeft }
    #expect(views[0].frame == CGRect(x: 230, y: 40, width: 50, height: 20))
    stack.alignment = .bottom
    window.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 0, y: 50, width: 60, height: 40))
  }

  @Test func baselines_lineUpTextsOfDifferentSizes() {
    let (large, small) = (UILabel(), UILabel())
    large.text = "1"
    large.font = .systemFont(ofSize: 30)
    small.text = "km"
    small.font = .systemFont(ofSize: 10)
    let stack = stack([large, small]) { $0.alignment = .firstBaseline }
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 35)
    #expect(large.frame.minY + large.font.ascender == small.frame.minY + small.font.ascender)
  }

  @Test func nestedStacks_areOneSystem() {
    let inner = UIStackView(arrangedSubviews: [box(40, 20), box(80, 30)])
    inner.axis = .vertical
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [box(50, 50), inner])
    outer.spacing = 10
    outer.alignment = .center
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 140, height: 54))
  }

  @Test func removedView_isArrangedNoLonger() {
    let views = [box(50, 20), box(60, 20)]
    let stack = stack(views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    stack.insertArrangedSubview(views[0], at: 1)
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[1], views[0]] && views[1].frame.minX == 0)
  }
}

private final class Box: UIView {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}
