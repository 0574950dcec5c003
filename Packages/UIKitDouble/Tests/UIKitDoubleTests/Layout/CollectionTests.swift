import Foundation
import Testing
import UIKitDouble

/// Items of a collection view.
@Suite @MainActor struct CollectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layout = UICollectionViewFlowLayout()
  private let items = Items()

  private func view(_ sections: [[String]], height: CGFloat = 100) -> UICollectionView {
    VirtualTime.shared.reset()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    items.sections = sections
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func letters(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test func carousel_showsReusesAndCountsItsCells() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let view = view([letters(20)])
    #expect(view.contentSize == CGSize(width: 2_230, height: 100))
    #expect(view.visibleCells.map(\.frame.minX) == [20, 130, 240])
    view.simulateDrag(horizontallyBy: 345)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [3, 4, 5])
    view.scrollToItem(at: [0, 19], at: .right, animated: false)
    view.layoutIfNeeded()
    #expect(
      view.contentOffset.x == 1_890 && view.indexPathsForVisibleItems.map(\.item) == [17, 18, 19])
    #expect((view.visibleCells as? [LetterCell])?.map(\.text) == ["17", "18", "19"])
    #expect((view.inspector.cellsMade["letter"] ?? 0) <= 4 && view.inspector.breaches == [])
  }

  @Test func paging_restsAtPages() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let view = view([letters(5)])
    view.isPagingEnabled = true
    view.simulateDrag(horizontallyBy: 100)
    VirtualTime.shared.advance()
    #expect(view.contentOffset.x == 0)
    view.simulateFlick(horizontallyBy: 100)
    VirtualTime.shared.advance()
    #expect(view.contentOffset.x == 320)
  }

  @Test func lines_spreadTheirItems() {
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    items.header = "header"
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    items.sections = [letters(5)]
    view.dataSource = items
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 0, y: 30), CGPoint(x: 115, y: 30), CGPoint(x: 230, y: 30),
        CGPoint(x: 0, y: 80), CGPoint(x: 115, y: 80),
      ])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(view.contentSize.height == 120 && view.inspector.breaches == [])
  }

  @Test func estimates_letCellsSizeThemselves() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 5
    let view = view([["a", "bbbb", "cc"]], height: 30)
    #expect(view.visibleCells.map(\.frame.width) == [26, 56, 36])
    #expect(view.visibleCells.map(\.frame.minX) == [0, 31, 92])
  }

  @Test func batch_movesCellsAndSelection_withItsItems() {
    let view = view([["a", "b", "c"]])
    #expect(view.simulateTap(at: [0, 2]))
    let cell = view.cellForItem(at: [0, 2])
    var isFinished: Bool?
    view.performBatchUpdates {
      items.sections = [["c", "x", "b"]]
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 1]])
      view.moveItem(at: [0, 2], to: [0, 0])
    } completion: {
      isFinished = $0
    }
    window.layoutIfNeeded()
    #expect(isFinished == nil && view.cellForItem(at: [0, 0]) === cell)
    #expect((view.visibleCells as? [LetterCell])?.map(\.text) == ["c", "x", "b"])
    #expect(view.indexPathsForSelectedItems == [[0, 0]] && items.log == ["select (0,2)"])
    VirtualTime.shared.advance()
    #expect(isFinished == true && view.inspector.breaches == [])
  }

  @Test func batch_withWrongCounts_isReportedAsThatOfATable_andPoisonsTheView() {
    let view = view([["a", "b", "c"]])
    items.sections = [["a", "b"]]
    view.insertItems(at: [[0, 0]])
    #expect(
      view.inspector.breaches.map(\.description) == [
        "B-31 (exception): 2 rows in section 0 after the update, not 4: 3 before, 1 inserted, "
          + "0 deleted, 0 moved in, 0 moved out"
      ])
    view.reloadData()
    #expect(view.inspector.breaches.map(\.rule) == ["B-31", "B-47"])
  }

  @Test func dequeue_ofAnUnknownIdentifierOrPath_isAnException() {
    let view = view([["a"]])
    _ = view.dequeueReusableCell(withReuseIdentifier: "letter", for: [0, 0])
    #expect(view.inspector.breaches.map(\.rule) == ["L-05"])
    let other = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    other.dataSource = items
    window.addSubview(other)
    window.layoutIfNeeded()
    #expect(other.inspector.breaches.map(\.rule) == ["L-04"])
  }

  @Test func registrations_configureCells() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<LetterCell, String> { cell, path, item in
      cell.show("\(item)\(path.item)")
    }
    items.sections = [["a", "b"]]
    items.make = { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    view.dataSource = items
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect((view.visibleCells as? [LetterCell])?.map(\.text) == ["a0", "b1"])
  }
}

private final class LetterCell: UICollectionViewCell {
  private let label = UILabel()
  var text: String { label.text ?? "" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func show(_ text: String) { label.text = text }
}

@MainActor
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]] = []
  var header: String?
  var log: [String] = []
  var make: ((UICollectionView, IndexPath, String) -> UICollectionViewCell)?

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = sections[indexPath.section][indexPath.item]
    if let make { return make(collectionView, indexPath, item) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.show(item)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: header ?? "", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select (\(indexPath.section),\(indexPath.item))")
  }
}
