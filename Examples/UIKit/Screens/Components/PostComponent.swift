import Tableware

/// The reader likes a post.
struct Like: Event {}

/// The reader hides a post.
struct HidePost: Event {
  let post: Post.ID
}

/// A post as a section: which rows it consists of, and what can be done with them.
struct PostComponent {
  let post: Post

  var section: Section {
    Section(post.id) {
      AuthorRow(post: post)
        .swipe(trailing: [
          RowAction("Hide", role: .destructive) { [post] in $0.raise(HidePost(post: post.id)) }
        ])
      TextRow(RowText(post.text), lineLimit: 8).id(PostPart(post: post.id, kind: .text))
      if post.pictureCount > 0 { PicturesRow(post: post) }
      ToolbarRow(post: post)
    }
  }
}

/// Which part of a post a row shows.
struct PostPart: Hashable, Sendable {
  enum Kind: Sendable { case author, text, pictures, toolbar }
  let post: Post.ID
  let kind: Kind
}

/// Who wrote it.
struct AuthorRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, kind: .author) }
  var body: RowContent { RowContent(title: post.author, accessory: .disclosure) }
}

/// Its pictures.
struct PicturesRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, kind: .pictures) }
  var body: RowContent { RowContent(title: "\(post.pictureCount) pictures") }
}

/// What can be done with it.
struct ToolbarRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, kind: .toolbar) }
  var body: RowContent { RowContent(title: "\(post.likes) likes") }
}
