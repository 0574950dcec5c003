import Tableware
import TablewareForms
import TablewareHosting
import Testing

/// The fields of presentations, and pairs of rows that differ in one of them.
enum CellMatrix {
  struct ContentRow: Row {
    let id = "row"
    let body: RowContent
  }

  /// A field, and two contents that differ in it only.
  struct Field: Sendable, CustomTestStringConvertible {
    let name: String
    let before: @Sendable () -> AnyRow
    let after: @Sendable () -> AnyRow
    var testDescription: String { name }

    init(
      _ name: String, _ content: RowContent = RowContent(title: "Title"),
      row: @escaping @Sendable (AnyRow) -> AnyRow = { $0 },
      _ change: @escaping @Sendable (inout RowContent) -> Void
    ) {
      self.name = name
      before = { row(AnyRow(ContentRow(body: content))) }
      after = {
        var content = content
        change(&content)
        return row(AnyRow(ContentRow(body: content)))
      }
    }

    init(_ name: String, offers: @escaping @Sendable (AnyRow) -> AnyRow) {
      self.name = name
      before = { AnyRow(ContentRow(body: RowContent(title: "Title"))) }
      after = { offers(AnyRow(ContentRow(body: RowContent(title: "Title")))) }
    }
  }

  /// What UIKit shows otherwise, or not at all.
  static let differences = [
    "RowContent.isSelected": "The table view draws the selection of its rows.",
    "RowDetail.lineLimit": "A detail is never cut.",
    "NumberInput.step of a slider": "A slider stops anywhere.",
    "ActionPresentation.key": "A row has no keys.",
    "ActionPresentation.index": "The order of the menu.",
    "RowPresentation.displayEvents": "Not visible: ImpressionTests, SurroundingsTests.",
  ]

  static let fields: [Field] =
    contentFields + textFields + controlFields + numberFields + otherControlFields + offers

  private static let contentFields = [
    Field("RowContent.symbol") { $0.symbol = "♪" },
    Field("RowContent.title") { $0.title = "Other" },
    Field("RowContent.image") { $0.image = RowImage(.asset("one")) },
    Field("RowContent.badges") { $0.badges = [RowBadge("bug")] },
    Field("RowContent.badges tone", RowContent(title: "T", badges: [RowBadge("bug")])) {
      $0.badges = [RowBadge("bug", tone: .bad)]
    },
    Field("RowContent.badges color", RowContent(title: "T", badges: [RowBadge("bug")])) {
      $0.badges = [RowBadge("bug", color: RowColor(0xD7_3A4A))]
    },
    Field("RowContent.subtitle") { $0.subtitle = "Subtitle" },
    Field("RowContent.values") { $0.values = [RowValue("3:41")] },
    Field("RowContent.details") { $0.details = [RowDetail("Size", "12 KB")] },
    Field("RowContent.accessory") { $0.accessory = .disclosure },
    Field("RowContent.accessory beside values", RowContent(title: "Title", values: ["1"])) {
      $0.accessory = .disclosure
    },
    Field("RowContent.accessory detail beside values", RowContent(title: "Title", values: ["1"])) {
      $0.accessory = .detail
    },
    Field("RowContent.accessory checkmark beside values", RowContent(title: "A", values: ["1"])) {
      $0.accessory = .checkmark
    },
    Field("RowContent.control") { $0.control = .toggle(true) },
    Field("RowContent.style density") { $0.style.density = .comfortable },
    Field("RowContent.style separator") { $0.style.separator = RowStyle.Separator.none },
    Field("RowContent.style insets") { $0.style.leadingInset = 16 },
    Field("RowContent.style background") { $0.style.background = RowColor(0xFF_F6D6) },
    Field("RowContent.style selection") { $0.style.selection = RowColor(0xFF_F6D6) },
    Field("RowContent.style edge", RowContent(title: "Title", accessory: .checkmark)) {
      $0.style.accessoryEdge = .leading
    },
    Field("RowContent.style room", RowContent(title: "Title", values: ["1"])) {
      $0.style.accessoryRoom = .disclosure
    },
    Field("RowContent.message") { $0.message = "Required" },
    Field("RowContent.isEnabled", offers: { $0.disabled() }),
    Field("RowContent.level") { $0.level = 2 },
    Field("RowContent.expansion") { $0.expansion = .collapsed },
    Field("RowContent.expansion open", collapsed(.collapsed)) { $0.expansion = .expanded },
    Field("RowContent.expansion loading", collapsed(.collapsed)) { $0.expansion = .loading },
    Field("RowContent.isPlaceholder") { $0.isPlaceholder = true },
    Field("RowContent.accessibility") { $0.accessibility = RowAccessibility(label: "Spoken") },
    Field("RowContent.titleLineLimit") { $0.titleLineLimit = 3 },
    Field("RowContent.subtitleLineLimit", RowContent(title: "Title", subtitle: "Subtitle")) {
      $0.subtitleLineLimit = 4
    },
    Field("RowValue.text", RowContent(title: "Title", values: ["1"])) {
      $0.values = [RowValue("2")]
    },
    Field("RowValue.isDecorative", RowContent(title: "Title", values: ["1"])) {
      $0.values = [RowValue("1", isDecorative: true)]
    },
    Field("RowValue.width", RowContent(title: "Title", values: ["1"])) {
      $0.values = [RowValue("1", width: 6)]
    },
    Field("RowValue.image", RowContent(title: "Title", values: ["1"])) {
      $0.values = [RowValue("1", image: RowImage(.asset("one")))]
    },
    Field("RowDetail.image", detailed("Size")) {
      $0.details = [RowDetail("Size", "12", image: RowImage(.asset("one")))]
    },
    Field("RowDetail.label", detailed("Size")) { $0.details = [RowDetail("Length", "12")] },
    Field("RowDetail.text", detailed("Size")) { $0.details = [RowDetail("Size", "13")] },
  ]

