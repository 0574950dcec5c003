/// A table with a title, commands and an optional search.
///
/// Write a screen once; the terminal, a browser and UIKit show it. A screen *declares* what it
/// shows, and its host owns the table:
///
/// ```swift
/// final class InboxScreen: Screen {
///   let context = ScreenContext()
///   let title = "Inbox"
///   private var mails = ["Hello", "Invoice"]
///
///   var sections: [Section] {
///     Section("mails") {
///       ForEach(mails, id: \.self) { mail in
///         TextRow(mail).deletable { self.mails.removeAll { $0 == mail } }
///       }
///     }
///   }
/// }
/// ```
///
/// The host evaluates ``sections`` again, once per turn, after every event that a row raised, every
/// ``Command``, every change of a search, all work of the ``context`` (timers, loads, sequences),
/// and every change of an `@Observable` value that the sections read. A change that none of these
/// causes is announced by ``ScreenContext/setNeedsUpdate()``.
///
/// Closures in ``sections``, ``commands`` and ``configure(_:)`` may capture the screen strongly:
/// the table holds the closures, the closures hold the screen, and the screen holds the table only
/// weakly, through ``context``. So a screen is deallocated when it leaves the stack.
public protocol Screen: AnyObject {
  /// The connection between the screen and its host: `let context = ScreenContext()`.
  ///
  /// Each screen needs a context of its own.
  var context: ScreenContext { get }
  /// The title at the top of the screen. Read for every frame.
  var title: String { get }
  /// A short line about the current rows, such as a count. Read for every frame; may be empty.
  var status: String { get }
  /// The tone of the status, such as ``RowText/Tone/bad`` while fields are invalid. UIKit shows the
  /// status as the prompt of the navigation bar, which has one color.
  var statusTone: RowText.Tone { get }
  /// The current sections of the table.
  ///
  /// The host calls it after every event and change, so it only describes: it builds values from
  /// stored state, and changes nothing. Evaluating an unchanged ``ForEach`` costs O(1).
  @TableBuilder var sections: [Section] { get }
  /// The actions of the screen that do not belong to a row. Read for every frame.
  var commands: [Command] { get }
  /// The search of the screen; `nil` if the screen has none. Read for every frame.
  var search: Search? { get }
  /// The reload of the screen by the user; `nil` if it has none. Read for every frame.
  var refresh: Refresh? { get }
  /// The theme of the screen; `nil` for that of the app. Read for every frame.
  var theme: Theme? { get }
  /// The address of the screen, such as `/issues/12`, with which a ``Router`` creates it again;
  /// `nil` if it has none. A browser shows it. Read for every frame.
  var address: ScreenAddress? { get }

  /// Prepares the table, once, before ``sections`` is evaluated for the first time: handlers for
  /// all rows, selection mode, anchoring, move rules.
  ///
  /// - Parameter table: the table that the host made for this screen. Do not keep it strongly; it
  ///   is available as ``ScreenContext/table``.
  func configure(_ table: Table)
  /// The screen is visible: called when it is pushed, and again each time that the screen that
  /// covered it was removed. Start here what runs while the user sees the screen.
  ///
  /// Menus and questions do not cover a screen, so they cause no call.
  func appear()
  /// The screen is covered by another screen, or was removed. Timers and sequences that were
  /// started through ``context`` are canceled without this call.
  func disappear()
  /// Responds to an event that neither the row, nor its section, nor the table handled.
  ///
  /// Surfaces do not know which events a screen responds to. For a tap that rows indicate visibly,
  /// attach a handler to the row, its section, or the table in ``configure(_:)``.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - source: the row that raised the event.
  /// - Returns: whether the screen handled the event.
  func respond(to event: any Event, from source: EventSource) -> EventResponse
}

extension Screen {
  /// The default: an empty status line.
  public var status: String { "" }
  /// The default: quieter than the title.
  public var statusTone: RowText.Tone { .secondary }
  /// The default: a screen without any commands.
  public var commands: [Command] { [] }
  /// The default: the theme of the app.
  public var theme: Theme? { nil }
  /// The default: a screen without an address.
  public var address: ScreenAddress? { nil }
  /// The default: a screen without a search.
  public var search: Search? { nil }
  /// The default: a screen that the user cannot reload.
  public var refresh: Refresh? { nil }
  /// The default: the table is not changed.
  ///
  /// - Parameter table: the table that the host made for this screen.
  public func configure(_ table: Table) {}
  /// The default: no work is started.
  public func appear() {}
  /// The default: no work is stopped.
  public func disappear() {}
  /// The default: the event is passed on to the application.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - source: the row that raised the event.
  /// - Returns: `passed`.
  public func respond(to event: any Event, from source: EventSource) -> EventResponse { .passed }
}
