import Tableware
import TablewareUIKit

/// What only the list knows about an event: where its row stands.
struct Position: Sendable {
  let number: Int
  let count: Int
}

/// The list: it never asks which kind a row is, and adds to events what it knows.
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
