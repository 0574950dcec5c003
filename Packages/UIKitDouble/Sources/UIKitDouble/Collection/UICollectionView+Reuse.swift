import Foundation

/// Cells and supplementary views that wait for their next use, by kind and identifier.
@MainActor
struct ReusablePool {
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var nibs: [Key: UINib] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ type: AnyClass?, _ key: Key) {
    classes[key] = type as? UICollectionReusableView.Type
    nibs[key] = nil
  }

  mutating func register(_ nib: UINib?, _ key: Key) {
    nibs[key] = nib
    classes[key] = nil
  }

  mutating func take(_ key: Key) -> UICollectionReusableView? {
    if let view = waiting[key]?.popLast() {
      view.forgetSolutionsInside()
      view.prepareForReuse()
      return view
    }
    let view =
      (try? nibs[key]?.make(key.identifier) as? UICollectionReusableView)
      ?? classes[key]?.made(key.identifier)
    view?.reuseIdentifier = key.identifier
    return view
  }

  mutating func put(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}

extension UICollectionView {
  /// The kind of cells in the pool.
  static let cellKind = ""

  /// Says which class makes the cells of an identifier; `nil` takes that back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, ReusablePool.Key(kind: Self.cellKind, identifier: identifier))
  }

  /// Says which nib makes the cells of an identifier; `nil` takes that back.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, ReusablePool.Key(kind: Self.cellKind, identifier: identifier))
  }

  /// Says which class makes the supplementary views of a kind and identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, ReusablePool.Key(kind: elementKind, identifier: identifier))
  }

  /// A cell of a registered identifier: only inside `cellForItemAt`, for the path that is asked
  /// for, once (L-04, L-05).
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let request, request.path == indexPath, !request.isUsed else {
      report("L-05", .exception, "dequeued for \(indexPath.text), which is not asked for")
      return UICollectionViewCell(frame: .zero)
    }
    self.request?.isUsed = true
    let view = pool.take(ReusablePool.Key(kind: Self.cellKind, identifier: identifier))
    guard let cell = view as? UICollectionViewCell else {
      report("L-04", .exception, "“\(identifier)” is not registered, or not as a cell")
      return UICollectionViewCell(frame: .zero)
    }
    cell.layoutState.environment = self
    if cell.reuseCount == 0 { inspector.cellsMade[identifier, default: 0] += 1 }
    return cell
  }

  /// A supplementary view of a registered identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = pool.take(ReusablePool.Key(kind: elementKind, identifier: identifier)) else {
      report("L-04", .exception, "“\(identifier)” is not registered for \(elementKind)")
      return UICollectionReusableView(frame: .zero)
    }
    view.layoutState.environment = self
    return view
  }

  /// A cell that a registration makes and configures.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    // After a breach: a cell that is not shown.
    let made = cell as? Cell ?? unsafeDowncast(Cell.made(nil), to: Cell.self)
    if let item { registration.handler(made, indexPath, item) }
    return made
  }

  /// A class of cells, and how they show an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Shows an item in a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    let identifier = "registration \(UUID().uuidString)"

    /// A registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
}
