import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Typing into rows: the keyboard, what is kept of it, and where it leads.
@Suite(.serialized, .freesEverything) @MainActor struct KeyboardTests {
  private let stage = Stage()
  private final class Texts {
    var values: [Int: String] = [:]
  }
  private let texts = Texts()

  private func show(_ rows: some Sequence<Int>, message: String? = nil) {
    stage.table.show {
      Section("A") {
        for row in rows {
          TextFieldRow(
            RowText("\(row)"),
            text: Field(texts.values[row] ?? "") { [texts] in texts.values[row] = $0 }
          ).id(row)
        }
      }
      if let message { Section("B") { TextRow(RowText(message)) } }
    }
    stage.turn()
  }

  private func field(_ row: Int) throws -> UITextField {
    let path = try #require(stage.table.snapshot.path(of: Identity(row)))
    return try #require(stage.cell(path.row)?.accessoryView as? UITextField)
  }

  @Test func f81_keepsFieldAndText_WhileRowsChangeAround() throws {
    show([1, 2, 3])
    let field = try field(2)
    field.becomeFirstResponder()
    field.simulateTyping("Ad")
    show([9, 8, 1, 2, 3], message: "wrong")
    show([2, 3])
    field.simulateTyping("a")
    stage.turn()
    #expect(field.isFirstResponder)
    #expect(try self.field(2) === field)
    #expect(field.text == "Ada")
    #expect(texts.values[2] == "Ada")
    #expect(stage.breaches == [])
  }

  @Test func f82_endsTyping_BeforeItsRowGoes() throws {
    show([1, 2, 3])
    try field(2).becomeFirstResponder()
    show([1, 3])
    #expect(stage.typedRow == nil)
    #expect(stage.breaches == [])
  }

  @Test func b5_f83_endsTyping_WhenTheRowIsScrolledAway() throws {
    show(0..<40)
    try field(1).becomeFirstResponder()
    stage.tableView.simulateDrag(by: 1_200)
    #expect(stage.typedRow == nil)
    stage.tableView.simulateDrag(by: -1_200)
    #expect(stage.typedRow == nil)
    #expect(stage.breaches == [])
  }

  @Test func goesToTheNextField_OnReturn() throws {
    show([1, 2, 3])
    try field(1).becomeFirstResponder()
    try field(1).simulateTyping("\n")
    stage.turn()
    #expect(stage.typedRow == 2)
    stage.table.on(FieldSubmit.self) { _, _ in .handled }
    try field(2).simulateTyping("\n")
    stage.turn()
    #expect(stage.typedRow == nil)
  }

  @Test func field_thatReportsAtTheEnd_isSetOnce() throws {
    let log = TypingLog()
    func show() {
      stage.table.show {
        Section("A") {
          TextFieldRow("Name", text: log.text, reports: .end) { log.set($0) }
            .on(FieldEnd.self) { end, _ in log.lines.append("\(end.reason)") }
          TextFieldRow("Nick", text: "") { _ in }
        }
        Section("B") { TextRow(RowText("\(log.lines.count)")).id("count") }
      }
      stage.turn()
    }
    show()
    let field = try #require(stage.cell(0)?.accessoryView as? UITextField)
    field.becomeFirstResponder()
    field.simulateTyping("Ad")
    show()
    field.simulateTyping("a")
    stage.turn()
    #expect(field.text == "Ada")
    #expect(log.lines == [])
    field.simulateTyping("\n")
    stage.turn()
    #expect(log.lines == ["set Ada", "submitted"])
    show()
    field.becomeFirstResponder()
    field.simulateTyping("!")
    field.resignFirstResponder()
    stage.turn()
    #expect(log.lines.dropFirst(2) == ["set Ada!", "left"])
    #expect(stage.breaches == [])
  }

  @Test(arguments: [1, 3])
  func escapeKey_endsTyping_andDiscardsATextThatIsSetAtTheEnd(lines: Int) throws {
    let log = TypingLog()
    stage.table.show {
      Section("A") {
        LookRow(
          content: RowContent(
            title: "Name", control: .text(TextInput("Ada", lineCount: lines, reports: .end)))
        )
        .on(ControlChange.self) { _, _ in log.set("a text") }
        .on(FieldEnd.self) { end, _ in log.lines.append("\(end.reason)") }
      }
    }
    stage.turn()
    let view = try #require(stage.cell(0)?.accessoryView)
    func type(_ text: String) {
      (view as? UITextField)?.simulateTyping(text)
      (view as? UITextView)?.simulateTyping(text)
    }
    var text: String? { (view as? UITextField)?.text ?? (view as? UITextView)?.text }
    view.becomeFirstResponder()
    type("!")
    UIResponder.simulateKey(.keyboardTab)
    #expect(view.isFirstResponder)
    #expect(text == "Ada!")
    UIResponder.simulateKey(.keyboardEscape)
    stage.turn()
    #expect(log.lines == ["canceled"])
    #expect(text == "Ada")
    #expect(!view.isFirstResponder)
    view.becomeFirstResponder()
    type("?")
    UIResponder.simulateKey(.keyboardPeriod, .command)
    stage.turn()
    #expect(log.lines == ["canceled", "canceled"])
    #expect(text == "Ada")
    #expect(stage.breaches == [])
  }

