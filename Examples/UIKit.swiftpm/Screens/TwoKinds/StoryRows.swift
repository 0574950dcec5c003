import Tableware
import TablewareUIKit

/// The user follows an author.
struct Follow: Event {}

/// The user opens a story.
struct Read: Event {}

/// An author: one line.
struct AuthorNameRow: Row {
  let author: Author
  var id: Int { author.id }
  var body: RowContent { RowContent(title: author.name) }
}

/// A story: two lines.
struct StoryRow: Row {
  let story: Story
  var id: Int { story.id }
  var body: RowContent { RowContent(title: story.title, subtitle: "by \(story.author)") }
}

extension AuthorNameRow: UIKitRow {
  func configure(_ cell: AuthorNameCell) { cell.show(author) }
}

extension StoryRow: UIKitRow {
  func configure(_ cell: StoryCell) { cell.show(story) }
}

/// An author, with a button inside.
final class AuthorNameCell: UITableViewCell {
  func show(_ author: Author) {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "person.crop.circle")
    content.text = author.name
    contentConfiguration = content
    if accessoryView == nil { accessoryView = UIButton("Follow", raising: Follow()) }
  }
}

/// A story, with a button inside.
final class StoryCell: UITableViewCell {
  func show(_ story: Story) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "book")
    content.text = story.title
    content.secondaryText = "by \(story.author)"
    contentConfiguration = content
    if accessoryView == nil { accessoryView = UIButton("Read", raising: Read()) }
  }
}