  private static func collapsed(_ expansion: RowContent.Expansion) -> RowContent {
    var content = RowContent(title: "Title")
    content.expansion = expansion
    return content
  }

  private static func detailed(_ label: String) -> RowContent {
    RowContent(title: "Title", details: [RowDetail(label, "12")])
  }

  private static let tones: [RowText.Tone] = [
    .primary, .secondary, .accent, .good, .warning, .bad,
  ]

  private static let textFields =
    tones.flatMap { tone in
      [
        Field("RowText.Run.tone \(tone) in the title") { $0.title = RowText("Title", tone: tone) },
        Field("RowText.Run.tone \(tone) in the subtitle", RowContent(title: "T", subtitle: "S")) {
          $0.subtitle = RowText("S", tone: tone)
        },
        Field("RowText.Run.tone \(tone) in a value", RowContent(title: "T", values: ["1"])) {
          $0.values = [RowValue(RowText("1", tone: tone))]
        },
        Field("RowText.Run.tone \(tone) in the message", messageContent) {
          $0.message = RowText("M", tone: tone)
        },
      ]
    } + [
      Field("RowText.Run.isStrong in the title") { $0.title = RowText("Title", strong: true) },
      Field("RowText.Run.isStrong in a value", RowContent(title: "T", values: ["1"])) {
        $0.values = [RowValue(RowText("1", strong: true))]
      },
      Field("RowText.Run.style italic") { $0.title = RowText("Title", style: .italic) },
      Field("RowText.Run.style strikethrough") {
        $0.title = RowText("Title", style: .strikethrough)
      },
      Field("RowText.Run.style digits") { $0.title = RowText("Title", style: .monospacedDigits) },
      Field("RowText.Run.style highlighted") { $0.title = RowText("Title", style: .highlighted) },
      Field("RowText.Run.color") { $0.title = RowText("Title", color: RowColor(0xD7_3A4A)) },
      Field("RowText.Run.link") { $0.title = RowText("Title", link: "https://example.org") },
      Field("RowText.Run.text", RowContent(title: RowText("a", tone: .bad) + "b")) {
        $0.title = RowText("a", tone: .bad) + "c"
      },
    ]

  private static let messageContent = RowContent(title: "T", message: "M")

  private static func with(_ control: Control) -> RowContent {
    RowContent(title: "Title", control: control)
  }

  private static let controlFields = [
    Field("Control.toggle", with(.toggle(false))) { $0.control = .toggle(true) },
    Field("TextInput.text", with(.text(TextInput("a")))) { $0.control = .text(TextInput("b")) },
    Field("TextInput.placeholder", with(.text(TextInput("")))) {
      $0.control = .text(TextInput("", placeholder: "Name"))
    },
    Field("TextInput.kind secure", with(.text(TextInput("a")))) {
      $0.control = .text(TextInput("a", kind: .secure))
    },
    Field("TextInput.kind number", with(.text(TextInput("1")))) {
      $0.control = .text(TextInput("1", kind: .number))
    },
    Field("TextInput.kind email", with(.text(TextInput("a")))) {
      $0.control = .text(TextInput("a", kind: .email))
    },
    Field("TextInput.lineCount", with(.text(TextInput("a")))) {
      $0.control = .text(TextInput("a", lineCount: 3))
    },
    Field("ChoiceInput.titles", with(.choice(ChoiceInput(["a", "b"], selected: 0)))) {
      $0.control = .choice(ChoiceInput(["a", "c"], selected: 0))
    },
    Field("ChoiceInput.selected", with(.choice(ChoiceInput(["a", "b"], selected: 0)))) {
      $0.control = .choice(ChoiceInput(["a", "b"], selected: 1))
    },
    Field("Control.progress", with(.progress(0.2))) { $0.control = .progress(0.8) },
    Field("Control.progress nil", with(.progress(0))) { $0.control = .progress(nil) },
    Field("Control.button") { $0.control = .button(.normal) },
    Field("Control.button destructive", with(.button(.normal))) {
      $0.control = .button(.destructive)
    },
  ]