  @Test func escapeKey_duringAComposition_endsOnlyThat() throws {
    show([1])
    let field = try field(1)
    field.becomeFirstResponder()
    field.markedTextRange = UITextRange()
    UIResponder.simulateKey(.keyboardEscape)
    #expect(field.isFirstResponder)
    field.markedTextRange = nil
    UIResponder.simulateKey(.keyboardEscape)
    #expect(!field.isFirstResponder)
  }

  private final class TypingLog {
    var lines: [String] = []
    var text = ""
    func set(_ text: String) {
      self.text = text
      lines.append("set \(text)")
    }
  }

  @Test func g22_keepsTheFieldClearOfTheKeyboard_AndGivesTheRoomBack() throws {
    stage.tableView.contentInset.bottom = 20
    show(0..<40)
    try field(9).becomeFirstResponder()
    stage.window.simulateKeyboard(height: 216)
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 236)
    let rect = stage.tableView.rectForRow(at: IndexPath(row: 9, section: 0))
    #expect(rect.maxY - stage.tableView.contentOffset.y <= 480 - 216)
    stage.window.simulateKeyboard(height: 0)
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 20)
    #expect(stage.breaches == [])
  }

  @Test func leavesTheKeyboardToATableViewController() {
    VirtualTime.shared.reset()
    let controller = UITableViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    controller.tableView.show(stage.table)
    window.simulateKeyboard(height: 216)
    #expect(controller.tableView.contentInset.bottom == 216)
    window.simulateKeyboard(height: 0)
    #expect(controller.tableView.contentInset.bottom == 0)
  }

  @Test func cutsWhatIsTooLong_AndLeavesWhatIsBeingComposed() throws {
    stage.table.show {
      Section("A") {
        FieldOfFour(text: texts.values[0] ?? "").onChange { [texts] value in
          if case .text(let text) = value { texts.values[0] = text }
        }
      }
    }
    stage.turn()
    let field = try #require(stage.cell(0)?.accessoryView as? UITextField)
    #expect(field.keyboardType == .emailAddress)
    field.becomeFirstResponder()
    field.simulateTyping("abcdef")
    #expect(texts.values[0] == "abcd")
    field.markedTextRange = UITextRange()
    field.text = "abcd한"
    stage.table.row("field").update { FieldOfFour(text: "ab") }
    stage.turn()
    #expect(field.text == "abcd한")
  }

  @Test func typesInSeveralLines() throws {
    stage.table.show {
      Section("A") {
        Lines(text: texts.values[0] ?? "").onChange { [texts] value in
          if case .text(let text) = value { texts.values[0] = text }
        }
      }
    }
    stage.turn()
    let view = try #require(stage.cell(0)?.accessoryView as? UITextView)
    view.becomeFirstResponder()
    view.simulateTyping("one\ntwo")
    #expect(texts.values[0] == "one\ntwo")
    #expect(view.frame.height == 78)
  }
}

private struct FieldOfFour: Row {
  let text: String
  let id = "field"
  var body: RowContent {
    RowContent(title: "Four", control: .text(TextInput(text, kind: .email, limit: 4)))
  }
}

private struct Lines: Row {
  let text: String
  let id = "lines"
  var body: RowContent {
    RowContent(title: "Lines", control: .text(TextInput(text, lineCount: 3)))
  }
}

/// How much of a table view a keyboard covers.
@Suite(.serialized, .freesEverything) @MainActor struct KeyboardSpaceTests {
  private let stage = Stage()

  private func post(_ frame: CGRect) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
  }

  @Test func coversNothing_WhileItFloats() {
    stage.show("A[a]")
    post(CGRect(x: 40, y: 200, width: 200, height: 120))
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 0)
    post(.zero)
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 0)
  }

  @Test func isOnTheScreen_NotInTheWindow() {
    let screen = UIScreen()
    screen.bounds = CGRect(x: 0, y: 0, width: 800, height: 600)
    stage.window.simulatedScreen = screen
    stage.window.frame.origin = CGPoint(x: 400, y: 60)
    stage.show("A[a]")
    post(CGRect(x: 0, y: 400, width: 800, height: 200))
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 140)
    #expect(stage.tableView.verticalScrollIndicatorInsets.bottom == 140)
    post(CGRect(x: 0, y: 600, width: 800, height: 0))
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 0)
  }
}
