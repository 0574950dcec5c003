import Foundation
import Tableware
import TablewareForms
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 5 of the fault catalog, on a table view: cells, reuse and the keyboard in them.
@Suite(.serialized, .freesEverything) @MainActor struct CellFaultTests {
  private let stage = Stage()

  private static let contents: [RowContent] = [
    RowContent(title: "plain"),
    RowContent(symbol: "♪", title: "t", subtitle: "s", values: ["v"], accessory: .disclosure),
    RowContent(title: "on", control: .toggle(true)),
    RowContent(title: "off", control: .toggle(false)),
    RowContent(title: "text", control: .text(TextInput("typed"))),
    RowContent(title: "choice", accessory: .checkmark, message: "wrong"),
    RowContent(title: "detail", details: [RowDetail("l", "t")], accessory: .detailDisclosure),
  ]

  @Test func f76_showsTheSame_WhateverTheCellShowedBefore() {
    func look(_ content: RowContent) -> [String] {
      stage.show { PlainRow(body: content) }
      guard let cell = stage.cell(0) else { return [] }
      return [
        "\(Look(cell))",
        "\((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText ?? "")",
        cell.accessibilityLabel ?? "", cell.accessibilityValue ?? "", cell.accessibilityHint ?? "",
        cell.accessoryView.map { "\(type(of: $0))" } ?? "",
      ]
    }
    for content in Self.contents {
      stage.show("")
      UIApplication.shared.simulateMemoryWarning()
      let fresh = look(content)
      for before in Self.contents {
        _ = look(before)
        #expect(look(content) == fresh, "\(before.title) → \(content.title)")
      }
    }
    #expect(stage.breaches == [])
  }

  @Test func f80_asksTheTableViewNothing_WhileItAsksForCells() {
    stage.tableView.inspector.hostility = Set(Hostility.allCases)
    stage.table.selectionMode = .multiple
    stage.show { for number in 0..<60 { TextRow("\(number)") } }
    for _ in 0..<5 { stage.tableView.simulateDrag(by: 300) }
    #expect(stage.breaches == [])
  }

  @Test func f05_showsTheOldValue_WhenTheAppRefusesTheNewOne() throws {
    defer { stage.empty() }
    func show() {
      stage.table.show { Section("A") { ToggleRow("a", isOn: true) { _ in show() } } }
    }
    show()
    stage.turn()
    let toggle = try #require(stage.cell(0)?.accessoryView as? UISwitch)
    toggle.simulateTap()
    stage.turn()
    #expect(toggle.isOn)
    #expect(stage.breaches == [])
  }

  @Test func f84_givesTheRowANewCell_WhenItsTypeChanges_AndKeepsTheOthers() {
    stage.show {
      TextRow("a").id(1)
      TextRow("b").id(2)
    }
    let other = stage.cell(1)
    stage.show {
      CardRow(id: 1, text: "card")
      TextRow("b").id(2)
    }
    #expect(stage.cell(0) is CardCell)
    #expect(stage.cell(1) === other)
    #expect(stage.breaches == [])
  }

  @Test func f85_trustsNoPath_OfACellThatLeaves() {
    stage.tableView.inspector.hostility = [.stalePaths]
    stage.show { for number in 0..<40 { TextRow("\(number)") } }
    stage.tableView.simulateDrag(by: 300)
    stage.show("A[38 39]")
    #expect(stage.texts == "38 39")
    #expect(stage.backend?.bindings.rows.count == 2)
    #expect(stage.breaches == [])
  }

  @Test func f86_goesOn_WhenMemoryIsShort() {
    stage.show { for number in 0..<40 { TextRow("\(number)") } }
    stage.tableView.simulateDrag(by: 300)
    UIApplication.shared.simulateMemoryWarning()
    stage.tableView.simulateDrag(by: -300)
    stage.show("A[a b]")
    #expect(stage.texts == "a b")
    #expect(stage.breaches == [])
  }

  @Test func f89_showsAHugeText() {
    let text = String(repeating: "long ", count: 200_000)
    stage.show {
      TextRow(RowText(text)).id(1)
      TextRow("b").id(2)
    }
    #expect(stage.texts.hasSuffix(" b"))
    #expect(stage.breaches == [])
  }

  @Test func f90_showsAnyCharacter() {
    let texts = ["\u{0}\u{7}\u{1b}[31m", "\u{202e}bidi", "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\u{200b}"]
    stage.show {
      for (position, text) in texts.enumerated() { TextRow(RowText(text)).id(position) }
    }
    #expect(stage.tableView.visibleCells.count == texts.count)
    #expect(stage.breaches == [])
  }

  @Test func f91_readsNoModelThatIsGone() {
    final class Model { let text = "a" }
    var model: Model? = Model()
    weak let weakModel = model
    stage.show { TextRow(RowText(model?.text ?? "gone")) }
    model = nil
    #expect(weakModel == nil)
    stage.tableView.reloadData()
    stage.turn()
    #expect(stage.texts == "a")
    #expect(stage.breaches == [])
  }
}

private struct PlainRow: Row {
  let body: RowContent
  var id: String { "plain" }
}
