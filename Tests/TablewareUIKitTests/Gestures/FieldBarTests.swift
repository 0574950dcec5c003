import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The bar above the keyboard, which leads from field to field.
@Suite(.serialized, .freesEverything) @MainActor struct FieldBarTests {
  private let stage = Stage()

  private func show(_ rows: some Sequence<Int>, disabled: Set<Int> = []) {
    stage.table.show {
      Section("A") {
        for row in rows {
          TextFieldRow(RowText("\(row)"), text: Field("") { _ in }).id(row)
            .disabled(disabled.contains(row))
        }
      }
    }
    stage.turn()
  }

  private func begin(_ row: Int) throws {
    let path = try #require(stage.table.snapshot.path(of: Identity(row)))
    let field = try #require(stage.cell(path.row)?.accessoryView as? UITextField)
    field.becomeFirstResponder()
  }

  private var bar: UIToolbar? { UIResponder.simulatedAccessoryView as? UIToolbar }

  /// The buttons of the bar: what they say and whether they are enabled.
  private var buttons: [String] {
    (bar?.items ?? []).filter { $0.systemItem == nil }.map {
      "\($0.title ?? $0.accessibilityLabel ?? "?")\($0.isEnabled ? "" : " (disabled)")"
    }
  }

  private func tap(_ index: Int) {
    _ = bar?.items?.filter { $0.systemItem == nil }[index].simulateTap()
    stage.turn()
  }

  @Test func bar_isShownForTwoFields_withButtonsThatAreDisabledAtTheEnds() throws {
    show([1, 2, 3])
    #expect(bar == nil)
    try begin(1)
    #expect(buttons == ["Previous field (disabled)", "Next field", "Done"])
    tap(1)
    #expect(stage.typedRow == 2)
    #expect(buttons == ["Previous field", "Next field", "Done"])
    tap(1)
    #expect(stage.typedRow == 3)
    #expect(buttons == ["Previous field", "Next field (disabled)", "Done"])
    tap(0)
    #expect(stage.typedRow == 2)
    tap(2)
    #expect(stage.typedRow == nil)
    #expect(bar == nil)
    #expect(stage.breaches == [])
  }

  @Test func bar_ofASingleField_isNotShown_untilThereIsAnother() throws {
    show([1])
    try begin(1)
    #expect(bar == nil)
    tableEnds()
    show([1, 2])
    try begin(1)
    #expect(bar != nil)
    show([1])
    #expect(stage.typedRow == 1)
    #expect(bar == nil)
  }

  private func tableEnds() { stage.tableView.visibleCells.forEach { $0.simulateEndTyping() } }

  @Test func field_offScreen_isScrolledToAndTypedInto() throws {
    show(0..<40)
    try begin(2)
    stage.table.show {
      Section("A") {
        TextFieldRow("0", text: Field("") { _ in }).id(0)
        for row in 1..<40 { TextRow(RowText("row \(row)")).id(row) }
        TextFieldRow("40", text: Field("") { _ in }).id(40)
      }
    }
    stage.turn()
    try begin(0)
    tap(1)
    #expect(stage.typedRow == 40)
    #expect(stage.tableView.contentOffset.y > 0)
    tap(0)
    #expect(stage.typedRow == 0)
    #expect(stage.breaches == [])
  }

  @Test func disabledField_isSkipped() throws {
    show([1, 2, 3], disabled: [2])
    try begin(1)
    tap(1)
    #expect(stage.typedRow == 3)
  }

  @Test func bar_switchedOff_isNotShown() throws {
    stage.backend?.showsFieldBar = false
    show([1, 2])
    try begin(1)
    #expect(bar == nil)
  }

  @Test func accessoryView_ofTheApp_isKept() throws {
    show([1, 2])
    let field = try #require(stage.cell(0)?.accessoryView as? UITextField)
    let view = UIView()
    field.inputAccessoryView = view
    field.becomeFirstResponder()
    #expect(UIResponder.simulatedAccessoryView === view)
  }

  @Test func textArea_hasTheBarAsWell() throws {
    stage.show {
      TextAreaRow("Notes", text: Field("") { _ in })
      TextFieldRow("Name", text: Field("") { _ in })
    }
    let area = try #require(stage.cell(0)?.accessoryView as? UITextView)
    area.becomeFirstResponder()
    #expect(buttons == ["Previous field (disabled)", "Next field", "Done"])
    tap(1)
    #expect(stage.cell(1)?.holdsKeyboard == true)
  }

  @Test func words_areThoseOfTheApp() throws {
    var words = Words()
    words[.nextField] = "Weiter"
    words[.done] = "Fertig"
    show([1, 2])
    try Words.use(words) { try begin(1) }
    #expect(buttons == ["Previous field (disabled)", "Weiter", "Fertig"])
  }
}

extension UIView {
  fileprivate func simulateEndTyping() {
    if isFirstResponder { resignFirstResponder() }
    subviews.forEach { $0.simulateEndTyping() }
  }
}
