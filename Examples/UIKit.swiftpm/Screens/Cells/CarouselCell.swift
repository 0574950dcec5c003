import Foundation
import Tableware
import TablewareUIKit

/// The user tapped an item of a carousel.
struct CoverTapped: Event {
  let title: String
}

struct CarouselRow: UIKitRow, Equatable {
  let name: String
  let covers: [String]
  var id: String { name }
  var body: RowContent { RowContent(title: name, subtitle: covers.joined(separator: ", ")) }
  func configure(_ cell: CarouselCell) { cell.show(covers) }
}

/// A collection view that scrolls from side to side inside of a cell.
final class CarouselCell: UITableViewCell, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private var covers: [String] = []
  let collectionView: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(collectionView)
    let height = collectionView.heightAnchor.constraint(equalToConstant: 120)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height,
      collectionView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ covers: [String]) {
    self.covers = covers
    collectionView.reloadData()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    collectionView.contentOffset = .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { covers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    (cell as? CoverCell)?.label.text = covers[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 96, height: collectionView.bounds.height) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    raise(CoverTapped(title: covers[indexPath.item]))
  }
}

/// A picture above a title.
final class CoverCell: UICollectionViewCell {
  let picture = UIImageView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.backgroundColor = .tertiarySystemFill
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textAlignment = .center
    for view in [picture, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}
