import Foundation

/// The constraints of a view and of everything inside of it, solved for a size of the view.
///
/// All positions are in the coordinates of the view. A view whose autoresizing mask is translated
/// has its frame; the others have four variables each.
@MainActor
final class LayoutIsland {
  /// The size that is asked for, each dimension with its priority.
  struct Size {
    var width: CGFloat
    var widthPriority = UILayoutPriority.required
    var height: CGFloat
    var heightPriority = UILayoutPriority.required

    init(
      width: CGFloat, widthPriority: UILayoutPriority, height: CGFloat,
      heightPriority: UILayoutPriority
    ) {
      self.width = width
      self.widthPriority = widthPriority
      self.height = height
      self.heightPriority = heightPriority
    }

    init(_ size: CGSize) {
      width = size.width
      height = size.height
    }
  }

  /// A rectangle of unknown numbers.
  struct Box {
    var left: Linear
    var top: Linear
    var width: Linear
    var height: Linear
    var right: Linear { left + width }
    var bottom: Linear { top + height }
  }

  /// A constraint on a sum, which is compared with zero.
  struct Entry {
    let sum: Linear
    let relation: LinearSolver.Relation
    let priority: Float
    let name: () -> String
  }

  let root: UIView
  /// The widths that texts had in the round before, by which they are as high as they are.
  let wrappedAt: [ObjectIdentifier: CGFloat]
  var solver: LinearSolver
  private var boxes: [ObjectIdentifier: Box] = [:]
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private(set) var entries: [Entry] = []
  private var conflicts: [(broken: Int, others: [Int])] = []
  /// The state before positions that nothing determines were chosen.
  private var undetermined: LinearSolver?

  init(
    _ root: UIView, _ size: Size, wrappedAt: [ObjectIdentifier: CGFloat], explains: Bool
  ) {
    self.root = root
    self.wrappedAt = wrappedAt
    solver = LinearSolver(explains: explains)
    let box = Box(left: Linear(0), top: Linear(0), width: newVariable(), height: newVariable())
    boxes[ObjectIdentifier(root)] = box
    add(box.width - Linear(size.width), .equal, size.widthPriority) {
      "'UIView-Encapsulated-Layout-Width'"
    }
    add(box.height - Linear(size.height), .equal, size.heightPriority) {
      "'UIView-Encapsulated-Layout-Height'"
    }
    addItems(of: root)
    addConstraints(of: root)
    solveAll()
  }

  func newVariable() -> Linear { .variable(solver.variable()) }

  /// Adds a constraint on a sum.
  func add(
    _ sum: Linear, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority,
    _ name: @escaping () -> String
  ) {
    guard priority.rawValue > 0 else { return }
    entries.append(
      Entry(sum: sum, relation: relation, priority: min(priority.rawValue, 1_000), name: name))
  }

  func box(of item: any LayoutItem) -> Box? {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    guard let guide = item as? UILayoutGuide, guide.kind != .own, let owner = guide.owningView,
      let box = boxes[ObjectIdentifier(owner)]
    else { return nil }
    let inner = box.inset(by: guide.kind == .safeArea ? owner.safeAreaInsets : owner.layoutMargins)
    let result = guide.kind == .readableContent ? readable(inner) : inner
    boxes[ObjectIdentifier(guide)] = result
    guides.append(guide)
    return result
  }

  /// At most 672 points wide, and centered.
  private func readable(_ box: Box) -> Box {
    let inset = newVariable()
    let width = box.width - inset * 2
    add(inset, .greaterThanOrEqual, .required) { "'UIView-readable-inset'" }
    add(width - Linear(672), .lessThanOrEqual, .required) { "'UIView-readable-width'" }
    add(inset, .equal, UILayoutPriority(999)) { "'UIView-readable-inset'" }
    return Box(left: box.left + inset, top: box.top, width: width, height: box.height)
  }

  private func addItems(of view: UIView) {
    for guide in view.layoutState.guides {
      let box = Box(
        left: newVariable(), top: newVariable(), width: newVariable(), height: newVariable())
      boxes[ObjectIdentifier(guide)] = box
      guides.append(guide)
      add(box.width, .greaterThanOrEqual, .required) { "'UIView-size-not-negative'" }
      add(box.height, .greaterThanOrEqual, .required) { "'UIView-size-not-negative'" }
    }
    guard let outer = boxes[ObjectIdentifier(view)] else { return }
    for subview in view.subviews {
      views.append(subview)
      boxes[ObjectIdentifier(subview)] = makeBox(subview, in: outer, view)
      if !subview.isLayoutBoundary { addItems(of: subview) }
    }
  }

