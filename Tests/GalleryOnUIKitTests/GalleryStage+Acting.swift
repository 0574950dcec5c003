import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

extension GalleryStage {
  /// Taps the row with a title, wherever it stands.
  func open(_ title: String, at location: SourceLocation = #_sourceLocation) throws {
    let found = path(title)
    let path = try #require(found, "there is no “\(title)”", sourceLocation: location)
    tableView.scrollToRow(at: path, at: .middle, animated: false)
    turn()
    tableView.simulateTap(at: path)
    turn()
  }

  func goBack() {
    navigation.popViewController(animated: true)
    turn()
  }

  /// The commands in the bar, by their titles.
  var commands: [UIAction] {
    controller?.navigationItem.rightBarButtonItem?.menu?.actions ?? []
  }

  /// Searches; answers whether the screen can.
  @discardableResult
  func search(_ text: String) -> Bool {
    guard let search = controller?.navigationItem.searchController else { return false }
    search.searchBar.simulateClear()
    search.searchBar.simulateTyping(text)
    turn()
    return true
  }

  /// A time in which the machine works.
  func wait(seconds: Int) throws {
    for _ in 0..<seconds {
      try machine.work()
      turn(1)
    }
  }

  /// Turns the device.
  func rotate() {
    let size = window.bounds.size
    window.simulateResize(to: CGSize(width: size.height, height: size.width))
    turn()
  }

  /// Events that happen to every app while it is used.
  func disturb() throws {
    rotate()
    window.simulateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    turn()
    UIApplication.shared.simulateMemoryWarning()
    UIApplication.shared.simulateBackground()
    try wait(seconds: 2)
    UIApplication.shared.simulateForeground()
    window.simulateTraits { $0.preferredContentSizeCategory = .large }
    rotate()
  }

  private func path(_ title: String) -> IndexPath? {
    let snapshot = table.snapshot
    for section in 0..<snapshot.sectionCount {
      for row in 0..<snapshot.rowCount(in: section)
      where snapshot[RowPath(section: section, row: row)]?.content.title.string == title {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}
