import Tableware
import TablewareHosting

/// Drives an app's screens in a test, as a user would: by the identities of rows, without a
/// simulator and without delays.
///
/// ```swift
/// let driver = ScreenDriver(SignUpScreen())
/// driver.type("Ada", into: "name")
/// driver.set("news", to: .bool(true))
/// driver.tap("Sign up")
/// #expect(driver.message(of: "email") == "Required.")
/// #expect(driver.findings == [])
/// ```
///
/// Each screen's table has a ``TableDriver``; the methods of this class use that of the top screen.
/// A row that does not exist, or does not support a request, is a sentence in ``problems``, never a
/// crash.
public final class ScreenDriver {
  /// The stack of screens, with their clock.
  public let navigator: Navigator
  /// The requests that failed on any screen, oldest first. Expect it to be empty.
  public private(set) var problems: [String] = []

  /// Creates a driver that shows a screen.
  ///
  /// - Parameter root: the first screen.
  public init(_ root: any Screen) {
    navigator = Navigator(root: root)
    navigator.timeline.deliversLoads = false
    endTurn()
  }

  /// The screen on top of the navigation stack.
  public var screen: any Screen { navigator.top }

  /// The driver of the top screen's table.
  public var table: TableDriver {
    let hosted = navigator.topHosted
    if let known = hosted.attachment as? TableDriver { return known }
    let driver = TableDriver(hosted.table)
    hosted.attachment = driver
    driver.backend.onViolations = { [weak self] in self?.violations += $0 }
    driver.onProblem = { [weak self] in self?.problems.append($0) }
    return driver
  }

  /// The back end of the top screen's table; its snapshot is what is shown.
  public var backend: RecordingBackend { table.backend }

  /// The rules that batches of any screen broke.
  public private(set) var violations: [Violation] = []

  /// The diagnostics of the screen on top.
  public var diagnostics: [Diagnostic] { table.diagnostics }

  /// The titles of the rows, section by section.
  public var titles: [[String]] { table.titles }

  /// The titles of the headers of the top screen; `nil` for a section without one.
  public var headers: [String?] { table.headers }

  /// The text beside the title of the screen on top: its latest notice, or its status.
  public var status: String { navigator.topHosted.status }

  /// Returns the content of a row; `nil` if the row does not exist.
  ///
  /// - Parameter row: the identity of the row.
  public func content(of row: some Hashable & Sendable) -> RowContent? { table.content(of: row) }

  /// Returns the message under a field; `nil` if the row shows no message.
  ///
  /// - Parameter row: the identity of the row.
  public func message(of row: some Hashable & Sendable) -> String? { table.message(of: row) }

  /// Taps a row of the top screen. If the tap has no effect on the row, it operates its control.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func tap(_ row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.tap(row)
  }

  /// Selects a row of the top screen by a tap, or deselects it.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func select(_ row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.select(row)
  }

  /// Collapses or expands a row, as with its disclosure mark.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func toggleExpansion(_ row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.toggleExpansion(row)
  }

  /// Raises any event from a row.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func raise(_ event: some Event, from row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.raise(event, from: row)
  }

  /// Sets the control of a row, which has to have one.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - value: the value that the control accepts.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func set(_ row: some Hashable & Sendable, to value: ControlValue) -> Delivery {
    defer { endTurn() }
    return table.set(row, to: value)
  }

  /// Taps the caption of a column in the header of a section, which orders the rows by it.
  ///
  /// - Parameter caption: the caption without an arrow; the first one of this text in the table.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func sort(by caption: String) -> Delivery {
    defer { endTurn() }
    return table.sort(by: caption)
  }

  /// Types into a field, letter by letter after its text, and ends typing.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - row: the identity of the row.
  ///   - ending: what ends typing: the Return key, the Escape key, or leaving the field.
  public func type(
    _ text: String, into row: some Hashable & Sendable, ending: FieldEnd.Reason = .left
  ) {
    table.type(text, into: row, ending: ending)
    endTurn()
  }

  /// Runs an action of the row's swipe or menu, by its title. A question is answered with yes.
  ///
  /// - Parameters:
  ///   - title: the title of the action.
  ///   - row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func perform(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.perform(title, on: row)
  }

  /// Runs an action that a swipe over the row uncovers, by its title.
  ///
  /// - Parameters:
  ///   - title: the title of the action.
  ///   - row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func swipe(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    defer { endTurn() }
    return table.swipe(title, on: row)
  }

  /// Moves a row by some positions, as by hand.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - distance: the number of positions; negative to move up.
  /// - Returns: whether it moved.
  @discardableResult
  public func move(_ row: some Hashable & Sendable, by distance: Int) -> Bool {
    table.move(row, by: distance)
  }

  /// Runs a command of the screen on top, by its key. A command with a question pushes it.
  ///
  /// - Parameters:
  ///   - key: the key of the command.
  ///   - row: the row that has the focus; `nil` for none.
  public func run(_ key: Character, on row: (any Hashable & Sendable)? = nil) {
    let path = row.flatMap { row in table.bound(Identity(row))?.path }
    let interaction = Interaction(TableHost(table.table))
    switch interaction.perform(.command(key), focused: path) {
    case .done: endTurn()
    case .disabled: problems.append("The command \(key) is disabled.")
    default: problems.append("There is no command \(key).")
    }
  }

  /// Reloads the screen on top, as by pulling it down.
  public func refresh() {
    if screen.refresh == nil { problems.append("The screen cannot be refreshed.") }
    Interaction(TableHost(table.table)).perform(.refresh)
    endTurn()
  }

  /// Returns to the previous screen of the navigation stack.
  public func goBack() {
    if !navigator.pop() { problems.append("There is no screen below.") }
    endTurn()
  }

  /// Advances the time to each due timer in turn, and then by the rest. Results of loads arrive in
  /// ``settle(isolation:)`` only, however long the time is.
  ///
  /// - Parameter duration: the time that passes.
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

  /// Waits for everything that screens load, and shows it. The time of the clock does not advance.
  ///
  /// - Parameter isolation: the actor that the screens belong to.
  public func settle(isolation: isolated (any Actor)? = #isolation) async {
    await navigator.timeline.settle()
    endTurn()
  }

  /// Ends the turn on the screen on top: shows what was submitted.
  public func endTurn() {
    navigator.timeline.receiveAnnouncements()
    table.endTurn()
  }

  /// Searches for a text on the screen on top.
  ///
  /// - Parameter query: the text.
  public func search(_ query: String) {
    if screen.search == nil { problems.append("The screen has no search.") }
    navigator.topHosted.search(for: query)
    endTurn()
  }

  /// Adds a suggested token to the search of the screen on top, or removes a selected one.
  ///
  /// - Parameter id: the identity of the token.
  public func toggleToken(_ id: String) {
    if !navigator.topHosted.toggleToken(id) {
      problems.append("The search has no token \"\(id)\".")
    }
    endTurn()
  }
}
