import Tableware
import TablewareForms

/// A screen whose closures hold it, and its table, wherever an app can write one.
final class FullScreen: Screen {
  let context = ScreenContext()
  let title = "Full"
  private(set) var log: [String] = []
  private var expandedNodes = ExpandedSet()
  private var query = ""
  private let letters = ["a", "b", "c"]

  var commands: [Command] { [Command("n", "note") { self.note("command") }] }
  var search: Search? { Search(prompt: "note", query: query) { self.query = $0 } }

  func configure(_ table: Table) {
    table.on(Tap.self) { _, _ in
      self.note("table \(table.snapshot.rowCount)")
    }
    table.on(ExpansionChange.self) { change, source in
      self.expandedNodes.apply(change, to: source.row)
    }
    table.moveTarget = { move in
      self.note("move \(table.snapshot.rowCount)")
      return move
    }
    table.trace = { _ in self.note("hop \(table.snapshot.rowCount)") }
    table.diagnostics.sink = { _ in self.note("\(table.snapshot.rowCount)") }
    table.selectionMode = .multiple
  }

  func appear() {
    context.every(.seconds(1)) { self.note("every") }
    context.every(.seconds(1), .untilRemoved) { self.note("every until removed") }
    context.after(.seconds(1_000)) { self.note("after") }
    context.load {
      for await _ in AsyncStream<Void>.makeStream().stream {}
    } then: { _ in
      self.note("load")
    }
    context.follow(AsyncStream<Int>.makeStream().stream) { _ in self.note("follow") }
  }

  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    note("screen")
    return .handled
  }

  var sections: [Section] {
    Section("rows", header: "\(log.count)") {
      TextRow("tap").onTap { self.note("tap") }
      TextRow("action").menu([RowAction("Act") { self.note("action") }])
        .deletable(asking: "Sure?") { self.note("delete") }
      TextRow("back").onTap { self.context.pop() }
      ToggleRow("toggle", isOn: true) { _ in self.note("toggle") }
      TextFieldRow("field", text: query) { self.query = $0 }
      ChoiceRow("choice", [Choice("x", "x"), Choice("y", "y")], selected: nil) { _ in
        self.note("choice")
      }
    }
    .on(Liked.self) { _, _ in self.note("section") }
    Section("letters") {
      ForEach(letters, id: \.self) { letter in
        TextRow(letter).movable().onTap { self.note(letter) }
          .on(Appearance.self) { _, _ in self.note("appears") }
      }
    }
  }

  func note(_ text: String) { log.append(text) }
}
