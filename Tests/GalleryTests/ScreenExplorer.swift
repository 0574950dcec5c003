import Tableware
import TablewareHosting
import TablewareTesting

/// Uses screens in every way that their rows, commands and searches offer, removes them, and notes
/// what stays in memory.
///
/// A screen that a row or a command pushes is explored too, once for each type and title.
final class ScreenExplorer {
  /// The largest number of rows that are used on one screen.
  private static let rowLimit = 60

  /// The screens and tables that stayed in memory after their screen was removed.
  private(set) var leaks: [String] = []
  /// The types of the screens that were explored.
  private(set) var visited: Set<String> = []
  /// Everything that the tables reported.
  private(set) var diagnostics: [Diagnostic] = []

  private let driver = TablewareTesting.ScreenDriver(TableScreen(Table()))
  private var explored: Set<String> = []

  /// Pushes a screen, uses it, and removes it.
  func explore(_ screen: @autoclosure () -> any Screen) {
    driver.navigator.push(screen())
    driver.endTurn()
    exploreTop()
    // A leak is reported a turn after the removal.
    driver.advance(by: .milliseconds(1))
    collectDiagnostics()
  }

  /// The rules that a batch broke, and the gestures that were not possible.
  var problems: [String] { driver.violations.map(\.description) + driver.problems }

  private func exploreTop() {
    let remains = PushedScreen(of: driver.navigator.topHosted)
    visited.insert(remains.type)
    useTop()
    if remains.isShown(by: driver.navigator) { driver.goBack() }
    leaks += remains.names
  }

  private func useTop() {
    let screen = Weak(driver.screen)
    guard explored.insert("\(type(of: driver.screen)) \(driver.screen.title)").inserted else {
      return
    }
    driver.advance(by: .seconds(2))
    guard useRows(of: screen), runCommands(of: screen), useRows(of: screen) else { return }
    search(on: screen)
    driver.advance(by: .seconds(4))
    collectDiagnostics()
  }

  private func collectDiagnostics() {
    for hosted in driver.navigator.stack {
      diagnostics += hosted.table.diagnostics.recent.filter { !diagnostics.contains($0) }
    }
  }

  // MARK: Rows

  /// Uses each row that was not used before, those that appear meanwhile included.
  ///
  /// - Returns: whether the screen is still on top.
  private func useRows(of screen: Weak) -> Bool {
    var used: Set<Identity> = []
    while used.count < Self.rowLimit,
      let row = driver.backend.bindings.rows.first(where: { !used.contains($0.identity) })
    {
      used.insert(row.identity)
      for gesture in gestures(on: row) {
        guard perform(gesture, on: row.identity, of: screen) else { return false }
      }
      for event in [Appearance(), Disappearance(), Prefetch(), Impression()] as [any Event] {
        guard raise(event, from: row.identity, of: screen) else { return false }
      }
    }
    return true
  }

  /// Everything that the user can do with a row.
  private func gestures(on row: BoundRow) -> [RowGesture] {
    let presentation = row.presentation
    var gestures: [RowGesture] = [
      .detail, .longPress, .toggleExpansion, .toggleExpansion, .beginTyping,
      .adjust(steps: 1), .adjust(steps: -1), .move(by: 1), .move(by: -1),
    ]
    gestures += values(of: presentation.content.control).map { .set($0) }
    gestures += [.submit, .endTyping(.left), .tap, .activate, .menu]
    gestures += presentation.actions.map { .action(index: $0.index, title: $0.title) }
    gestures += presentation.actions.compactMap(\.key).map { .key($0) }
    return gestures.filter(presentation.offers)
  }

  private func values(of control: Control?) -> [ControlValue] {
    switch control {
    case .toggle(let isOn): [.bool(!isOn), .bool(isOn)]
    case .text: [.text("1"), .text("12")]
    case .number(let number): [.number(number.range.upperBound), .number(number.range.lowerBound)]
    case .rating(let rating): [.number(0), .number(Double(rating.limit))]
    case .choice(let choice): choice.titles.indices.map { .index($0) }
    case .date: [.date(CalendarDate(year: 2000, month: 1, day: 1, hour: 12))]
    case .sort(let sort): sort.columns.compactMap(sort.value(afterTapOn:))
    case .file, .progress, .button, nil: []
    }
  }

  private func perform(_ gesture: RowGesture, on row: Identity, of screen: Weak) -> Bool {
    guard let bound = driver.backend.bindings.rows.first(where: { $0.identity == row }),
      bound.presentation.offers(gesture)
    else { return true }
    Interaction(TableHost(driver.table.table)).perform(gesture, on: bound)
    driver.endTurn()
    return leavePushed(above: screen)
  }

  private func raise(_ event: some Event, from row: Identity, of screen: Weak) -> Bool {
    guard let bound = driver.backend.bindings.rows.first(where: { $0.identity == row }) else {
      return true
    }
    TableHost(driver.table.table).deliver(event, from: bound)
    driver.endTurn()
    return leavePushed(above: screen)
  }

  // MARK: Screens

  private func runCommands(of screen: Weak) -> Bool {
    for key in driver.screen.commands.map(\.key) {
      // Each command twice: many switch something on and off.
      for _ in 0..<2 where driver.screen.commands.contains(where: { $0.key == key }) {
        driver.run(key, on: driver.backend.bindings.rows.first?.identity)
        guard leavePushed(above: screen) else { return false }
        driver.advance(by: .milliseconds(500))
      }
    }
    return true
  }

  private func search(on screen: Weak) {
    guard driver.screen.search != nil else { return }
    for query in ["a", "ab", "1", ""] { driver.search(query) }
  }

  /// Explores the screens that were pushed above a screen.
  ///
  /// - Returns: whether the screen is on top again; `false` if it was removed.
  private func leavePushed(above screen: Weak) -> Bool {
    while driver.navigator.screens.contains(where: { $0 === screen.object }) {
      if driver.screen === screen.object { return true }
      exploreTop()
    }
    return false
  }
}

/// A screen or table that is not held.
private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The parts of a screen, none of which is held.
private struct PushedScreen {
  let type: String
  private let screen: Weak
  private let table: Weak

  init(of hosted: HostedScreen) {
    type = "\(Swift.type(of: hosted.screen))"
    screen = Weak(hosted.screen)
    table = Weak(hosted.table)
  }

  func isShown(by navigator: Navigator) -> Bool {
    navigator.screens.contains { $0 === screen.object }
  }

  /// The parts that are still in memory.
  var names: [String] {
    (screen.object == nil ? [] : [type]) + (table.object == nil ? [] : ["the table of \(type)"])
  }
}
