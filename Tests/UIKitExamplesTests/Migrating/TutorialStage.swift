import Foundation
import Testing
import UIKitDouble

/// Reads and uses controllers with and without a table of Tableware in the same way.
extension AppStage {
  /// The text of the screen on top: its title, and its headers, rows and labels, line by line.
  var page: String {
    var lines = [" " + title]
    for section in 0..<tableView.numberOfSections {
      if let header = header(of: section) { lines.append(header) }
      for path in tableView.indexPathsForVisibleRows ?? [] where path.section == section {
        lines.append(tableView.cellForRow(at: path)?.line ?? "?")
      }
    }
    if tableView.numberOfSections == 0 {
      lines += top.view.all(UILabel.self).compactMap(\.text).map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  private func header(of section: Int) -> String? {
    let view = tableView.headerView(forSection: section)
    let cell = view?.contentView.all(UITableViewCell.self).first
    return cell?.texts.text ?? view?.textLabel?.text
  }

  /// Taps the row on screen with a title.
  func touch(_ text: String, at location: SourceLocation = #_sourceLocation) {
    guard let path = visiblePath(text, location) else { return }
    tableView.simulateTap(at: path)
    turn()
  }

  /// Deletes the row on screen with a title by a swipe.
  func delete(_ text: String, at location: SourceLocation = #_sourceLocation) {
    guard let path = visiblePath(text, location) else { return }
    #expect(tableView.simulateDelete(at: path), sourceLocation: location)
    turn()
  }

  /// Swipes over the row on screen with a title, and taps an action.
  func swipeRow(
    _ text: String, _ action: String, at location: SourceLocation = #_sourceLocation
  ) {
    guard let path = visiblePath(text, location) else { return }
    #expect(tableView.simulateSwipe(action, at: path), sourceLocation: location)
    turn()
  }

  /// Taps the button or the switch in the row on screen with a title.
  func touchControl(in text: String, at location: SourceLocation = #_sourceLocation) {
    guard let path = visiblePath(text, location),
      let cell = tableView.cellForRow(at: path)
    else { return }
    let button = cell.all(UIButton.self).first
    let control = cell.all(UISwitch.self).first
    #expect(button != nil || control != nil, sourceLocation: location)
    button?.simulateTap()
    control?.simulateTap()
    turn()
  }

  /// Pulls the table down.
  func pull() {
    tableView.refreshControl?.simulatePull()
    turn()
  }

  private func visiblePath(_ text: String, _ location: SourceLocation) -> IndexPath? {
    for path in tableView.indexPathsForVisibleRows ?? []
    where tableView.cellForRow(at: path)?.texts.text == text {
      return path
    }
    Issue.record("no row “\(text)” in\n\(page)", sourceLocation: location)
    return nil
  }
}

extension UITableViewCell {
  /// The texts of the cell, and at the trailing edge its control or accessory.
  fileprivate var line: String {
    let texts = [texts.text, texts.secondaryText].compactMap { $0 }.joined(separator: " – ")
    let trailing: String =
      if let button = all(UIButton.self).first {
        "[\(button.currentTitle ?? "")]"
      } else if let control = all(UISwitch.self).first {
        control.isOn ? "[x]" : "[ ]"
      } else if accessoryType == .disclosureIndicator {
        "›"
      } else {
        ""
      }
    guard !trailing.isEmpty else { return "  " + texts }
    return "  " + texts.padding(toLength: 36 - trailing.count, withPad: " ", startingAt: 0)
      + trailing
  }
}
