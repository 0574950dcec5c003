import Tableware

/// A screen whose parts a test supplies, and that notes when it appears and disappears.
final class Page: Screen {
  let context = ScreenContext()
  let title: String
  private var content: (Page) -> [Section]
  /// Receives a line for each time that the screen appears or disappears.
  var note: (String) -> Void = { _ in }
  /// Runs when the screen appears.
  var onAppear: () -> Void = {}
  /// Prepares the table.
  var onConfigure: (Table) -> Void = { _ in }
  /// Responds to events that no level below handled.
  var onEvent: (any Event, EventSource) -> EventResponse = { _, _ in .passed }
  var commands: [Command] = []
  var search: Search?

  /// Creates a screen that declares sections; none by default.
  init(
    _ title: String = "page", @TableBuilder content: @escaping (Page) -> [Section] = { _ in [] }
  ) {
    self.title = title
    self.content = content
  }

  var sections: [Section] { content(self) }

  /// Replaces what the screen declares.
  func declare(@TableBuilder _ content: @escaping (Page) -> [Section]) {
    self.content = content
    context.setNeedsUpdate()
  }

  func configure(_ table: Table) { onConfigure(table) }

  func appear() {
    note("\(title) appears")
    onAppear()
  }

  func disappear() { note("\(title) disappears") }

  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    onEvent(event, source)
  }
}
