import Tableware

/// A screen whose parts a test supplies, and that notes when it appears and disappears.
package final class SampleScreen: Screen {
  package let context = ScreenContext()
  package let title: String
  private var content: (SampleScreen) -> [Section]
  /// Receives a line for each time that the screen appears or disappears.
  package var note: (String) -> Void = { _ in }
  /// Runs when the screen appears.
  package var onAppear: () -> Void = {}
  /// Prepares the table.
  package var onConfigure: (Table) -> Void = { _ in }
  /// Responds to events that no level below handled.
  package var onEvent: (any Event, EventSource) -> EventResponse = { _, _ in .passed }
  package var commands: [Command] = []
  package var search: Search?

  /// Creates a screen that declares sections; none by default.
  package init(
    _ title: String = "page",
    @TableBuilder content: @escaping (SampleScreen) -> [Section] = { _ in [] }
  ) {
    self.title = title
    self.content = content
  }

  package var sections: [Section] { content(self) }

  /// Replaces what the screen declares.
  package func declare(@TableBuilder _ content: @escaping (SampleScreen) -> [Section]) {
    self.content = content
    context.setNeedsUpdate()
  }

  package func configure(_ table: Table) { onConfigure(table) }

  package func appear() {
    note("\(title) appears")
    onAppear()
  }

  package func disappear() { note("\(title) disappears") }

  package func respond(to event: any Event, from source: EventSource) -> EventResponse {
    onEvent(event, source)
  }
}
