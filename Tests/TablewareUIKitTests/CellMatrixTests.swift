import Foundation
import Tableware
import TablewareHosting
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Every field of a presentation reaches the cell, or is listed as a difference.
@Suite(.serialized, .freesEverything) @MainActor struct CellMatrixTests {
  private let stage = Stage()
  private let controller = UIViewController()

  init() {
    controller.view = stage.tableView
    stage.window.rootViewController = controller
  }

  private func look(_ row: AnyRow) throws -> String {
    stage.table.show { Section("A") { row } }
    stage.turn()
    return try CellLook(try #require(stage.cell(0)), in: stage.tableView, controller).description
  }

  @Test(arguments: CellMatrix.fields)
  func field_changed_changesTheCell(field: CellMatrix.Field) throws {
    let before = try look(field.before())
    let after = try look(field.after())
    #expect(before != after, "\(field.name) does not reach the cell")
    // A cell that is made for it shows the same as one that showed something else.
    stage.table.show {}
    stage.turn()
    #expect(try look(field.after()) == after)
    #expect(stage.breaches == [])
  }

  @Test func fields_ofAllTypes_areInTheMatrix() {
    let content = RowContent(title: "")
    let action = RowPresentation(content)
    let types: [(String, Any)] = [
      ("RowContent", content), ("RowPresentation", action),
      ("RowText.Run", RowText.Run(text: "")), ("RowValue", RowValue("")),
      ("RowDetail", RowDetail("", "")), ("TextInput", TextInput("")),
      ("NumberInput", NumberInput(0, in: 0...1)), ("ChoiceInput", ChoiceInput([], selected: nil)),
      ("DateInput", DateInput(nil)),
    ]
    let listed =
      CellMatrix.fields.map(\.name) + CellMatrix.differences.keys + [
        // The fields of these are listed one by one, or in other tests.
        "RowPresentation.content", "RowPresentation.accessibility", "TextInput.limit",
        "TextInput.reports",
      ]
    for (type, value) in types {
      let fields = Mirror(reflecting: value).children.flatMap { field in
        // The large parts of a content are fields of it that are stored elsewhere.
        field.label == "extras" ? Array(Mirror(reflecting: field.value).children) : [field]
      }
      for field in fields {
        let name = "\(type).\(field.label ?? "")"
        #expect(listed.contains { $0 == name || $0.hasPrefix("\(name) ") }, "\(name) is not listed")
      }
    }
  }
}
