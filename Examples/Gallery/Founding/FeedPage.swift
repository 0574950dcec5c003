import Tableware

/// A feed: a section for each post, of rows of several kinds.
final class FeedPage: Screen {
  let title = "Feed"
  let table = Table()
  private var posts = (0..<20).reversed().map { Post(number: $0) }

  init() {
    // One place for each event, for all posts.
    table.on(LikePost.self) { [unowned self] event, _ in
      guard let place = posts.firstIndex(where: { $0.id == event.post }) else { return }
      posts[place].likes += 1
      show()
    }
    show()
  }

  var status: String { Format.count(posts.count, "post") }

  var commands: [Command] {
    [
      Command("r", "refresh") { [unowned self] _ in
        let newest = posts.first?.id ?? -1
        posts.insert(contentsOf: [newest + 2, newest + 1].map { Post(number: $0) }, at: 0)
        show()
      }
    ]
  }

  private func show() {
    let posts = posts
    table.show {
      ForEach(posts) { post in
        Section(post.id) {
          AuthorRow(post: post).disclosing { ProfilePage(author: post.author) }
          PostTextRow(post: post)
          if post.imageCount > 0 {
            ImagesRow(post: post).onTap { [weak table] in
              table?.navigator?.push(ImagePage(count: post.imageCount))
            }
          }
          ToolbarRow(post: post)
            .on(Tap.self) { _, source in source.raise(LikePost(post: post.id)) }
            .menu([RowAction("Like", symbol: "♥") { $0.raise(LikePost(post: post.id)) }])
        }
      }
    }
  }
}

/// Where the face of an author leads.
private final class ProfilePage: Screen {
  let title: String
  let table = Table()

  init(author: String) {
    title = author
    table.show { Section("profile") { "The page of \(author)" } }
  }
}

/// A picture of its own.
private final class ImagePage: Screen {
  let title = "Picture"
  let table = Table()

  init(count: Int) {
    table.show {
      Section("pictures") {
        ForEach(1...max(count, 1), id: \.self) { "Picture \($0) of \(count)" }
      }
    }
  }
}
