import Foundation

/// Titles side by side, one of them chosen.
@MainActor
open class UISegmentedControl: UIControl {
  open override var intrinsicContentSize: CGSize {
    let letters = (0..<numberOfSegments).map { (titleForSegment(at: $0) ?? "").count }
    return CGSize(width: letters.reduce(0) { $0 + CGFloat($1) * 8 + 24 }, height: 32)
  }
  /// The index when none is chosen.
  public static let noSegment = -1
  private var titles: [String]
  /// Which one is chosen, or ``noSegment``; setting it sends nothing.
  open var selectedSegmentIndex = -1
  /// How many there are.
  open var numberOfSegments: Int { titles.count }

  /// A control with titles; other items show their description.
  public init(items: [Any]?) {
    titles = (items ?? []).map { "\($0)" }
    super.init(frame: .zero)
  }

  /// A control without titles.
  public override init(frame: CGRect) {
    titles = []
    super.init(frame: frame)
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  /// The title at an index; `nil` outside.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Takes all away; then none is chosen.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Puts one in; an index outside is brought to the nearer end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Chooses a segment.
  public func simulateTap(on segment: Int) {
    guard canBeTouched, titles.indices.contains(segment) else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
  }
}
