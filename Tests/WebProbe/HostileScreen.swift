import Tableware
import TablewareForms
import TablewareLoading

/// Texts that try to be something else, in every place that shows a text: a section for each text,
/// with the same rows in each. A command turns the texts, so that they come as patches too.
final class HostileScreen: Screen {
  let context = ScreenContext()
  private let texts: [String]
  private var turn = 0
  private var query: String

  var title: String { text(0) }
  var status: String { text(1) }
  var search: Search? {
    Search(prompt: text(2), query: query) { self.query = $0 }
  }
  var commands: [Command] {
    [Command("n", text(3)) { self.turn += 1 }]
  }

  init(_ texts: [String]) {
    self.texts = texts.isEmpty ? ["<b>"] : texts
    query = texts.first ?? ""
  }

  private func text(_ number: Int) -> String { texts[(number + turn) % texts.count] }

  var sections: [Section] {
    for number in texts.indices {
      let text = text(number)
      Section(
        number, header: SectionHeader(RowText(text), values: [RowValue(RowText(text))]),
        footer: RowText(text), index: text
      ) {
        HostileRows.plain(text, number)
        HostileRows.controls(text, number)
        HostileRows.states(text, number)
      }
    }
  }
}

/// One row of every kind, with a text in each of its places.
enum HostileRows {
  @RowBuilder static func plain(_ text: String, _ number: Int) -> RowBuilder.Rows {
    let question = RowAction(text, asking: text) {}
    TextRow(RowText(text), symbol: text, subtitle: text, value: text).id("text \(number)")
      .swipe(leading: [RowAction(text) {}], trailing: [question])
      .menu([question, RowAction(text, role: .destructive) {}])
      .onDetail {}
    DetailedRow(text: text).id("details \(number)").onTap {}
    TextRow(RowText(text)).id("menu \(number)").menu([question]).onTap {}
    LinkRow(text, symbol: text, subtitle: text, value: text, id: "link \(number)") {
      HostileScreen([text])
    }
    ImageRow(text, showing: text, caption: text, id: "image \(number)")
  }

  @RowBuilder static func controls(_ text: String, _ number: Int) -> RowBuilder.Rows {
    for (position, kind) in [TextInput.Kind.plain, .email, .secure, .number].enumerated() {
      TextFieldRow(text, text: text, placeholder: text, kind: kind) { _ in }
        .id("field \(position) \(number)")
    }
    TextAreaRow(text, text: text, placeholder: text) { _ in }.id("area \(number)")
    ToggleRow(text, symbol: text, subtitle: text, isOn: true) { _ in }.id("toggle \(number)")
    SliderRow(text, symbol: text, value: 0.5) { _ in }.id("slider \(number)")
    StepperRow(text, subtitle: text, value: 1.0, in: 0...9) { _ in }.id("stepper \(number)")
    SegmentedRow(text, [text, "b"], selected: 0) { _ in }.id("segments \(number)")
    ChoiceRow(text, [Choice(text, subtitle: text, 1)], selected: 1) { _ in }.id("choice \(number)")
    DateRow(text, date: nil) { _ in }.id("date \(number)")
    ButtonRow(text, symbol: text, asking: text, hint: text, id: "button \(number)") {}
  }

  @RowBuilder static func states(_ text: String, _ number: Int) -> RowBuilder.Rows {
    ProgressRow(text, subtitle: text, fraction: 0.5, id: "progress \(number)")
    LoadingRow(text, id: "loading \(number)")
    NoticeRow(text, detail: text, id: "notice \(number)")
    EmptyRow(text, detail: text, action: text, id: "empty \(number)") {}
    ErrorRow(text, detail: text, action: text, id: "error \(number)") {}
  }
}

/// A row with labeled lines below it, and a message.
private struct DetailedRow: Row {
  let text: String

  var id: String { text }
  var body: RowContent {
    RowContent(
      title: RowText(text).highlighting(text),
      details: [RowDetail(text, RowText(text, tone: .bad))],
      message: RowText(text, strong: true))
  }
}
