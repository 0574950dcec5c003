import Foundation
import Tableware
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

/// A theme reaches the cells of a table view.
@Suite(.serialized, .freesEverything) @MainActor struct ThemeTests {
  private let stage = Stage()

  private func shown() throws -> UIListContentConfiguration {
    stage.turn()
    return try #require(stage.cell(0)?.contentConfiguration as? UIListContentConfiguration)
  }

  @Test func theme_ofATable_setsTintFontsColorsCornersAndDensity() throws {
    let image = RowImage(.none, shape: .rounded)
    stage.table.theme = Theme(
      accent: RowColor(0x6D_28D9), roles: [.good: RowColor(0x00_5A2B)], density: .comfortable,
      cornerRadius: 3, fonts: [.body: Theme.Font("Georgia", percent: 150)])
    stage.table.show {
      Section("a") {
        PlainRow(body: RowContent(image: image, title: RowText("Fine", tone: .good)))
      }
    }
    let content = try shown()
    #expect(stage.tableView.tintColor == RowColor(0x6D_28D9).textColor)
    #expect(content.textProperties.font.fontName == "Georgia")
    #expect(content.textProperties.font.pointSize == 25.5)
    #expect(content.imageProperties.cornerRadius == 3)
    #expect(content.directionalLayoutMargins.top == 18)
    let color = content.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == RowColor(0x00_5A2B).textColor)
  }

  @Test func theme_changed_isShownInCellsThatAreBound() throws {
    stage.table.show { Section("a") { PlainRow(body: RowContent(title: "One")) } }
    #expect(try shown().textProperties.font.fontName == "System")
    stage.table.theme = Theme(fonts: [.body: Theme.Font("Georgia")])
    #expect(try shown().textProperties.font.fontName == "Georgia")
  }

  private struct PlainRow: Row {
    let id = "row"
    let body: RowContent
  }
}
