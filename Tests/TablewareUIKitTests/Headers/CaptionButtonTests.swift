import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

/// Captions of columns on UIKit: a button over each of them.
@Suite(.serialized, .freesEverything) @MainActor struct CaptionButtonTests {
  private final class Log { var orders: [ColumnOrder<String>] = [] }

  private let stage = Stage()
  private let log = Log()

  private func show(_ order: ColumnOrder<String>?) {
    stage.table.show { [log] in
      Section(
        "files",
        header: ColumnHeader(
          [.init("Name", "name"), .init("Size", "size", width: 8), .init("Note", width: 6)],
          order: order
        ) { log.orders.append($0) }
      ) { TextRow("a") }
    }
    stage.turn()
  }

  private var view: HeaderView? { stage.tableView.headerView(forSection: 0) as? HeaderView }

  private func button(_ column: Int) throws -> UIButton {
    try #require(view?.captions.buttons[column])
  }

  private func frame(ofLabel index: Int) throws -> CGRect {
    let cell = try #require(view?.cell as? ContentCell)
    return cell.labels[index].convert(cell.labels[index].bounds, to: view?.contentView)
  }

  @Test func tap_onACaption_ordersByItsColumn() throws {
    show(ColumnOrder("size"))
    #expect(view?.captions.buttons.keys.sorted() == [0, 1])
    try button(1).simulateTap()
    try button(0).simulateTap()
    #expect(log.orders == [ColumnOrder("size", isDescending: true), ColumnOrder("name")])
    show(log.orders[0])
    try button(1).simulateTap()
    #expect(log.orders.last == ColumnOrder("size"))
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func buttons_coverTheirCaptions_andNoOthers() throws {
    show(nil)
    let (name, size) = (try button(0).frame, try button(1).frame)
    let label = try frame(ofLabel: 0)
    #expect(size.minX == label.minX && size.width == label.width)
    #expect(size.height == view?.contentView.bounds.height)
    #expect(name.minX == 0 && name.maxX == label.minX)
    #expect(try frame(ofLabel: 1).minX >= size.maxX)
    stage.empty()
  }

  @Test func buttons_fromRightToLeft_coverTheirCaptions() throws {
    stage.tableView.semanticContentAttribute = .forceRightToLeft
    show(nil)
    for part in [view, view?.contentView, view?.cell] {
      part?.semanticContentAttribute = .forceRightToLeft
    }
    view?.cell?.accessoryView?.semanticContentAttribute = .forceRightToLeft
    view?.setNeedsLayout()
    view?.cell?.setNeedsLayout()
    view?.cell?.accessoryView?.setNeedsLayout()
    stage.turn()
    let (name, label) = (try button(0).frame, try frame(ofLabel: 0))
    #expect(try button(1).frame.minX == label.minX)
    #expect(name.minX == label.maxX && name.maxX == view?.contentView.bounds.maxX)
    stage.empty()
  }

  @Test func voiceOver_adjustsTheColumn_andActivatesTheOrder() throws {
    show(ColumnOrder("name"))
    let cell = try #require(view?.cell)
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Name, Size, Note")
    #expect(cell.accessibilityValue == "Name, ascending")
    #expect(cell.accessibilityTraits.contains([.header, .adjustable]))
    #expect(try !button(0).isAccessibilityElement)
    cell.accessibilityIncrement()
    #expect(cell.accessibilityActivate())
    #expect(log.orders == [ColumnOrder("size"), ColumnOrder("name", isDescending: true)])
    stage.empty()
  }

  @Test func menu_besideTheCaptions_hasTheColumns_alsoAtAccessibilitySizes() throws {
    show(ColumnOrder("size"))
    stage.window.simulateTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    stage.turn()
    view?.layoutIfNeeded()
    #expect(try button(1).frame == .zero)
    let menu = try #require(view?.tapButton.simulateTap())
    #expect(menu.actions.map(\.title) == ["Name", "Size"])
    #expect(menu.actions.map(\.state) == [.off, .on])
    menu.actions[1].simulateChoice()
    #expect(log.orders == [ColumnOrder("size", isDescending: true)])
    stage.empty()
  }

  @Test func header_ofAnotherKind_hasItsButtonsAboveItsCell() throws {
    show(nil)
    stage.table.show { [log] in
      Section(
        "files",
        header: ColumnHeader([.init("Name", 1), .init("Size", 2, width: 8)], order: nil) {
          log.orders.append(ColumnOrder("\($0.column)"))
        }
      ) { TextRow("a") }
    }
    stage.turn()
    let view = try #require(view)
    let cell = try #require(view.cell.flatMap { view.contentView.subviews.firstIndex(of: $0) })
    for column in 0...1 {
      let index = try #require(view.contentView.subviews.firstIndex(of: try button(column)))
      #expect(index > cell)
    }
    try button(1).simulateTap()
    #expect(log.orders == [ColumnOrder("2")])
    stage.empty()
  }

  @Test func header_thatLosesItsColumns_losesTheButtons() throws {
    show(nil)
    stage.table.show { Section("files", header: SectionHeader("Files")) { TextRow("a") } }
    stage.turn()
    #expect(view?.captions.buttons.isEmpty != false)
    #expect(view?.tapButton.isHidden != false)
    stage.empty()
  }
}
