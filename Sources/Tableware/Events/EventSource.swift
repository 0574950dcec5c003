/// The row that an event comes from, by identity: a handler never sees an index that may be wrong
/// by the time it looks.
public struct EventSource {
  /// What levels have added to an event on its way.
  private final class Notes {
    var values: [ObjectIdentifier: any Sendable] = [:]
  }

  /// Which row raised the event.
  public let row: Identity
  /// Which section it stands in.
  public let section: Identity
  /// The row as the app wrote it.
  let base: any Row
  /// Where the row stood; only a hint, checked before it is used.
  private let path: RowPath
  private let notes = Notes()
  weak var table: Table?

  init(_ row: AnyRow, section: Identity, path: RowPath, table: Table) {
    self.row = row.identity
    self.section = section
    base = row.base
    self.path = path
    self.table = table
  }

  /// The row's identity as the app's own type, or `nil` if it is of another type.
  public func id<ID>(as type: ID.Type) -> ID? { row.value(as: type) }

  /// The row as the app wrote it, or `nil` if it is of another type.
  public func row<R: Row>(as type: R.Type) -> R? { base as? R }

  /// Adds something that this level knows, for the levels above. One value of each type: a later
  /// one takes its place.
  ///
  /// ```swift
  /// section.on(Liked.self) { _, source in
  ///   source.enrich(with: Genre.folk)
  ///   return .passed
  /// }
  /// table.on(Liked.self) { _, source in library.like(source.id(), source.note(Genre.self)) }
  /// ```
  public func enrich<Value: Sendable>(with value: Value) {
    notes.values[ObjectIdentifier(Value.self)] = value
  }

  /// What a level below added; `nil` if none did.
  public func note<Value: Sendable>(_ type: Value.Type) -> Value? {
    notes.values[ObjectIdentifier(type)] as? Value
  }

  /// Notes that a handler failed.
  func report(_ error: any Error, from event: any Event) {
    table?.diagnostics.report(
      .handlerFailed(event.eventName, row: row, error: "\(error)"))
  }

  /// Sends another event up the same chain, from the same row.
  @discardableResult
  public func raise(_ event: some Event) -> Delivery {
    table?.deliver(event, from: row, near: path) ?? .stale
  }

  /// Sends an event that has only a name, and what goes with it, up the same chain.
  @discardableResult
  public func send(_ name: String, _ info: [String: any Sendable] = [:]) -> Delivery {
    raise(NamedEvent(name, info))
  }

  /// Shows another screen on top of the one that holds the table.
  ///
  /// - Returns: `false` if nothing that shows the table could.
  @discardableResult
  public func push(_ screen: any Screen) -> Bool {
    guard let navigator = table?.navigator else { return table?.showScreen?(screen) ?? false }
    navigator.push(screen)
    return true
  }

  /// Asks a question before an action of this row: in an alert where the surface has one, else on a
  /// screen of its own.
  ///
  /// - Returns: `false` if nothing that shows the table could ask.
  @discardableResult
  public func ask(_ question: String, before action: RowAction) -> Bool {
    let screen = QuestionScreen(question, before: action, for: self)
    return table?.askQuestion?(screen) == true || push(screen)
  }

  /// Goes back to the screen below the one that holds the table.
  ///
  /// - Returns: `false` if no navigator shows the table, or there is no screen below.
  @discardableResult
  public func pop() -> Bool { table?.navigator?.pop() ?? false }

  /// The row, to change it; of a table that is gone, changes are lost.
  public var handle: RowHandle? { table?.row(row) }
}