  private static func number(
    _ value: Double, in range: ClosedRange<Double> = 0...9, step: Double = 1,
    _ style: NumberInput.Style = .stepper
  ) -> Control { .number(NumberInput(value, in: range, step: step, style: style)) }

  private static let numberFields = [
    Field("NumberInput.value of a stepper", with(number(3))) { $0.control = number(4) },
    Field("NumberInput.range of a stepper", with(number(3))) { $0.control = number(3, in: 0...5) },
    Field("NumberInput.step of a stepper", with(number(3))) { $0.control = number(3, step: 3) },
    Field("NumberInput.style", with(number(3))) { $0.control = number(3, .slider) },
    Field("NumberInput.value of a slider", with(number(3, .slider))) {
      $0.control = number(4, .slider)
    },
    Field("NumberInput.range of a slider", with(number(3, .slider))) {
      $0.control = number(3, in: 0...5, .slider)
    },
  ]

  private static func day(_ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: 5, day: day)
  }

  private static let otherControlFields = [
    Field("DateInput.value", with(.date(DateInput(day(1))))) {
      $0.control = .date(DateInput(day(2)))
    },
    Field("DateInput.style", with(.date(DateInput(day(1))))) {
      var input = DateInput(day(1))
      input.style = .inline
      $0.control = .date(input)
    },
    Field("DateInput.parts", with(.date(DateInput(day(1))))) {
      $0.control = .date(DateInput(day(1), parts: .dayAndTime))
    },
    Field("DateInput.range", with(.date(DateInput(day(1))))) {
      $0.control = .date(DateInput(day(1), in: day(1)...day(9)))
    },
  ]

  private static func action(
    _ title: String = "Mark", symbol: String? = nil, _ role: ActionRole = .normal,
    isEnabled: Bool = true, asking question: String? = nil
  ) -> RowAction {
    RowAction(title, symbol: symbol, role: role, isEnabled: isEnabled, asking: question) {}
  }

  private static let offers = [
    Field("RowPresentation.tap", offers: { $0.onTap {} }),
    Field("RowPresentation.expansion", collapsed(.expanded), row: { $0.onTap {} }) {
      $0.expansion = .collapsed
    },
    Field("RowPresentation.actions", offers: { $0.menu([action()]) }),
    Field("RowPresentation.hasLongPress", offers: { $0.menu([action()]).onLongPress {} }),
    Field("RowPresentation.isMovable", offers: { $0.movable() }),
    Field("RowPresentation.isDraggable", offers: { $0.draggable("text") }),
    Field("RowPresentation.controlText", with(number(3))) { $0.control = number(5) },
    Field("RowPresentation.isInvalid", with(.text(TextInput("a")))) {
      $0.message = RowText("Required", tone: .bad)
    },
    Field("ActionPresentation.title", offers: { $0.menu([action("Other")]) }),
    Field("ActionPresentation.symbol", offers: { $0.menu([action(symbol: "★")]) }),
    Field(
      "ActionPresentation.symbol of a swipe",
      offers: { $0.swipe(trailing: [action(symbol: "★")]) }),
    Field("ActionPresentation.role", offers: { $0.menu([action("Mark", .destructive)]) }),
    Field(
      "ActionPresentation.role of a swipe",
      offers: { $0.swipe(trailing: [action("Mark", .destructive)]) }),
    Field("ActionPresentation.isEnabled", offers: { $0.menu([action(isEnabled: false)]) }),
    Field("ActionPresentation.question", offers: { $0.menu([action(asking: "Really?")]) }),
    Field(
      "ActionPresentation.submenus",
      offers: { $0.menu([.submenu("Move", [action()])]) }),
    Field("ActionPresentation.placement leading", offers: { $0.swipe(leading: [action()]) }),
    Field("ActionPresentation.placement trailing", offers: { $0.swipe(trailing: [action()]) }),
  ]
}
