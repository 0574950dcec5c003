import Tableware
import TablewareLoading

/// The code of Documentation/migrating/m80tableviewcomponent.md.
enum ComponentGuide {
  // entry: migrating-m80
  struct Post: Identifiable {
    let id: Int
    let author: String
    let text: String
    var likes = 0
  }

  final class FeedScreen: Screen {
    let context = ScreenContext()
    let title = "Feed"
    private var posts = [
      Post(id: 1, author: "Ada", text: "The rain has stopped."),
      Post(id: 2, author: "Ben", text: "A long text takes several lines, measured once."),
    ]

    var commands: [Command] { [Command("n", "New") { self.insertPost() }] }

    var sections: [Section] {
      ForEach(posts) { post in
        Section(post.id) {
          TextRow(post.author).id("author \(post.id)")
          NoticeRow(post.text).id("text \(post.id)")
          ButtonRow("Like (\(post.likes))") { self.like(post.id) }.id("like \(post.id)")
        }
      }
    }

    private func insertPost() {
      posts.insert(Post(id: posts.count + 1, author: "Cleo", text: "Good morning."), at: 0)
    }

    private func like(_ id: Int) {
      for index in posts.indices where posts[index].id == id { posts[index].likes += 1 }
    }
  }
  // end
}
