import Tableware
import TablewareUIKit

/// The end of an event's path: the reactions to all types of events are in one place.
///
/// ```
/// button ▶ cell ▶ row ▶ section ▶ table ▶ StoryListController ▶ TwoKindsController
///                                         adds what it knows    handles
/// ```
final class TwoKindsController: UIViewController {
  private let list = StoryListController(StoryListModel())
  // The strategies: an event from a type of row, and the reaction to it.
  private var strategies = EventHandlers()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Two kinds"
    strategies.add(Follow.self, from: AuthorNameRow.self) { [unowned self] _, row, source in
      present(row.author.name, ["kind": "Author", "name": row.author.name], source)
      return .handled
    }
    strategies.add(Read.self, from: StoryRow.self) { [unowned self] _, row, source in
      let story = row.story
      present(story.title, ["kind": "Story", "title": story.title, "by": story.author], source)
      return .handled
    }
  }

  /// Unavailable: screens are created in code.
  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Without this the events of the list would not reach this controller.
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.view.frame = view.bounds
  }

  private func present(_ title: String, _ facts: [String: String], _ source: EventSource) {
    var facts = facts
    if let position = source.note(Position.self) {
      facts["place"] = "\(position.number) of \(position.count)"
    }
    let detail = FactsController(title, facts)
    present(UINavigationController(rootViewController: detail), animated: true)
  }
}

extension TwoKindsController: @MainActor EventResponder {
  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    strategies.respond(to: event, from: source)
  }
}
