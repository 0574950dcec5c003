import Tableware
import TablewareHosting

/// Drives a table in a test, as a user would: by the identities of rows, without a simulator
/// and without delays. The identity of a `TextRow` is its title, and that of a field is its tag.
///
/// ```swift
/// let driver = TableDriver(controller.table)
/// driver.tap("Ada")
/// driver.swipe("Delete", on: "Ada")
/// #expect(driver.titles == [["Grace"]])
/// #expect(driver.batches.last?.deletedRows == [RowPath(section: 0, row: 0)])
/// #expect(driver.findings == [])
/// ```
///
/// The driver attaches a ``RecordingBackend`` on which every row is visible, and detaches any other
/// back end. Each step ends the turn: what was submitted is shown. A row that does not exist, or
/// does not support a request, is a sentence in ``problems``, never a crash. For whole screens
/// there is ``ScreenDriver``.
public final class TableDriver {
  /// The table that the driver controls.
  public let table: Table
  /// The back end that records the table's calls.
  public let backend: RecordingBackend
  /// The requests that failed, oldest first. Expect it to be empty.
  public private(set) var problems: [String] = []
  /// Receives each problem when it occurs.
  var onProblem: ((String) -> Void)?

  /// Creates a driver and attaches it to a table. A table view or another back end that showed the
  /// table is detached from it, without a diagnostic.
  ///
  /// - Parameter table: the table.
  public init(_ table: Table) {
    self.table = table
    backend = RecordingBackend(table, takingOver: true)
    endTurn()
  }

  /// The rules that batches of the table broke.
  public var violations: [Violation] { backend.violations }

  /// The batches that were applied, oldest first.
  public var batches: [Batch] {
    backend.calls.compactMap { if case .perform(let batch) = $0 { batch } else { nil } }
  }

  /// The recent diagnostics of the table.
  public var diagnostics: [Diagnostic] { table.diagnostics.recent }

  /// The titles of the rows, section by section.
  public var titles: [[String]] { backend.shownContents.map { $0.map(\.title.string) } }

  /// The titles of the sections' headers; `nil` for a section without a header.
  public var headers: [String?] { backend.shownHeaders.map { $0?.title.string } }

  /// Returns the content of a row; `nil` if the row does not exist.
  ///
  /// - Parameter row: the identity of the row.
  public func content(of row: some Hashable & Sendable) -> RowContent? {
    bound(row)?.content
  }

  /// Returns the message under a field; `nil` if the row shows no message.
  ///
  /// - Parameter row: the identity of the row.
  public func message(of row: some Hashable & Sendable) -> String? {
    content(of: row)?.message?.string
  }

