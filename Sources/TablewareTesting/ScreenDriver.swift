import Tableware
import TablewareHosting

/// Drives an app's screens in a test, as a reader would: by what rows are called, without a
/// simulator and in no time.
///
/// ```swift
/// let driver = ScreenDriver(SignUpScreen())
/// driver.type("Ada", into: "name")
/// driver.set("news", to: .bool(true))
/// driver.tap("Sign up")
/// #expect(driver.message(of: "email") == "This is needed.")
/// #expect(driver.problems.isEmpty && driver.violations.isEmpty && driver.diagnostics.isEmpty)
/// ```
///
/// Each screen's table has a ``TableDriver``; what is asked here is asked of the one on top. A row
/// that is not there, or cannot do what is asked, is a sentence in ``problems``, never a crash.
public final class ScreenDriver {
  /// The screens, and their time.
  public let navigator: Navigator
  /// What could not be done on any screen, oldest first. Expect it to be empty.
  public private(set) var problems: [String] = []

  /// Shows a screen.
  public init(_ root: any Screen) {
    navigator = Navigator(root: root)
    endTurn()
  }

  /// The screen on top.
  public var screen: any Screen { navigator.top }

  /// What drives the table on top.
  public var table: TableDriver {
    let hosted = navigator.topHosted
    if let known = hosted.attachment as? TableDriver { return known }
    let driver = TableDriver(hosted.table)
    hosted.attachment = driver
    driver.backend.onViolations = { [weak self] in self?.violations += $0 }
    driver.onProblem = { [weak self] in self?.problems.append($0) }
    return driver
  }

  /// What the table on top was told; its snapshot is what is shown.
  public var backend: RecordingBackend { table.backend }

  /// Every rule that a batch of any screen broke.
  public private(set) var violations: [Violation] = []

  /// What the screen on top noticed.
  public var diagnostics: [Diagnostic] { table.diagnostics }

  /// The titles of the rows, section by section.
  public var titles: [[String]] { table.titles }

  /// What a row shows; `nil` if it is not there.
  public func content(of row: some Hashable & Sendable) -> RowContent? { table.content(of: row) }

  /// What stands under a field; `nil` if nothing does.
  public func message(of row: some Hashable & Sendable) -> String? { table.message(of: row) }

  /// Taps a row.
  @discardableResult
  public func tap(_ row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.tap(row)
  }

  /// ExpandedSet or expands a row, as by its mark.
  @discardableResult
  public func toggleExpansion(_ row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.toggleExpansion(row)
  }

  /// Raises any event from a row.
  @discardableResult
  public func raise(_ event: some Event, from row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.raise(event, from: row)
  }

  /// Sets the control of a row, which has to have one.
  @discardableResult
  public func set(_ row: some Hashable & Sendable, to value: ControlValue) -> Delivery {
    defer { endTurn() }
    return table.set(row, to: value)
  }

  /// Types into a field, letter by letter behind what is there, and leaves it.
  public func type(_ text: String, into row: some Hashable & Sendable) {
    table.type(text, into: row)
    endTurn()
  }

  /// Does one of the things that a row's swipe or menu offers, by its title. A question is answered
  /// with yes.
  @discardableResult
  public func perform(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.perform(title, on: row)
  }

  /// Does one of the things that a swipe over the row uncovers, by its title.
  @discardableResult
  public func swipe(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.swipe(title, on: row)
  }

  /// Moves a row by some places, as by hand.
  @discardableResult
  public func move(_ row: some Hashable & Sendable, by distance: Int) -> Bool {
    table.move(row, by: distance)
  }

  /// Runs a command of the screen on top, by its key.
  public func run(_ key: Character, on row: (any Hashable & Sendable)? = nil) {
    let path = row.flatMap { row in table.bound(Identity(row))?.path }
    let interaction = Interaction(TableHost(table.table))
    guard interaction.perform(.command(key), focused: path) == .done else {
      problems.append("There is no command \(key).")
      return
    }
    endTurn()
  }

  /// Goes back to the screen below.
  public func goBack() {
    if !navigator.pop() { problems.append("There is no screen below.") }
    endTurn()
  }

  /// Lets time pass, from one thing that is due to the next.
  public func advance(by duration: Duration) {
    let timeline = navigator.timeline
    let end = timeline.now + duration
    while let deadline = timeline.nextDeadline, deadline <= end {
      timeline.advance(to: deadline)
      endTurn()
    }
    timeline.advance(to: end)
    endTurn()
  }

  /// Waits for everything that screens load, and shows it. No time passes for them.
  public func settle(isolation: isolated (any Actor)? = #isolation) async {
    await navigator.timeline.settle()
    endTurn()
  }

  /// Shows what was submitted, on the screen on top.
  public func endTurn() {
    navigator.timeline.receiveAnnouncements()
    table.endTurn()
  }

  /// Searches for a text on the screen on top.
  public func search(_ query: String) {
    if screen.search == nil { problems.append("The screen has no search.") }
    navigator.topHosted.search(for: query)
    endTurn()
  }
}
