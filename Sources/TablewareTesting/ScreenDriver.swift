import Tableware

/// Drives an app's screens in a test, as a reader would: by what rows are called, without a simulator and
/// in no time.
///
/// ```swift
/// let driver = ScreenDriver(SignUpScreen())
/// driver.type("Ada", into: "name")
/// driver.set("news", to: .bool(true))
/// driver.tap("Sign up")
/// #expect(driver.message(of: "email") == "This is needed.")
/// #expect(driver.violations.isEmpty && driver.diagnostics.isEmpty)
/// ```
///
/// After each step the turn ends: what was submitted is shown. A row that is not there, or cannot do
/// what is asked, is a sentence in ``problems``, never a crash.
public final class ScreenDriver {
  /// The screens, and their time.
  public let navigator: Navigator
  /// What could not be done, oldest first. Expect it to be empty.
  public private(set) var problems: [String] = []
  private var backends: [ObjectIdentifier: RecordingBackend] = [:]

  /// Shows a screen.
  public init(_ root: any Screen) {
    navigator = Navigator(root: root)
    endTurn()
  }

  /// The screen on top.
  public var screen: any Screen { navigator.top }

  /// What the table on top was told; its snapshot is what is shown.
  public var backend: RecordingBackend {
    let table = screen.table
    let key = ObjectIdentifier(table)
    if let known = backends[key] { return known }
    let backend = RecordingBackend(table)
    backends[key] = backend
    return backend
  }

  /// Every rule that a batch of any screen broke.
  public var violations: [Violation] { backends.values.flatMap(\.violations) }

  /// What the screen on top noticed.
  public var diagnostics: [Diagnostic] { screen.table.diagnostics.recent }

  /// The titles of the rows, section by section.
  public var titles: [[String]] { backend.shownContents.map { $0.map(\.title.string) } }

  /// What a row shows; `nil` if it is not there.
  public func content(of row: some Hashable & Sendable) -> RowContent? {
    bound(row)?.content
  }

  /// What stands under a field; `nil` if nothing does.
  public func message(of row: some Hashable & Sendable) -> String? {
    content(of: row)?.message?.string
  }

  /// Taps a row.
  @discardableResult
  public func tap(_ row: some Hashable & Sendable) -> Delivery {
    act(on: row, "tapped") { screen.table.activate($0) }
  }

  /// Raises any event from a row.
  @discardableResult
  public func raise(_ event: some Event, from row: some Hashable & Sendable) -> Delivery {
    act(on: row, "asked for \(event.eventName)") { screen.table.deliver(event, from: $0) }
  }

  /// Sets the control of a row, which has to have one.
  @discardableResult
  public func set(_ row: some Hashable & Sendable, to value: ControlValue) -> Delivery {
    guard content(of: row)?.control != nil else { return fail(row, "has no control to set") }
    return raise(ControlChange(value), from: row)
  }

  /// Types into a field, letter by letter behind what is there, and leaves it.
  public func type(_ text: String, into row: some Hashable & Sendable) {
    guard case .text(let input) = content(of: row)?.control else {
      _ = fail(row, "is not typed into")
      return
    }
    raise(FieldFocusChange(isFocused: true), from: row)
    var typed = input.text
    for letter in text {
      typed.append(letter)
      raise(ControlChange(.text(typed)), from: row)
    }
    raise(FieldFocusChange(isFocused: false), from: row)
  }

  /// Does one of the things that a row's swipe or menu offers, by its title. A question is answered with
  /// yes.
  @discardableResult
  public func perform(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    guard let bound = bound(row), let source = screen.table.source(at: bound.path) else {
      return fail(row, "is not there")
    }
    guard let action = screen.table.actions(at: bound.path).first(where: { $0.title == title })
    else { return fail(row, "does not offer “\(title)”") }
    defer { endTurn() }
    return source.perform(action)
  }

  /// Moves a row by some places, as by hand.
  @discardableResult
  public func move(_ row: some Hashable & Sendable, by distance: Int) -> Bool {
    defer { endTurn() }
    return screen.table.move(row, by: distance)
  }

  /// Runs a command of the screen on top, by its key.
  public func run(_ key: Character, on row: (any Hashable & Sendable)? = nil) {
    guard let command = screen.commands.first(where: { $0.key == key }) else {
      problems.append("There is no command \(key).")
      return
    }
    let path = row.flatMap { row in bound(Identity(row))?.path }
    command.run(path.flatMap { screen.table.source(at: $0) })
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

  /// Shows what was submitted, on the screen on top.
  public func endTurn() { backend.endTurn() }

  private func bound(_ row: some Hashable & Sendable) -> BoundRow? {
    let identity = Identity(row)
    return backend.bindings.rows.first { $0.identity == identity }
  }

  private func act(
    on row: some Hashable & Sendable, _ what: String, _ action: (BoundRow) -> Delivery
  ) -> Delivery {
    guard let bound = bound(row) else { return fail(row, "is not there to be \(what)") }
    defer { endTurn() }
    return action(bound)
  }

  private func fail(_ row: some Hashable & Sendable, _ what: String) -> Delivery {
    problems.append("Row \(Identity(row)) \(what).")
    return .stale
  }
}
