import Tableware

/// Controls with everything that their inputs hold.
extension Variant {
  static var controls: [Variant] {
    kinds + texts(in: .plain) + numbers + choices + dates + ratings + orders + files + others
  }

  private static func row(_ control: Control) -> Probe {
    Probe(RowContent(title: "Title", control: control))
  }

  /// The values of a field of an input.
  private static func inputs(
    _ field: String, _ options: [(value: String, control: Control, text: String?)]
  ) -> [Variant] {
    values(
      of: "content.control.\(field)",
      options.map { Option($0.value, row($0.control), text: $0.text) })
  }

  /// One control of each kind. A new kind does not compile here until it has a name and a sample.
  private static var kinds: [Variant] {
    func name(_ control: Control) -> String {
      switch control {
      case .toggle: "toggle"
      case .text: "text"
      case .number: "number"
      case .choice: "choice"
      case .date: "date"
      case .rating: "rating"
      case .sort: "sort"
      case .file: "file"
      case .progress: "progress"
      case .button: "button"
      }
    }
    let samples: [Control] = [
      .toggle(true), .text(TextInput("words")), .number(NumberInput(42, in: 0...100)),
      .choice(ChoiceInput(["Day", "Week"], selected: 1)),
      .date(DateInput(CalendarDate(year: 2026, month: 2, day: 3))), .rating(RatingInput(3)),
      .file(FileInput(limit: 9)), .progress(0.5), .button(.normal),
      .sort(SortInput(["Title"], columns: [0], by: nil)),
    ]
    return values(of: "content.control", samples.map { Option(name($0), row($0)) })
      + values(
        of: "controlText",
        [
          Option("On", row(.toggle(true))), Option("words", row(samples[1]), text: "words"),
          Option("42", row(samples[2]), text: "42"), Option("Week", row(samples[3]), text: "Week"),
          Option("2026-02-03", row(samples[4]), text: "2026-02-03"),
          Option("3 of 5 stars", row(.rating(RatingInput(3))), text: "3 of 5 stars"),
          Option("50 %", row(.progress(0.5))), Option("25 %", row(.progress(0.25))),
        ])
  }

  private static func texts(in kind: TextInput.Kind) -> [Variant] {
    let kinds: [TextInput.Kind] = [.plain, .secure, .number, .email, .username]
    let reports: [TextInput.Report] = [.eachChange, .end]
    return inputs(
      "text.text", ["Alpha", "Omega"].map { ($0, .text(TextInput($0)), $0) })
      + inputs(
        "text.placeholder",
        ["Alpha", "Omega"].map { ($0, .text(TextInput("", placeholder: $0)), $0) })
      + inputs("text.kind", kinds.map { ("\($0)", .text(TextInput("12", kind: $0)), nil) })
      + inputs(
        "text.lineCount", [1, 3].map { ("\($0)", .text(TextInput("12", lineCount: $0)), nil) })
      + inputs("text.limit", [5, 8].map { ("\($0)", .text(TextInput("12", limit: $0)), nil) })
      + inputs(
        "text.reports",
        reports.map { ("\($0)", .text(TextInput("12", reports: $0)), nil) })
  }

  private static var numbers: [Variant] {
    let styles: [NumberInput.Style] = [.stepper, .slider]
    return inputs(
      "number.value",
      [3.0, 7].map { ("\(Int($0))", .number(NumberInput($0, in: 0...9)), "\(Int($0))") })
      + inputs(
        "number.range", [9.0, 3].map { ("0…\(Int($0))", .number(NumberInput(3, in: 0...$0)), nil) })
      + inputs(
        "number.step",
        [1.0, 2].map { ("\(Int($0))", .number(NumberInput(4, in: 0...9, step: $0)), nil) })
      + inputs(
        "number.style", styles.map { ("\($0)", .number(NumberInput(4, in: 0...9, style: $0)), nil) }
      )
  }

