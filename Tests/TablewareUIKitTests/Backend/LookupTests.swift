import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Index paths, cells and rectangles of rows by their identity, and cells that are not reused.
@Suite(.serialized, .freesEverything) @MainActor struct LookupTests {
  private let stage = Stage()

  private var backend: TableViewBackend? { stage.backend }

  @Test func row_isFoundByItsIdentity_andBack() throws {
    stage.show("A[a b] B[c]")
    #expect(backend?.indexPath(of: "c") == IndexPath(row: 0, section: 1))
    #expect(backend?.identity(at: IndexPath(row: 1, section: 0)) == "b")
    #expect(
      backend?.cell(of: "c") === stage.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    stage.show("B[c] A[b]")
    #expect(backend?.indexPath(of: "c") == IndexPath(row: 0, section: 0))
    #expect(backend?.identity(at: IndexPath(row: 0, section: 1)) == "b")
  }

  @Test func row_thatIsNotShown_isNotFound() {
    stage.show("A[a b]")
    #expect(backend?.indexPath(of: "z") == nil && backend?.rect(of: "z") == nil)
    #expect(backend?.cell(of: "z") == nil && backend?.rect(ofSection: "Z") == nil)
    for path in [
      IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0),
      IndexPath(), IndexPath(index: 0),
    ] {
      #expect(backend?.identity(at: path) == nil)
    }
  }

  @Test func row_offScreen_hasAPathAndARectangle_butNoCell() throws {
    let titles = (0..<200).map { "r\($0)" }
    stage.show("A[\(titles.joined(separator: " "))]")
    #expect(backend?.indexPath(of: "r150") == IndexPath(row: 150, section: 0))
    #expect(backend?.cell(of: "r150") == nil)
    let (row, section) = (backend?.rect(of: "r150"), backend?.rect(ofSection: "A"))
    #expect(try #require(row).minY > stage.tableView.bounds.maxY)
    #expect(try #require(section).contains(try #require(row)))
  }

  @Test func headerAndFooter_haveRectangles_whereThereAreAny() throws {
    stage.table.show {
      Section("A", header: "Head", footer: "Foot") { TextRow("a") }
      Section("B") { TextRow("b") }
    }
    stage.turn()
    let (header, footer) = (backend?.rect(ofHeader: "A"), backend?.rect(ofFooter: "A"))
    let row = try #require(backend?.rect(of: "a"))
    #expect(header == stage.tableView.rectForHeader(inSection: 0))
    #expect(footer == stage.tableView.rectForFooter(inSection: 0))
    #expect(try #require(header).maxY == row.minY && row.maxY == (try #require(footer)).minY)
    #expect(backend?.rect(ofHeader: "B") == nil && backend?.rect(ofFooter: "B") == nil)
    #expect(backend?.rect(ofHeader: "no such section") == nil)
  }

  private final class PlayerCell: UITableViewCell {
    var played: String?
  }

  private struct PlayerRow: UIKitRow {
    static let reusesCells = false
    let id: String
    var body: RowContent { RowContent(title: RowText(id)) }
    func configure(_ cell: PlayerCell) {
      if cell.played == nil { cell.played = id }
    }
  }

  @Test func cell_thatIsNotReused_waitsForItsRow() throws {
    let ids = (0..<100).map { "p\($0)" }
    stage.table.show { Section("players") { ForEach(ids, id: \.self) { PlayerRow(id: $0) } } }
    stage.turn()
    let first = try #require(backend?.cell(of: "p0") as? PlayerCell)
    for number in [99, 50, 0] {
      stage.table.scroll(to: "p\(number)", at: .middle)
      stage.turn()
      for case let cell as PlayerCell in stage.tableView.visibleCells {
        let path = try #require(stage.tableView.indexPath(for: cell))
        #expect(backend?.identity(at: path)?.value(as: String.self) == cell.played)
      }
    }
    #expect(backend?.cell(of: "p0") === first)
  }
}
