/// The row that raised an event, by identity: a handler never receives an index that may be
/// outdated when it is used.
public struct EventSource {
  /// The values that levels have added to an event on its way.
  private final class Notes {
    var values: [ObjectIdentifier: any Sendable] = [:]
  }

  /// The identity of the row that raised the event.
  public let row: Identity
  /// The identity of the section that contains the row.
  public let section: Identity
  /// The row as the app wrote it.
  let base: any Row
  /// The model that the row was created from.
  private let model: AnyRow.Model?
  /// The path of the row; only a hint that is checked before it is used.
  private let path: RowPath
  private let notes = Notes()
  weak var table: Table?

  init(_ row: AnyRow, section: Identity, path: RowPath, table: Table) {
    self.row = row.identity
    self.section = section
    base = row.base
    model = row.source
    self.path = path
    self.table = table
  }

  /// Returns the row's identity in the app's own type; `nil` for another type.
  ///
  /// - Parameter type: the type of the identity.
  public func id<ID>(as type: ID.Type) -> ID? { row.value(as: type) }

  /// Returns the row as the app wrote it; `nil` for another type.
  ///
  /// - Parameter type: the type of the row.
  public func row<R: Row>(as type: R.Type) -> R? { base as? R }

  /// Returns the model that the row was created from: the element of a ``ForEach``, the model of a
  /// `RowMapping`, or for any other row the row itself.
  ///
  /// ```swift
  /// table.on(Tap.self) { _, source in
  ///   if let song = source.model(as: Song.self) { self.play(song) }
  /// }
  /// ```
  ///
  /// - Parameter type: the type of the model.
  /// - Returns: `nil` for a model of another type.
  public func model<Value>(as type: Value.Type) -> Value? {
    if let model { return model.value as? Value }
    return base as? Value
  }

  /// Adds information of this level for the levels above. There is one value of each type: a later
  /// one replaces it.
  ///
  /// ```swift
  /// section.on(Liked.self) { _, source in
  ///   source.enrich(with: Genre.folk)
  ///   return .passed
  /// }
  /// table.on(Liked.self) { _, source in library.like(source.id(), source.note(Genre.self)) }
  /// ```
  ///
  /// - Parameter value: the information.
  public func enrich<Value: Sendable>(with value: Value) {
    notes.values[ObjectIdentifier(Value.self)] = value
  }

  /// Returns information that a level below added; `nil` if no level added it.
  ///
  /// - Parameter type: the type of the information.
  public func note<Value: Sendable>(_ type: Value.Type) -> Value? {
    notes.values[ObjectIdentifier(type)] as? Value
  }

  /// Reports that a handler failed.
  func report(_ error: any Error, from event: any Event) {
    table?.diagnostics.report(
      .handlerFailed(event.eventName, row: row, error: "\(error)"))
  }

  /// Raises another event from the same row, up the same chain.
  ///
  /// - Parameter event: the event.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func raise(_ event: some Event) -> Delivery {
    table?.deliver(event, from: row, near: path) ?? .stale
  }

  /// Pushes another screen on top of the one that contains the table.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - address: the address of the screen, if it has none of its own; see ``Router``.
  /// - Returns: `false` if no host of the table can push a screen.
  @discardableResult
  public func push(_ screen: any Screen, at address: ScreenAddress? = nil) -> Bool {
    guard let table else { return false }
    if let navigator = table.navigator {
      navigator.push(screen, at: address)
      return true
    }
    if table.showScreen?(screen) == true { return true }
    table.diagnostics.report(.screenNotShown(String(describing: type(of: screen)), row: row))
    return false
  }

  /// Presents another screen modally, where the surface can; else pushes it.
  ///
  /// - Parameter screen: the screen.
  /// - Returns: `false` if no host of the table can show a screen.
  @discardableResult
  public func present(_ screen: any Screen) -> Bool {
    table?.presentScreen?(screen) == true || push(screen)
  }

  /// Asks a question before an action of this row: in an alert if the surface has one, otherwise on
  /// a separate screen.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - action: the action that runs if the user confirms.
  /// - Returns: `false` if no host of the table can ask.
  @discardableResult
  public func ask(_ question: String, before action: RowAction) -> Bool {
    let screen = QuestionScreen(question, before: action, for: self)
    return table?.askQuestion?(screen) == true || push(screen)
  }

  /// Returns to the screen below the one that contains the table.
  ///
  /// - Returns: `false` if no navigator shows the table, or there is no screen below.
  @discardableResult
  public func pop() -> Bool { table?.navigator?.pop() ?? false }

  /// The handle of the row, for edits; edits of a released table have no effect.
  public var handle: RowHandle? { table?.row(row) }
}
