import Foundation

/// Items in lines, as words in a text.
///
/// Lines that are full spread their items; the last one keeps the spacing of the line before it if
/// all items of the section are equally large, and the smallest spacing otherwise.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an estimate that lets cells size themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Which way the user scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The smallest distance of two lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest distance of two items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of an item, unless the delegate says otherwise.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// About how large an item is; not zero lets cells size themselves.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of a header; only the length along the direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of a footer; only the length along the direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var supplementary: [String: [Int: UICollectionViewLayoutAttributes]] = [:]
  private var preferred: [IndexPath: CGSize] = [:]
  var contentLength: CGFloat = 0

  var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    items = [:]
    supplementary = [:]
    contentLength = 0
    guard let view = collectionView else { return }
    for section in view.counts.indices { place(section, in: view) }
    let isFlipped =
      flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isFlipped else { return }
    let width = collectionViewContentSize.width
    for attributes in items.values + supplementary.values.flatMap(\.values) {
      attributes.frame.origin.x = width - attributes.frame.maxX
    }
  }

  open override var collectionViewContentSize: CGSize {
    let bounds = collectionView?.bounds.size ?? .zero
    return isVertical
      ? CGSize(width: bounds.width, height: contentLength)
      : CGSize(width: contentLength, height: bounds.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = items.values + supplementary.values.flatMap(\.values)
    return all.filter { $0.frame.intersects(rect) }.sorted {
      ($0.indexPath, $0.representedElementKind ?? "") < (
        $1.indexPath, $1.representedElementKind ?? ""
      )
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary[elementKind]?[indexPath.section] }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.laidOutSize else { return false }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  override func take(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard estimatedItemSize != .zero, preferred[attributes.indexPath] != attributes.size else {
      return false
    }
    preferred[attributes.indexPath] = attributes.size
    isPrepared = false
    return true
  }

  override func forgetPreferredSizes() { preferred = [:] }

  func size(at path: IndexPath, in view: UICollectionView) -> CGSize {
    if estimatedItemSize != .zero {
      let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      return preferred[path] ?? estimate
    }
    let asked =
      view.flowDelegate.map {
        $0.collectionView(view, layout: self, sizeForItemAt: path)
      } ?? itemSize
    guard asked.width.isFinite, asked.height.isFinite, asked.width >= 0, asked.height >= 0 else {
      view.report("G-03", .exception, "the size of item \(path.text) is \(asked)")
      return .zero
    }
    return asked
  }
}
