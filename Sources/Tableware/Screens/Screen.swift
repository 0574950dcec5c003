/// A table with what surrounds it: a title, commands, perhaps a search.
///
/// Write a screen once; the terminal, a browser and UIKit show it. A screen makes its table when it
/// is made, changes it when its data changes, and asks the ``Timeline`` for the time. ``title``, ``status``,
/// ``commands`` and ``search`` are read anew for every frame.
public protocol Screen: AnyObject {
  /// What stands at the top.
  var title: String { get }
  /// A short line that says what is shown at the moment, such as a count; may be empty.
  var status: String { get }
  /// The table. Always the same one.
  var table: Table { get }
  /// What can be done on this screen, beyond acting on a row.
  var commands: [Command] { get }
  /// How the screen searches; `nil` if it does not.
  var search: Search? { get }

  /// The screen comes on top: first when it is shown, then again each time that what covered it has gone, a menu or
  /// a question included. Start what repeats on the timeline; keep what ``Timeline`` returns and cancel it in
  /// ``disappear()``.
  func appear(on timeline: Timeline)
  /// The screen is covered by another or goes away.
  func disappear()
  /// An event that neither the row, nor its section, nor the table handled.
  func respond(to event: any Event, from source: EventSource) -> EventResponse
}

extension Screen {
  /// The time of the navigator that shows the screen; `nil` where none does, and before the screen appears first.
  public var timeline: Timeline? { table.navigator?.timeline }
  /// No line.
  public var status: String { "" }
  /// No commands.
  public var commands: [Command] { [] }
  /// No search.
  public var search: Search? { nil }
  /// Nothing repeats.
  public func appear(on timeline: Timeline) {}
  /// Nothing to stop.
  public func disappear() {}
  /// Lets the event go on to the application.
  public func respond(to event: any Event, from source: EventSource) -> EventResponse { .passed }
}

/// Something that can be done on a screen, by a key or from a menu.
public struct Command {
  /// The key that runs it, where there is a keyboard.
  public let key: Character
  /// What it does, in a word or two.
  public let title: String
  /// Runs it, for the row that has the focus, if any.
  public let run: (_ focused: EventSource?) -> Void

  /// A command.
  public init(_ key: Character, _ title: String, run: @escaping (_ focused: EventSource?) -> Void) {
    self.key = key
    self.title = title
    self.run = run
  }
}

/// How a screen searches as the reader types.
public struct Search {
  /// What is searched, such as "name or summary".
  public let prompt: String
  /// What is searched for now; empty for no search.
  public let query: String
  /// Called with each change of the query.
  public let update: (_ query: String) -> Void

  /// A search.
  public init(prompt: String, query: String, update: @escaping (_ query: String) -> Void) {
    self.prompt = prompt
    self.query = query
    self.update = update
  }
}
