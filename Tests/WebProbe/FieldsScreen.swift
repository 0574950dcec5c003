import Tableware
import TablewareForms

/// Fields that follow, refuse and change what is typed.
final class FieldsScreen: Screen {
  let context = ScreenContext()
  let title = "Fields"
  private var texts = ["plain": "", "upper": "", "refused": "fixed", "saved": "old"]
  private var ticks = 0
  var status: String {
    "plain=\(texts["plain"] ?? "") upper=\(texts["upper"] ?? "") saved=\(texts["saved"] ?? "")"
  }

  func appear() { context.every(.milliseconds(30)) { self.ticks += 1 } }

  var sections: [Section] {
    Section("a", header: "Tick \(ticks)") {
      TextFieldRow("Plain", text: texts["plain"] ?? "") { self.texts["plain"] = $0 }
        .id("plain")
      TextFieldRow("Upper", text: texts["upper"] ?? "") {
        self.texts["upper"] = $0.uppercased()
      }.id("upper")
      TextFieldRow("Refused", text: texts["refused"] ?? "") { _ in }.id("refused")
      TextFieldRow("Saved", text: texts["saved"] ?? "", reports: .end) { self.texts["saved"] = $0 }
        .id("saved")
      TextRow("Ticks", value: "\(ticks)").id("ticks")
    }
  }
}
