import Synchronization

/// A row that handles events itself, so that the declaration attaches no handlers.
///
/// ```swift
/// struct StarsRow: InteractiveRow {
///   let stars: Int
///   let onChange: (Int) -> Void
///   var id: String { "stars" }
///   var body: RowContent { RowContent(title: "Stars", values: ["\(stars)"]) }
///   var handlers: EventHandlers {
///     var handlers = EventHandlers()
///     handlers.add(Tap.self) { _, _ in onChange((stars + 1) % 6) }
///     return handlers
///   }
/// }
/// ```
///
/// The row's own handlers precede those that are attached with `.on(…)`.
public protocol InteractiveRow: Row {
  /// The handlers of the row. Read whenever the row is created, so make it as fast as ``Row/body``.
  var handlers: EventHandlers { get }
  /// Whether the row responds to the user at all.
  var isEnabled: Bool { get }
}

extension InteractiveRow {
  /// The default, `true`: the row responds.
  public var isEnabled: Bool { true }
}

extension EventHandlers {
  /// Creates handlers that run an action on a tap.
  package init(onTap action: @escaping () throws -> Void) {
    self.init()
    add(Tap.self) { _, _ in try action() }
  }

  /// Creates handlers that show a screen on a tap; the screen receives the row that opened it.
  package init(pushing screen: @escaping (_ opener: EventSource) -> any Screen) {
    self.init()
    add(Tap.self) { _, source in source.push(screen(source)) ? .handled : .passed }
  }
}

/// The types of rows with behaviors of their own.
enum InteractiveRows {
  // Looking up a conformance costs as much as creating the row, and most rows that follow one
  // another have the same type.
  private static let latestPlainType = Atomic<UInt>(0)

  /// Returns whether the rows of a type have behaviors of their own.
  static func contain<Base: Row>(_ type: Base.Type) -> Bool {
    let number = UInt(bitPattern: ObjectIdentifier(type))
    if latestPlainType.load(ordering: .relaxed) == number { return false }
    guard type is any InteractiveRow.Type else {
      latestPlainType.store(number, ordering: .relaxed)
      return false
    }
    return true
  }
}
