import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

// entry: own-cell-test
@MainActor @Test func contactCell_button_raisesTheEventOfItsRow() throws {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let controller = OwnCellsController(contacts: [
    ContactRow(name: "Ada", note: "Writes about birds and trees")
  ])
  window.rootViewController = controller
  window.simulateFrame()
  let path = IndexPath(row: 0, section: 0)
  let cell = try #require(controller.tableView.cellForRow(at: path) as? ContactCell)
  #expect(cell.frame.height == 88)
  #expect(cell.note.frame == CGRect(x: 76, y: 37, width: 202, height: 40))

  cell.button.simulateTap()
  VirtualTime.shared.advance()  // ends all animations
  #expect(cell.button.currentTitle == "Following")

  window.simulateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
  #expect(cell.name.font.pointSize == 33)
  #expect(controller.tableView.inspector.breaches == [])
  #expect(LayoutWarnings.all == [])
}
// end
