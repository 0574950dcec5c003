import Tableware

/// The user likes a post.
struct Like: Event {}

/// The user hides a post.
struct HidePost: Event {
  let post: Post.ID
}

/// A post as a section: its rows and their actions.
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

/// The part of a post that a row shows.
nonisolated struct PostPart: Hashable, Sendable {
  enum Kind: Sendable { case author, text, pictures, toolbar }
  let post: Post.ID
  let kind: Kind
}

/// The author of the post.
struct AuthorRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, kind: .author) }
  var body: RowContent { RowContent(title: post.author, accessory: .disclosure) }
}

/// The pictures of the post.
struct PicturesRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, kind: .pictures) }
  var body: RowContent { RowContent(title: "\(post.pictureCount) pictures") }
}

/// The actions of the post.
struct ToolbarRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, kind: .toolbar) }
  var body: RowContent { RowContent(title: "\(post.likes) likes") }
}
