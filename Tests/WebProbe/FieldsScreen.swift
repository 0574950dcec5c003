import Tableware

/// Fields that follow, refuse and change what is typed.
final class FieldsScreen: Screen {
  let title = "Fields"
  let table = Table()
  private var texts = ["plain": "", "upper": "", "refused": "fixed"]
  private var ticks = 0
  private var schedule: Timeline.Schedule?
  var status: String { "plain=\(texts["plain"] ?? "") upper=\(texts["upper"] ?? "")" }

  init() {
    table.on(ControlChange.self) { [unowned self] _, _ in show() }
    show()
  }

  func appear(on timeline: Timeline) {
    schedule = timeline.every(.milliseconds(30)) { [unowned self] in
      ticks += 1
      show()
    }
  }

  func disappear() { schedule?.cancel() }

  private func show() {
    table.show {
      Section("a", header: "Tick \(ticks)") {
        TextFieldRow("Plain", text: texts["plain"] ?? "") { [unowned self] in texts["plain"] = $0 }
          .id("plain")
        TextFieldRow("Upper", text: texts["upper"] ?? "") { [unowned self] in
          texts["upper"] = $0.uppercased()
        }.id("upper")
        TextFieldRow("Refused", text: texts["refused"] ?? "") { _ in }.id("refused")
        TextRow("Ticks", value: "\(ticks)").id("ticks")
      }
    }
  }
}