  private static var choices: [Variant] {
    inputs(
      "choice.titles",
      ["Year", "Month"].map { ($0, .choice(ChoiceInput(["Day", $0], selected: 0)), $0) })
      + inputs(
        "choice.selected",
        [0, 1].map { (index: Int) in
          ("\(index)", .choice(ChoiceInput(["Day", "Week"], selected: index)), nil)
        })
  }

  private static var dates: [Variant] {
    let date = CalendarDate(year: 2026, month: 2, day: 3, hour: 9, minute: 30)
    let parts: [DateInput.Parts] = [.day, .time, .dayAndTime, .countdown]
    return inputs(
      "date.value",
      [0, 1].map { days in
        let day = date.adding(days: days)
        return (day.dayText, .date(DateInput(day)), day.dayText)
      })
      + inputs(
        "date.style",
        ([.compact, .inline] as [DateInput.Style]).map { style in
          var input = DateInput(date)
          input.style = style
          return ("\(style)", .date(input), nil)
        })
      + inputs("date.parts", parts.map { ("\($0)", .date(DateInput(date, parts: $0)), nil) })
      + inputs(
        "date.range",
        [0, 9].map { ("\($0) days", .date(DateInput(date, in: date...date.adding(days: $0))), nil) }
      )
  }

  private static var ratings: [Variant] {
    inputs(
      "rating.stars",
      [0, 4].map { ("\($0)", .rating(RatingInput($0)), "\($0) of 5 stars") })
      + inputs(
        "rating.limit",
        [5, 9].map { ("\($0)", .rating(RatingInput(3, limit: $0)), "3 of \($0) stars") })
  }

  private static var orders: [Variant] {
    func row(
      _ captions: [String], _ columns: [Int] = [0, 1], by column: Int = 0,
      isDescending: Bool = false
    ) -> Probe {
      Probe(
        RowContent(
          title: "Title", values: ["Total"],
          control: .sort(
            SortInput(captions, columns: columns, by: column, isDescending: isDescending))))
    }
    let captions = ["Title", "Total"]
    return values(
      of: "content.control.sort.captions",
      ["Title", "Name"].map { Option($0, row([$0, "Total"])) })
      + values(
        of: "content.control.sort.columns",
        [[0], [0, 1]].map { Option("\($0)", row(captions, $0)) })
      + values(
        of: "content.control.sort.column",
        [0, 1].map { Option("\($0)", row(captions, by: $0)) })
      + values(
        of: "content.control.sort.isDescending",
        [false, true].map {
          Option("\($0)", row(captions, isDescending: $0))
        })
  }

  private static var files: [Variant] {
    let kinds = ["png", "pdf"].map { FileInput.Kind("a/b", extensions: [$0]) }
    func arriving(_ name: String, _ percent: Int) -> Control {
      .file(FileInput(limit: 100, progress: .init(name, received: percent, of: 100)))
    }
    return inputs(
      "file.kinds", kinds.map { ($0.extensions[0], .file(FileInput([$0], limit: 9)), nil) })
      + inputs("file.limit", [5, 8].map { ("\($0)", .file(FileInput(limit: $0)), nil) })
      + inputs(
        "file.progress.name", ["a.png", "b.png"].map { ($0, arriving($0, 25), $0) })
      + inputs(
        "file.progress.percent", [25, 50].map { ("\($0)", arriving("a.png", $0), nil) })
  }

  private static var others: [Variant] {
    let roles: [ActionRole] = [.normal, .destructive, .cancel]
    return inputs("toggle", [true, false].map { ("\($0)", .toggle($0), nil) })
      + inputs("progress", ([0.25, 0.5] as [Double]).map { ("\($0)", .progress($0), nil) })
      + inputs("button", roles.map { ("\($0)", .button($0), nil) })
      + values(
        of: "isInvalid",
        [RowText.Tone.bad, .warning].map { tone in
          Option(
            "\(tone == .bad)",
            RowContent(
              title: "Title", control: .text(TextInput("words")),
              message: RowText("Too short.", tone: tone)))
        })
  }
}
