import Tableware
import TablewareUIKit

/// A feed: a section for each post; pulling brings newer ones, above what the reader looks at.
final class FeedController: TableController {
  private var posts = (0..<20).reversed().map { Post(number: $0) }

  init() {
    super.init("Feed")
    // One place for each event, for all posts.
    table.on(LikePost.self) { [unowned self] event, _ in
      change(event.post) { $0.likes += 1 }
    }
    table.on(OpenAuthor.self) { [unowned self] event, _ in
      push(MessageController(event.name, "The page of \(event.name)"))
    }
    table.on(HidePost.self) { [unowned self] event, _ in
      posts.removeAll { $0.id == event.post }
      show()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.loadNewer() }, for: .valueChanged)
    tableView.refreshControl = refresh
  }

  override func show() {
    table.show { ForEach(posts) { PostComponent(post: $0).section } }
  }

  private func loadNewer() {
    let newest = posts.first?.id ?? -1
    posts.insert(contentsOf: [newest + 2, newest + 1].map { Post(number: $0) }, at: 0)
    show()
    tableView.refreshControl?.endRefreshing()
  }

  private func change(_ id: Post.ID, _ change: (inout Post) -> Void) {
    guard let place = posts.firstIndex(where: { $0.id == id }) else { return }
    change(&posts[place])
    show()
  }
}
