import Tableware

/// A feed: a section for each post, of rows of several kinds.
final class FeedPage: Screen {
  let context = ScreenContext()
  let title = "Feed"
  var status: String { Format.count(posts.count, "post") }

  private var posts = (0..<20).reversed().map { Post(number: $0) }

  var refresh: Refresh? { Refresh { self.addPosts() } }

  func configure(_ table: Table) {
    // One handler for the likes of all posts.
    table.on(LikePost.self) { event, _ in self.like(event.post) }
  }

  var sections: [Section] {
    ForEach(posts) { post in
      Section(post.id) {
        AuthorRow(post: post).disclosing { ProfilePage(author: post.author) }
        PostTextRow(post: post)
        if post.imageCount > 0 {
          ImagesRow(post: post).onTap { self.context.push(ImagePage(post)) }
        }
        ToolbarRow(post: post)
          .on(Tap.self) { _, source in source.raise(LikePost(post: post.id)) }
          .menu([RowAction("Like", symbol: "♥") { $0.raise(LikePost(post: post.id)) }])
      }
    }
  }

  private func like(_ post: Int) {
    guard let index = posts.firstIndex(where: { $0.id == post }) else { return }
    posts[index].likes += 1
  }

  private func addPosts() {
    let newest = posts.first?.id ?? -1
    posts.insert(contentsOf: [newest + 2, newest + 1].map { Post(number: $0) }, at: 0)
  }
}

/// The page of an author.
private final class ProfilePage: Screen {
  let context = ScreenContext()
  var title: String { author }

  private let author: String

  init(author: String) { self.author = author }

  var sections: [Section] {
    Section("profile") { "The page of \(author)" }
  }
}

/// The pictures of a post.
private final class ImagePage: Screen {
  let context = ScreenContext()
  let title = "Picture"

  private let post: Post

  init(_ post: Post) { self.post = post }

  var sections: [Section] {
    Section("pictures") {
      ForEach(0..<max(post.imageCount, 1), id: \.self) { number in
        PictureRow(post: self.post, number: number)
      }
    }
  }
}
