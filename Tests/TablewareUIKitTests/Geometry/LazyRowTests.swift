import Foundation
import Tableware
import TablewareLoading
import TablewareUIKit
import Testing
import UIKitDouble

/// Lists of which only a part is loaded.
@Suite(.serialized) @MainActor struct LazyRowTests {
  private func show(_ contents: LazyContents, on stage: Stage) {
    stage.table.show {
      Section("rows") {
        ForEach(contents) { position in
          contents.token(at: position) == nil
            ? AnyRow(TextRow("Row \(contents.identity(at: position))"))
            : AnyRow(SkeletonRow(position))
        }
      }
    }
    stage.turn()
  }

  private func visible(_ stage: Stage) -> [String] {
    stage.tableView.visibleCells.compactMap {
      let content = $0.contentConfiguration as? UIListContentConfiguration
      return content?.attributedText?.string ?? content?.text
    }
  }

  @Test func rowsThatAreLoaded_replaceTheirPlaceholders_withoutScrolling() {
    let stage = Stage()
    var contents = LazyContents(list: 1, count: 100_000)
    show(contents, on: stage)
    let placeholder = LazyPlaceholder(list: 1, token: 50_000)
    stage.table.scroll(to: placeholder, at: .top)
    stage.turn()
    let offset = stage.tableView.contentOffset
    #expect(offset.y > 0)
    contents.show((49_950..<50_050).map { Identity($0) }, at: 49_950..<50_050)
    show(contents, on: stage)
    #expect(stage.tableView.contentOffset == offset)
    #expect(
      visible(stage).first == "Row 50000" && visible(stage).allSatisfy { $0.hasPrefix("Row") })
    #expect(stage.table.diagnostics.recent == [] && RaisedExceptions.all.isEmpty)
  }

  @Test func rowsThatAreInsertedAbove_keepThePosition() {
    let stage = Stage()
    var contents = LazyContents(list: 1, count: 100_000)
    contents.show((0..<100).map { Identity($0) }, at: 50_000..<50_100)
    show(contents, on: stage)
    stage.table.scroll(to: 10, at: .top)
    stage.turn()
    #expect(visible(stage).first == "Row 10")
    contents.setCount(before: 50_000, to: 50_020)
    show(contents, on: stage)
    #expect(visible(stage).first == "Row 10" && contents.count == 100_020)
    contents.setCount(before: 50_020, to: 10_000)
    show(contents, on: stage)
    #expect(visible(stage).first == "Row 10" && contents.count == 60_000)
    #expect(stage.table.diagnostics.recent == [] && RaisedExceptions.all.isEmpty)
  }
}
