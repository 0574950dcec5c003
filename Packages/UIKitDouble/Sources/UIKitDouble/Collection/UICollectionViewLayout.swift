import Foundation

/// Where an item or a supplementary view of a collection lies.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item, or the section of a header or footer.
  open var indexPath: IndexPath
  /// What the view is for; `nil` for a cell.
  public let representedElementKind: String?
  /// The frame in the content.
  open var frame = CGRect.zero
  /// The size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The center in the content.
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is invisible.
  open var isHidden = false
  /// The order among views that overlap.
  open var zIndex = 0

  /// Attributes of a cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  /// Attributes of a header, a footer or another supplementary view.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
}

/// Decides where the items of a collection view lie. Subclasses say so.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  /// A layout without items.
  public override init() {}

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) { super.init() }

  /// Computes the layout, after it was invalidated. Subclasses call super.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a header, a footer or another supplementary view lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether another size of the view needs another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where the content comes to rest after a drag.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Whether positions count from the right in a language that is read from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Computes the layout again at the next pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Takes the size that a cell asks for.
  ///
  /// - Returns: whether the layout changed.
  func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Forgets the sizes that cells asked for.
  func forgetPreferredSizes() {}

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
