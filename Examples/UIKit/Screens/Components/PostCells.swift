import Tableware
import TablewareUIKit

extension AuthorRow: UIKitRow {
  func configure(_ cell: AuthorCell) { cell.show(post.author) }
}

extension PicturesRow: UIKitRow {
  func configure(_ cell: PicturesCell) { cell.show(post.pictureCount) }
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

/// How much a post is liked, and a button to like it more.
final class ToolbarCell: UITableViewCell {
  private var post: Post.ID?
  private lazy var like = {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.sizeToFit()
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let post else { return }
        raise(LikePost(post: post))
      }, for: .touchUpInside)
    return button
  }()

  func show(_ post: Post) {
    self.post = post.id
    var content = UIListContentConfiguration.cell()
    content.text = "\(post.likes) likes"
    contentConfiguration = content
    if accessoryView == nil { accessoryView = like }
  }
}
