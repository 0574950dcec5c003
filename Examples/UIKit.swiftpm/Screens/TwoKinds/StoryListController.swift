import Tableware
import TablewareUIKit

/// Information about an event that only the list has: the position of its row.
struct Position: Sendable {
  let number: Int
  let count: Int
}

/// The list: it is independent of the kinds of rows, and adds its information to events.
final class StoryListController: TableController {
  private let model: StoryListModel

  init(_ model: StoryListModel) {
    self.model = model
    super.init("Stories", style: .plain)
  }

  override func show() {
    table.show { Section("stories") { model.rows } }
  }
}

extension StoryListController: @MainActor EventResponder {
  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    if let position = model.position(of: source.row) { source.enrich(with: position) }
    return .passed
  }
}
