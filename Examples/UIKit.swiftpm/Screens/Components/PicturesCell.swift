import Foundation
import TablewareUIKit

/// One large picture, or several in three columns; the row specifies their height.
final class PicturesCell: UITableViewCell {
  private var pictures: [UIImageView] = []

  func show(_ count: Int) {
    while pictures.count > count { pictures.removeLast().removeFromSuperview() }
    while pictures.count < count {
      let picture = UIImageView(frame: .zero)
      picture.image = UIImage(systemName: "photo")
      contentView.addSubview(picture)
      pictures.append(picture)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PictureGrid(count: pictures.count, width: contentView.bounds.width)
    for (position, picture) in pictures.enumerated() { picture.frame = grid.frame(at: position) }
  }
}
