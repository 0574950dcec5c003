import Tableware
import TablewareHosting

/// Drives a table in a test, as a reader would: by what rows are called, without a simulator and in
/// no time.
///
/// ```swift
/// let driver = TableDriver(controller.table)
/// driver.tap("Ada")
/// driver.swipe("Delete", on: "Ada")
/// #expect(driver.titles == [["Grace"]])
/// #expect(driver.batches.last?.deletedRows == [RowPath(section: 0, row: 0)])
/// #expect(driver.problems.isEmpty && driver.violations.isEmpty && driver.diagnostics.isEmpty)
/// ```
///
/// It shows the table on a back end of its own, which every row is on: whatever showed the table
/// before has let go of it. After each step the turn ends: what was submitted is shown. A row that
/// is not there, or cannot do what is asked, is a sentence in ``problems``, never a crash. For
/// whole screens there is ``ScreenDriver``.
public final class TableDriver {
  /// The table.
  public let table: Table
  /// What it told its back end.
  public let backend: RecordingBackend
  /// What could not be done, oldest first. Expect it to be empty.
  public private(set) var problems: [String] = []
  /// Hears of each problem.
  var onProblem: ((String) -> Void)?

  /// Shows a table.
  public init(_ table: Table) {
    self.table = table
    backend = RecordingBackend(table)
    endTurn()
  }

  /// Every rule that a batch broke.
  public var violations: [Violation] { backend.violations }

  /// The batches that were applied, oldest first.
  public var batches: [Batch] {
    backend.calls.compactMap { if case .perform(let batch) = $0 { batch } else { nil } }
  }

  /// What the table noticed.
  public var diagnostics: [Diagnostic] { table.diagnostics.recent }

  /// The titles of the rows, section by section.
  public var titles: [[String]] { backend.shownContents.map { $0.map(\.title.string) } }

  /// The titles of the sections' headers; `nil` where there is none.
  public var headers: [String?] { backend.shownHeaders.map { $0?.title.string } }

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
    act(.tap, on: row, "tapped")
  }

  /// ExpandedSet or expands a row, as by its mark.
  @discardableResult
  public func toggleExpansion(_ row: some Hashable & Sendable) -> Delivery {
    guard content(of: row)?.expansion?.change != nil else {
      return fail(row, "has nothing to expansion")
    }
    return act(.toggleExpansion, on: row, "expanded")
  }

  /// Raises any event from a row.
  @discardableResult
  public func raise(_ event: some Event, from row: some Hashable & Sendable) -> Delivery {
    guard let bound = bound(row) else {
      return fail(row, "is not there to be asked for \(event.eventName)")
    }
    defer { endTurn() }
    return host.deliver(event, from: bound)
  }

  /// Sets the control of a row, which has to have one that can have the value.
  @discardableResult
  public func set(_ row: some Hashable & Sendable, to value: ControlValue) -> Delivery {
    guard content(of: row)?.control != nil else { return fail(row, "has no control to set") }
    return act(.set(value), on: row, "set")
  }

  /// Types into a field, letter by letter after its text, and leaves it.
  public func type(_ text: String, into row: some Hashable & Sendable) {
    guard case .text(let input) = content(of: row)?.control else {
      _ = fail(row, "is not typed into")
      return
    }
    act(.typing(isActive: true), on: row, "typed into")
    var typed = input.text
    for letter in text {
      typed.append(letter)
      act(.set(.text(typed)), on: row, "typed into")
    }
    act(.typing(isActive: false), on: row, "typed into")
  }

  /// Runs an action of the row's menu, by its title. A question is answered with yes.
  @discardableResult
  public func perform(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    run(title, on: row, "offer") { _ in true }
  }

  /// Runs an action that a swipe over the row uncovers, by its title.
  @discardableResult
  public func swipe(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    run(title, on: row, "uncover") { presentation in
      presentation.actions.contains { $0.title == title && $0.placement != .menu }
    }
  }

  /// Moves a row by some positions, as by hand.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  public func move(_ row: some Hashable & Sendable, by distance: Int) -> Bool {
    guard let bound = bound(row) else {
      _ = fail(row, "is not there to be moved")
      return false
    }
    defer { endTurn() }
    return Interaction(host).perform(.move(by: distance), on: bound) == .done
  }

  /// Shows what was submitted.
  public func endTurn() { backend.endTurn() }

  func bound(_ row: some Hashable & Sendable) -> BoundRow? {
    let identity = Identity(row)
    return backend.bindings.rows.first { $0.identity == identity }
  }

  private var host: TableHost { TableHost(table) }

  private func run(
    _ title: String, on row: some Hashable & Sendable, _ what: String,
    where isOffered: (RowPresentation) -> Bool
  ) -> Delivery {
    guard let bound = bound(row), let source = host.source(at: bound.path) else {
      return fail(row, "is not there")
    }
    guard isOffered(bound.presentation),
      let action = Interaction(host).menu(of: bound.path).first(where: { $0.title == title })
    else { return fail(row, "does not \(what) “\(title)”") }
    defer { endTurn() }
    return source.perform(action)
  }

  @discardableResult
  private func act(
    _ gesture: RowGesture, on row: some Hashable & Sendable, _ what: String
  ) -> Delivery {
    guard let bound = bound(row) else { return fail(row, "is not there to be \(what)") }
    defer { endTurn() }
    switch Interaction(host).perform(gesture, on: bound) {
    case .delivered(let delivery): return delivery
    case .done, .edit, .focused: return .handled(by: .table)
    case .stale: return .stale
    case .disabled: return .disabled
    case .notOffered, .invalidValue: return fail(row, "cannot be \(what)")
    }
  }

  private func fail(_ row: some Hashable & Sendable, _ what: String) -> Delivery {
    let problem = "Row \(Identity(row)) \(what)."
    problems.append(problem)
    onProblem?(problem)
    return .stale
  }
}
