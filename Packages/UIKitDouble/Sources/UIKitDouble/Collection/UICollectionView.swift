import Foundation

/// A collection view, as strict about batches as ``UITableView``.
///
/// After a breach that UIKit would throw for, the view is poisoned: it answers nothing any more, as
/// the table view of the double.
@MainActor
open class UICollectionView: UIScrollView {
  /// Which way the user scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The position of an item after scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left side.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right side.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides the items; weak.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAtNextLayout() } }
  }
  /// The object that loads items before they are shown; weak.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are prefetched.
  open var isPrefetchingEnabled = true
  /// Decides where the items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adopt(collectionViewLayout)
    }
  }
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether taps select.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether an animation, a batch or a drag is in progress.
  open var hasUncommittedUpdates: Bool { phase != .idle }

  /// The test's side of the view: how strict it is, and what it noticed.
  public let inspector = CollectionInspector()

  var phase = CollectionPhase.idle
  var needsReload = true
  var counts: [Int] = []
  var updates: [TableUpdate] = []
  var completions: [(Bool) -> Void] = []
  var shown: [IndexPath: UICollectionViewCell] = [:]
  var shownSupplementary: [String: [IndexPath: UICollectionReusableView]] = [:]
  var selected: Set<IndexPath> = []
  var prefetched: Set<IndexPath> = []
  var laidOutSize: CGSize?
  var pool = ReusablePool()
  var request: (path: IndexPath, isUsed: Bool)?

  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// A view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  /// From a nib or a storyboard: with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(collectionViewLayout)
  }

  /// Sets another layout; the double does not animate it.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    layout.isPrepared = false
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard phase == .idle else { return }
    loadIfNeeded()
    layOut()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }

  override func restingPoint(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: super.restingPoint(proposed, velocity),
      withScrollingVelocity: velocity)
  }

  // Changes.

  /// Reads all data again: the selection is lost. Cells are asked for at the next layout.
  open func reloadData() { baseReloadData() }
  /// Tells changes in one batch; the data changes inside the closure.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    basePerformBatchUpdates(updates, completion)
  }
  /// Sections come; indexes of after the batch.
  open func insertSections(_ sections: IndexSet) { record(sections.map { .insertSection($0) }) }
  /// Sections go; indexes of before the batch.
  open func deleteSections(_ sections: IndexSet) { record(sections.map { .deleteSection($0) }) }
  /// Sections get other cells; indexes of before the batch.
  open func reloadSections(_ sections: IndexSet) { record(sections.map { .reloadSection($0) }) }
  /// A section moves; from an index of before the batch to one of after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)])
  }
  /// Items come; paths of after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .insertRow($0) }) }
  /// Items go; paths of before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .deleteRow($0) }) }
  /// Items get other cells; paths of before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .reloadRow($0) }) }
  /// An item moves with its cell; from a path of before the batch to one of after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveRow(indexPath, to: newIndexPath)])
  }
}