  private func makeBox(_ view: UIView, in outer: Box, _ parent: UIView) -> Box {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      let box = Box(
        left: newVariable(), top: newVariable(), width: newVariable(), height: newVariable())
      add(box.width, .greaterThanOrEqual, .required) { "'UIView-size-not-negative'" }
      add(box.height, .greaterThanOrEqual, .required) { "'UIView-size-not-negative'" }
      return box
    }
    let frame = view.frame
    let (mask, room) = (view.autoresizingMask, parent.bounds)
    return Box(
      left: outer.left + (frame.minX - room.minX), top: outer.top + (frame.minY - room.minY),
      width: mask.contains(.flexibleWidth)
        ? outer.width + (frame.width - room.width) : Linear(frame.width),
      height: mask.contains(.flexibleHeight)
        ? outer.height + (frame.height - room.height) : Linear(frame.height))
  }

  private func solveAll() {
    let order = entries.indices.sorted {
      (entries[$1].priority, $0) < (entries[$0].priority, $1)
    }
    var level: [(sum: Linear, relation: LinearSolver.Relation)] = []
    for (place, index) in order.enumerated() {
      let entry = entries[index]
      if entry.priority >= 1_000 {
        if let others = solver.require(entry.sum, entry.relation, number: index) {
          conflicts.append((index, others))
        }
        continue
      }
      level.append((entry.sum, entry.relation))
      let next = order.index(after: place)
      if next == order.endIndex || entries[order[next]].priority != entry.priority {
        solver.prefer(level)
        level = []
      }
    }
    undetermined = solver
    solver.prefer(defaults)
  }

  /// Where nothing says otherwise, views lie at the origin of their superview and have no size.
  private var defaults: [(sum: Linear, relation: LinearSolver.Relation)] {
    let items: [any LayoutItem] = [root] + views + guides
    return items.flatMap { item -> [(sum: Linear, relation: LinearSolver.Relation)] in
      guard let box = box(of: item) else { return [] }
      let outer = (item as? UIView)?.superview.flatMap { boxes[ObjectIdentifier($0)] }
      return [
        (box.width, .equal), (box.height, .equal),
        (outer.map { box.left - $0.left } ?? box.left, .equal),
        (outer.map { box.top - $0.top } ?? box.top, .equal),
      ]
    }
  }
}

/// The result.
extension LayoutIsland {
  /// The size of the root.
  var size: CGSize { boxes[ObjectIdentifier(root)].map { rect($0).size } ?? .zero }

  /// Whether constraints contradict each other, so that some were left out.
  var hasConflicts: Bool { !conflicts.isEmpty }

  /// The widths of the texts that may take several lines.
  var widthsOfTexts: [ObjectIdentifier: CGFloat] {
    let texts = views.filter(\.wrapsToWidth)
    return Dictionary(
      texts.map { (ObjectIdentifier($0), boxes[ObjectIdentifier($0)].map { rect($0).width } ?? 0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the height of a text is not that of its width.
  var needsAnotherRound: Bool {
    let widths = widthsOfTexts
    return views.contains { view in
      guard view.wrapsToWidth, let width = widths[ObjectIdentifier(view)] else { return false }
      return view.height(wrappedAt: width)
        != view.height(wrappedAt: wrappedAt[ObjectIdentifier(view)] ?? .greatestFiniteMagnitude)
    }
  }

  /// Whether the constraints allow another frame of a view.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let box = boxes[ObjectIdentifier(view)], let undetermined else { return false }
    return [box.left, box.top, box.width, box.height].contains { undetermined.isAmbiguous($0) }
  }

  /// Keeps the frames for the next layout of each superview.
  func store() {
    root.layoutState.solvedSize = size
    for view in views {
      view.layoutState.solvedSize = nil
      guard !view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview,
        let frame = frame(of: view, in: parent)
      else { continue }
      view.layoutState.frame = frame
      parent.setNeedsLayoutUnless(view.frame == frame)
    }
    for guide in guides {
      guard let owner = guide.owningView, let frame = frame(of: guide, in: owner) else { continue }
      guide.layoutFrame = frame
    }
  }

  /// Reports the constraints that contradict each other.
  func warn() {
    for conflict in conflicts {
      let others = conflict.others.filter { $0 < entries.count }.map { entries[$0].name() }
      let broken = entries[conflict.broken].name()
      LayoutWarnings.warn(
        "A-10",
        "unable to satisfy at the same time: "
          + (others + [broken]).joined(separator: "; ") + ". Broken: \(broken)")
    }
  }

  private func frame(of item: any LayoutItem, in parent: UIView) -> CGRect? {
    guard let inner = boxes[ObjectIdentifier(item)], let outer = boxes[ObjectIdentifier(parent)]
    else { return nil }
    let relative = Box(
      left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width,
      height: inner.height)
    return rect(relative).offsetBy(dx: parent.bounds.minX, dy: parent.bounds.minY)
  }

  /// Numbers without the errors of rounding.
  private func rect(_ box: Box) -> CGRect {
    func number(_ sum: Linear) -> Double {
      let value = (solver.value(sum) * 1_000).rounded() / 1_000
      return value == 0 ? 0 : value
    }
    return CGRect(
      x: number(box.left), y: number(box.top), width: number(box.width), height: number(box.height))
  }
}

extension LayoutIsland.Box {
  fileprivate func inset(by insets: UIEdgeInsets) -> Self {
    Self(
      left: left + insets.left, top: top + insets.top,
      width: width + (-insets.left - insets.right), height: height + (-insets.top - insets.bottom))
  }
}

extension UIView {
  fileprivate func setNeedsLayoutUnless(_ isDone: Bool) { if !isDone { setNeedsLayout() } }
}
