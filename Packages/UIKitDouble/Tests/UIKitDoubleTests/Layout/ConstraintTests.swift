import Foundation
import Testing
import UIKitDouble

/// Frames that follow from constraints.
@Suite @MainActor struct ConstraintTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  init() { window.addSubview(root) }

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func chain_withAFixedAndAFlexibleView_fillsTheWidth() {
    LayoutWarnings.forget()
    RaisedExceptions.forget()
    let fixed = add(UIView())
    let flexible = add(UIView())
    NSLayoutConstraint.activate([
      fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      fixed.widthAnchor.constraint(equalToConstant: 40),
      fixed.heightAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 0.5, constant: 10),
      fixed.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      flexible.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      flexible.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      flexible.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      flexible.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
    ])
    window.layoutIfNeeded()
    #expect(fixed.frame == CGRect(x: 16, y: 35, width: 40, height: 30))
    #expect(flexible.frame == CGRect(x: 64, y: 4, width: 240, height: 92))
    #expect(!fixed.hasAmbiguousLayout && LayoutWarnings.all == [])
  }

  @Test func leadingAndTrailing_fromRightToLeft_areMirrored() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -200),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    wide.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 0, width: 104, height: 20))
    window.simulateTraits { $0.layoutDirection = .rightToLeft }
    #expect(view.frame == CGRect(x: 200, y: 0, width: 104, height: 20))
    view.semanticContentAttribute = .forceLeftToRight
    window.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test func priorities_higherOne_prevailsOverManyLowerOnes() {
    LayoutWarnings.forget()
    RaisedExceptions.forget()
    let view = add(UIView())
    let strong = view.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = UILayoutPriority(600)
    let weak = (0..<5).map { _ in view.widthAnchor.constraint(equalToConstant: 30) }
    for constraint in weak { constraint.priority = UILayoutPriority(599) }
    NSLayoutConstraint.activate(weak + [strong])
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
    strong.priority = UILayoutPriority(598)
    window.layoutIfNeeded()
    #expect(view.frame.width == 30)
    strong.priority = .required
    #expect(RaisedExceptions.all.map(\.rule) == ["A-03"])
  }

  @Test func labels_compressionAndHugging_decideWhichOneIsTruncated() {
    let (title, value) = (add(label("A long title of a row")), add(label("a long value")))
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    value.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    window.layoutIfNeeded()
    #expect(value.frame == CGRect(x: 200, y: 0, width: 120, height: 22))
    #expect(title.frame == CGRect(x: 0, y: 0, width: 190, height: 22))
    #expect(title.simulatedIsTruncated && !value.simulatedIsTruncated)
    title.text = "Short"
    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    window.layoutIfNeeded()
    #expect(title.frame.width == 50 && value.frame.width == 260)
  }

  @Test func wrappedText_heightFollowsFromTheWidthThatConstraintsGive() {
    let text = add(label("one two three four five six seven eight", lines: 0))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      text.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    func height(in width: CGFloat) -> CGFloat {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect([height(in: 600), height(in: 320), height(in: 166)] == [38, 60, 82])
    let compressed = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 406, height: 38))
  }

  @Test func unsatisfiableConstraints_areReportedByName_andTheLastOneIsBroken() {
    LayoutWarnings.forget()
    RaisedExceptions.forget()
    let view = add(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.identifier = "narrow"
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([narrow, wide])
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(
      LayoutWarnings.all.map(\.description) == [
        "A-10 (warning): unable to satisfy at the same time: 'narrow' UIView.width == 100.0; "
          + "'wide' UIView.width >= 200.0. Broken: 'wide' UIView.width >= 200.0"
      ])
    wide.isActive = false
    LayoutWarnings.forget()
    window.layoutIfNeeded()
    #expect(LayoutWarnings.all == [])
  }

  @Test func ambiguity_ofAViewWithoutPosition_isFound() {
    let view = add(UIView())
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let edge = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8)
    edge.isActive = true
    window.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9).isActive = true
    #expect(!view.hasAmbiguousLayout)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 9, y: 0, width: 10, height: 10))
  }

  @Test func activation_withoutCommonSuperviewOrWithMixedEdges_isAnException() {
    LayoutWarnings.forget()
    RaisedExceptions.forget()
    let view = add(UIView())
    let stranger = UIView()
    view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(RaisedExceptions.all.map(\.rule) == ["A-01", "A-02"])
    #expect(root.constraints == [])
  }

  @Test func removedView_takesItsConstraintsAway() {
    let view = add(UIView())
    let outside = view.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([outside, inside])
    view.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && root.constraints == [])
  }

  @Test func guidesAndOffsets_areSolvedAsViewsAre() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (left, right) = (add(UIView()), add(UIView()))
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      left.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      right.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor),
      left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor).constraint(
        equalTo: left.widthAnchor, multiplier: 1),
    ])
    window.layoutIfNeeded()
    #expect(left.frame.minX == 20 && left.frame.width == 93.333)
    #expect(right.frame.minX == 206.667 && guide.layoutFrame.width == 280)
  }

  @Test func scrollView_hasTheSizeOfItsOwnConstraints() {
    let view = add(UIScrollView())
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      height, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    height.constant = 40
    window.layoutIfNeeded()
    #expect(view.frame.height == 40)
  }

  @Test func updateConstraints_isCalledBeforeTheLayout_whenAskedFor() {
    let view = add(Updating())
    window.layoutIfNeeded()
    #expect(view.updates == 1 && view.frame.width == 10)
    view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(view.updates == 2 && view.frame.width == 20)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func randomConstraints_neverHang_andRequiredOnesHold(seed: UInt64) {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let views = (0..<6).map { _ in add(UIView()) }
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<40 {
      let (one, two) = (views[random(6)], views[random(6)])
      let constant = CGFloat(random(100))
      let constraint =
        switch random(5) {
        case 0: one.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: constant)
        case 1: one.widthAnchor.constraint(lessThanOrEqualToConstant: constant)
        case 2:
          one.centerXAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: constant)
        case 3:
          one.heightAnchor.constraint(equalTo: two.widthAnchor, multiplier: 0.5, constant: constant)
        default:
          one.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -constant)
        }
      constraint.priority = UILayoutPriority(Float([1_000, 999, 750, 250][random(4)]))
      constraints.append(constraint)
    }
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    let frames = views.map(\.frame)
    #expect(frames.allSatisfy { $0.minX.isFinite && $0.width >= 0 && $0.height >= 0 })
    root.setNeedsLayout()
    root.frame.size.width = 321
    root.frame.size.width = 320
    window.layoutIfNeeded()
    #expect(views.map(\.frame) == frames, "seed \(seed)")
  }
}

private final class Updating: UIView {
  var updates = 0
  private lazy var width = widthAnchor.constraint(equalToConstant: 0)
  override func updateConstraints() {
    updates += 1
    width.constant = CGFloat(updates * 10)
    width.isActive = true
    super.updateConstraints()
  }
}
