import Tableware
import TablewareUIKit

extension AuthorRow: UIKitRow {
  func configure(_ cell: AuthorCell) { cell.show(post.author) }
}

extension PicturesRow: UIKitRow {
  func configure(_ cell: PicturesCell) { cell.show(post.pictureCount) }

  var height: RowHeight {
    .measured { PictureGrid(count: post.pictureCount, width: $0.width).height }
  }
}

extension ToolbarRow: UIKitRow {
  func configure(_ cell: ToolbarCell) { cell.show(post) }
}

/// An author's face and name.
final class AuthorCell: UITableViewCell {
  func show(_ author: String) {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "person.crop.circle")
    content.text = author
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}

/// The number of likes of a post, with a button that adds one.
final class ToolbarCell: UITableViewCell {
  func show(_ post: Post) {
    var content = UIListContentConfiguration.cell()
    content.text = "\(post.likes) likes"
    contentConfiguration = content
    // The button is independent of the post: the event is raised by the row that the cell shows.
    if accessoryView == nil { accessoryView = UIButton("Like", raising: Like()) }
  }
}
