import Foundation
import Testing
import UIKitDouble

/// The pages of the catalog about cells, sections, letters and modal choices, as the article of
/// Nimbus describes them.
@Suite(.serialized) @MainActor struct CatalogPageTests {
  @Test(arguments: [false, true])
  func flatArray_isReadAsSections_withFooters(hostile: Bool) {
    let stage = AppStage("Catalog", "Sectioned", hostile: hostile)
    #expect(stage.headers == ["First", "Second", "Empty"])
    #expect(stage.texts == (0...6).map { "Row \($0)" })
    let rows = (0..<stage.tableView.numberOfSections).map {
      stage.tableView.numberOfRows(inSection: $0)
    }
    #expect(rows == [1, 3, 1, 2, 0])
    #expect(stage.breaches == [])
  }

  @Test func alphabet_isWholeAtTheEdge_andALetterWithoutPeopleLeadsToTheSectionBefore() {
    let stage = AppStage("Catalog", "Alphabet")
    #expect(stage.headers.prefix(3) == ["A", "B", "E"])
    let source = stage.tableView.dataSource
    let titles = source?.sectionIndexTitles(for: stage.tableView) ?? []
    #expect(titles.joined() == UITableView.indexSearch + "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    func section(_ title: String) -> Int? {
      titles.firstIndex(of: title).flatMap {
        source?.tableView(stage.tableView, sectionForSectionIndexTitle: title, at: $0)
      }
    }
    #expect(["A", "B", "C", "D", "E", "#"].map(section) == [0, 1, 1, 1, 2, 9])
    #expect(section(UITableView.indexSearch) == NSNotFound)
    #expect(stage.breaches == [])
  }

  @Test func modalGroup_choice_isSetAndDismissesThePage() {
    let stage = AppStage("Catalog", "Radio groups")
    #expect(stage.cell("Glass")?.value == "Cup")
    stage.tap("Glass")
    #expect(stage.title == "Glass")
    #expect(stage.navigation.topViewController?.presentedViewController != nil)
    #expect(stage.cell("Cup")?.accessoryType == .checkmark)
    stage.tap("Cup")
    #expect(stage.title == "Glass", "the choice did not change")
    stage.tap("Mug")
    #expect(stage.title == "Radio groups")
    #expect(stage.cell("Glass")?.value == "Mug")
    stage.tap("Glass")
    stage.top.navigationItem.leftBarButtonItem?.simulateTap()
    stage.turn()
    #expect(stage.cell("Glass")?.value == "Mug")
    #expect(stage.breaches == [])
  }

  @Test func drawnCells_areDrawnByTheirClosure_asTheyAppear() {
    let stage = AppStage("Catalog", "Drawn cells")
    func drawing(_ row: String) -> [String]? {
      stage.cell(row)?.contentView.subviews.first?.simulateDrawing()
    }
    #expect(stage.tableView.numberOfRows(inSection: 0) == 1_000)
    #expect(stage.tableView.visibleCells.count < 20)
    let first = drawing("Bar 1")
    #expect(first?.count == 1)
    #expect(first?.first?.hasSuffix("30.0") == true)
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    #expect(drawing("Bar 999")?.first != first?.first)
    #expect(stage.breaches == [])
  }

  @Test func lateCells_areShownAtOnce_andFilledInTheirRows() throws {
    let stage = AppStage("Catalog")
    let path = try #require(stage.path("Late cells"))
    stage.tableView.simulateTap(at: path)
    VirtualTime.shared.advance(by: 0.1)
    stage.window.layoutIfNeeded()
    let rows = (0..<12).map { "Picture \($0)" }
    func arrived() -> Int {
      stage.tableView.visibleCells.filter { $0.value == "here" }.count
    }
    #expect(stage.texts == rows)
    #expect(arrived() == 0)
    let cells = stage.tableView.visibleCells
    VirtualTime.shared.advance(by: 0.3)
    stage.window.layoutIfNeeded()
    #expect((1..<12).contains(arrived()))
    stage.turn()
    #expect(arrived() == 12)
    #expect(stage.texts == rows)
    #expect(zip(cells, stage.tableView.visibleCells).allSatisfy { $0 === $1 })
    #expect(stage.breaches == [])
  }
}
