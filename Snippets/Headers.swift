// A header type of an app, a section that collapses, and a header of the whole table.

// snippet.show
import Tableware
import TablewareTerminal

struct Post: Identifiable {
  let id: Int
  var title: String
  var isRead = false
}

/// A header is a row without an identity of its own.
struct PostsHeader: HeaderRow {
  let title: String
  let unread: Int

  var body: RowContent {
    RowContent(
      image: RowImage(.symbol("tray", glyph: "▤"), width: 24), title: title,
      badges: unread > 0 ? [RowBadge("\(unread) new", tone: .accent)] : [])
  }
}

final class PostsScreen: Screen {
  let context = ScreenContext()
  let title = "Posts"
  private var posts = [
    Post(id: 1, title: "Night train to Lisbon"), Post(id: 2, title: "Bread in a day"),
  ]

  @TableBuilder var sections: [Section] {
    Section.tableHeader(SectionHeader("\(posts.count) posts of 2 friends"))
    Section("posts", header: header) {
      ForEach(posts) { post in TextRow(RowText(post.title)).id(post.id) }
    }
    .collapsible()
    Section("drafts", header: "Drafts") {}.emptyText("No drafts.")
  }

  /// The header has a menu, as every row may have.
  private var header: AnyRow {
    PostsHeader(title: "Posts", unread: posts.filter { !$0.isRead }.count)
      .menu([
        RowAction("Mark all as read") {
          for index in self.posts.indices { self.posts[index].isRead = true }
        }
      ])
  }
}

print(try await Terminal.frame(of: PostsScreen(), keys: "up enter", columns: 40, rows: 10))
// snippet.hide
