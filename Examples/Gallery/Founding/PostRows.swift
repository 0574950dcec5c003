import Tableware

/// The user likes a post.
struct LikePost: Event {
  let post: Int
}

/// The part of a post that a row shows.
struct PostPart: Hashable, Sendable {
  enum Part: Sendable { case author, text, images, toolbar }
  let post: Int
  let part: Part
}

/// The author of the post.
struct AuthorRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, part: .author) }
  var body: RowContent {
    RowContent(
      symbol: RowText("◉", tone: .accent), title: RowText(post.author, strong: true),
      values: [RowValue("#\(post.id)")])
  }
}

/// The text, on as many lines as it needs.
struct PostTextRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, part: .text) }
  var body: RowContent { RowContent(title: post.text, titleLineLimit: 8) }
}

/// The pictures of the post.
struct ImagesRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, part: .images) }
  var body: RowContent {
    // One picture is large, several are in three columns.
    RowContent(
      title: RowText(
        post.imageCount == 1
          ? "▦▦▦"
          : repeatElement("▦", count: post.imageCount)
            .joined(separator: " "), tone: .secondary))
  }
}

/// The actions of the post.
struct ToolbarRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, part: .toolbar) }
  var body: RowContent {
    RowContent(title: RowText("↻ share   ✎ comment", tone: .secondary), values: ["♥ \(post.likes)"])
  }
}