  /// Taps a row of the table. If the tap has no effect on the row, it operates its control, as the
  /// Return key does: it turns a switch, for example.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func tap(_ row: some Hashable & Sendable) -> Delivery {
    let effect = bound(row).flatMap { host.presentation(at: $0.path) }?.tap ?? .none
    return act(effect == .none ? .activate : .tap, on: row, "tapped")
  }

  /// Selects a row by a tap, or deselects it if it is selected and the table allows that. A table
  /// without a selection mode is a sentence in ``problems``.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func select(_ row: some Hashable & Sendable) -> Delivery {
    guard table.selectionMode != .none else { return fail(row, "is in a table without selection") }
    return act(.tap, on: row, "selected")
  }

  /// Collapses or expands a row, as with its disclosure mark.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func toggleExpansion(_ row: some Hashable & Sendable) -> Delivery {
    guard content(of: row)?.expansion?.change != nil else {
      return fail(row, "has nothing to expand")
    }
    return act(.toggleExpansion, on: row, "expanded")
  }

  /// Raises any event from a row.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func raise(_ event: some Event, from row: some Hashable & Sendable) -> Delivery {
    guard let bound = bound(row) else {
      return fail(row, "does not exist and cannot be asked for \(event.eventName)")
    }
    defer { endTurn() }
    return host.deliver(event, from: bound)
  }

  /// Sets the control of a row, which has to have one that accepts the value.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - value: the value.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func set(_ row: some Hashable & Sendable, to value: ControlValue) -> Delivery {
    guard content(of: row)?.control != nil else { return fail(row, "has no control to set") }
    return act(.set(value), on: row, "set")
  }

  /// Taps the caption of a column in the header of a section, which orders the rows by it.
  ///
  /// - Parameter caption: the caption without an arrow; the first one of this text in the table.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func sort(by caption: String) -> Delivery {
    let headers = backend.bindings.rows.lazy.filter { $0.path.role == .header }
    for header in headers {
      guard let sort = header.content.sort, let index = sort.captions.firstIndex(of: caption),
        let value = sort.value(afterTapOn: index)
      else { continue }
      defer { endTurn() }
      guard case .delivered(let delivery) = Interaction(host).perform(.set(value), on: header)
      else { return .stale }
      return delivery
    }
    note("No column with the caption “\(caption)” orders the rows.")
    return .stale
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
    guard case .text(let input) = content(of: row)?.control else {
      _ = fail(row, "is not a text field")
      return
    }
    act(.beginTyping, on: row, "typed into")
    var typed = input.text
    for letter in text {
      typed.append(letter)
      act(.set(.text(typed)), on: row, "typed into")
    }
    if ending == .submitted { act(.submit, on: row, "typed into") }
    // The submitted field may have removed its row.
    if bound(row) != nil { act(.endTyping(ending), on: row, "typed into") }
  }

  /// Runs an action of the row's menu, by its title. A question is answered with yes.
  ///
  /// - Parameters:
  ///   - title: the title of the action.
  ///   - row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func perform(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    run(title, on: row, "offer") { _ in true }
  }

  /// Runs an action that a swipe over the row uncovers, by its title.
  ///
  /// - Parameters:
  ///   - title: the title of the action.
  ///   - row: the identity of the row.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func swipe(_ title: String, on row: some Hashable & Sendable) -> Delivery {
    run(title, on: row, "uncover") { presentation in
      presentation.actions.contains { $0.title == title && $0.placement != .menu }
    }
  }

  /// Moves a row by some positions, as by hand.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - distance: the number of positions; negative to move up.
  /// - Returns: whether it moved.
  @discardableResult
  public func move(_ row: some Hashable & Sendable, by distance: Int) -> Bool {
    guard let bound = bound(row) else {
      _ = fail(row, "does not exist and cannot be moved")
      return false
    }
    defer { endTurn() }
    return Interaction(host).perform(.move(by: distance), on: bound) == .done
  }

  /// Ends the turn: shows what was submitted.
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
      return fail(row, "does not exist")
    }
    guard isOffered(bound.presentation),
      let action = Interaction(host).menu(of: bound.path).flatMap(\.leaves).map(\.action)
        .first(where: { $0.title == title })
    else { return fail(row, "does not \(what) “\(title)”") }
    defer { endTurn() }
    return source.perform(action)
  }

  @discardableResult
  private func act(
    _ gesture: RowGesture, on row: some Hashable & Sendable, _ what: String
  ) -> Delivery {
    act(on: row, what) { $0.perform(gesture, on: $1) }
  }

  func act(
    on row: some Hashable & Sendable, _ what: String,
    _ perform: (Interaction, BoundRow) -> GestureResult
  ) -> Delivery {
    guard let bound = bound(row) else { return fail(row, "does not exist and cannot be \(what)") }
    defer { endTurn() }
    switch perform(Interaction(host), bound) {
    case .delivered(let delivery): return delivery
    case .done, .edit, .selectFile, .focused: return .handled(by: .table)
    case .stale: return .stale
    case .disabled: return .disabled
    case .notOffered, .invalidValue: return fail(row, "cannot be \(what)")
    }
  }

  private func fail(_ row: some Hashable & Sendable, _ what: String) -> Delivery {
    note("Row \(Identity(row)) \(what).")
    return .stale
  }

  func note(_ problem: String) {
    problems.append(problem)
    onProblem?(problem)
  }
}
