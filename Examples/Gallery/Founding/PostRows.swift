import Tableware

/// The user likes a post.
struct LikePost: Event {
  let post: Int
}

/// The part of a post that a row shows.
struct PostPart: Hashable, Sendable {
  enum Part: Hashable, Sendable { case author, text, images, toolbar }
  let post: Int
  let part: Part
}

/// The author of the post.
struct AuthorRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, part: .author) }
  var body: RowContent {
    var content = RowContent(
      image: RowImage(
        .data(post.portrait), width: 32, shape: .circle, placeholder: .initials(post.author)),
      title: RowText(post.author, strong: true), values: [RowValue("#\(post.id)")])
    content.style.separator = RowStyle.Separator.none
    return content
  }
}

/// The text, on as many lines as it needs.
struct PostTextRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, part: .text) }
  var body: RowContent {
    var content = RowContent(title: post.text, titleLineLimit: 8)
    content.style.separator = RowStyle.Separator.none
    return content
  }
}

/// Its first picture, and how many there are.
struct ImagesRow: Row {
  let post: Post
  var id: PostPart { PostPart(post: post.id, part: .images) }
  var body: RowContent {
    var content = RowContent(
      image: post.picture(0),
      title: RowText(
        post.imageCount == 1 ? "1 picture" : "\(post.imageCount) pictures", tone: .secondary))
    content.style.separator = RowStyle.Separator.none
    return content
  }
}

/// One of its pictures.
struct PictureRow: Row {
  let post: Post
  let number: Int
  var id: Int { number }
  var body: RowContent {
    RowContent(
      image: post.picture(number, largest: 120),
      title: "Picture \(number + 1) of \(post.imageCount)")
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
