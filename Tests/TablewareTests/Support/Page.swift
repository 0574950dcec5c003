import Tableware

/// A screen that notes when it comes and goes.
final class Page: Screen {
  let title: String
  let table = Table()
  private let note: (String) -> Void
  /// Runs when the screen appears.
  var onAppear: (Timeline) -> Void = { _ in }

  init(_ title: String, note: @escaping (String) -> Void = { _ in }) {
    self.title = title
    self.note = note
  }

  func appear(on timeline: Timeline) {
    note("\(title) appears")
    onAppear(timeline)
  }

  func disappear() { note("\(title) disappears") }
}
