import Tableware
import TablewareMapping

/// Six rows of two kinds, whose taps become events to which each level adds something on the way
/// up.
///
/// The list is independent of the kinds of rows: each kind names its event, and the handlers are
/// distinguished by name.
package final class TwoKindsScreen: Screen {
  package let context = ScreenContext()
  package let title = "Two kinds"
  package var status: String { "tap a row: its event goes up" }

  private let rows: [AnyRow] = [
    AnyRow(KindOneRow(id: 1, name: "Ada")), AnyRow(KindTwoRow(id: 2, text: "a longer story")),
    AnyRow(KindOneRow(id: 3, name: "Grace")), AnyRow(KindTwoRow(id: 4, text: "another one")),
    AnyRow(KindTwoRow(id: 5, text: "the last but one")),
    AnyRow(KindOneRow(id: 6, name: "Edsger")),
  ]

  package init(_ sources: Gallery.Sources) {}

  package func configure(_ table: Table) {
    // The action of each kind of row is declared once, for all rows.
    table.on(Tap.self, from: KindOneRow.self) { _, row, source in
      source.send("one", ["id": row.id, "name": row.name, "kind": "KindOneRow"])
    }
    table.on(Tap.self, from: KindTwoRow.self) { _, row, source in
      source.send("two", ["id": row.id, "text": row.text, "kind": "KindTwoRow"])
    }
    table.on(NamedEvent.self) { _, source in
      source.enrich(with: TableNote(count: self.rows.count))
      return .passed
    }
  }

  package var sections: [Section] {
    Section("list", header: "One, Two, One, Two, Two, One") {
      rows
    }
    .on(NamedEvent.self) { _, source in
      source.enrich(with: SectionNote(section: "\(source.section)"))
      return .passed
    }
  }

  /// The end of the chain: the information of the levels below is shown with that of the row.
  package func respond(to event: any Event, from source: EventSource) -> EventResponse {
    guard let event = event as? NamedEvent, event.name == "one" || event.name == "two" else {
      return .passed
    }
    var parameters = event.info.mapValues { "\($0)" }
    parameters["section"] = source.note(SectionNote.self)?.section
    parameters["rows"] = source.note(TableNote.self).map { "\($0.count)" }
    let kind = parameters.removeValue(forKey: "kind") ?? ""
    context.push(TwoKindsDetail(kind: kind, event: event.name, parameters: parameters))
    return .handled
  }
}

/// The information that the section adds.
private struct SectionNote: Sendable {
  var section: String
}

/// The information that the table adds.
private struct TableNote: Sendable {
  var count: Int
}

/// A name, in one line.
private struct KindOneRow: Row {
  let id: Int
  let name: String
  var body: RowContent {
    RowContent(symbol: RowText("①", tone: .accent), title: name)
  }
}

/// A text with a second line.
private struct KindTwoRow: Row {
  let id: Int
  let text: String
  var body: RowContent {
    RowContent(symbol: RowText("②", tone: .good), title: text, subtitle: "a row of two lines")
  }
}

/// An event that arrived: the kind of row that sent it, and its parameters.
final class TwoKindsDetail: Screen {
  let context = ScreenContext()
  var title: String { kind }

  private let kind: String
  private let event: String
  private let parameters: [String: String]

  init(kind: String, event: String, parameters: [String: String]) {
    self.kind = kind
    self.event = event
    self.parameters = parameters
  }

  var commands: [Command] {
    [Command("c", "close") { self.context.pop() }]
  }

  var sections: [Section] {
    Section("event", header: "“\(event)” from a \(kind)") {
      for key in parameters.keys.sorted() {
        TextRow(key, value: parameters[key] ?? "")
      }
    }
  }
}
