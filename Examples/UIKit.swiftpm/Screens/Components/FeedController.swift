import Tableware
import TablewareUIKit

/// A feed: a section for each post; pulling inserts newer ones, above the visible rows.
final class FeedController: TableController {
  private var posts = (0..<20).reversed().map { Post(number: $0) }

  init() {
    super.init("Feed", style: .plain)
    // One handler for each event, for all posts.
    table.on(Like.self, from: ToolbarRow.self) { [unowned self] _, row, _ in
      change(row.post.id) { $0.likes += 1 }
      return .handled
    }
    table.on(Tap.self, from: AuthorRow.self) { [unowned self] _, row, _ in
      push(MessageController(row.post.author, "The page of \(row.post.author)"))
      return .handled
    }
    table.on(HidePost.self) { [unowned self] event, _ in
      posts.removeAll { $0.id == event.post }
      show()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(table).setRefreshAction { [weak self] done in
      self?.loadNewer()
      done()
    }
  }

  override func show() {
    table.show { ForEach(posts) { PostComponent(post: $0).section } }
  }

  private func loadNewer() {
    let newest = posts.first?.id ?? -1
    posts.insert(contentsOf: [newest + 2, newest + 1].map { Post(number: $0) }, at: 0)
    show()
  }

  private func change(_ id: Post.ID, _ change: (inout Post) -> Void) {
    guard let position = posts.firstIndex(where: { $0.id == id }) else { return }
    change(&posts[position])
    show()
  }
}
