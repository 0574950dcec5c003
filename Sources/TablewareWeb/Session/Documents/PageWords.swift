import JSONText

/// The texts of a page around its table, besides the `Words` of the framework.
///
/// Numbers are in braces; a text may leave them out.
public struct PageWords: Hashable, Sendable {
  /// The button that applies changes, if no script runs.
  public var apply = "Apply"
  /// The button for the previous rows, if no script runs.
  public var rowsBefore = "‹ Previous rows"
  /// The button for the next rows, if no script runs.
  public var moreRows = "More rows ›"
  /// The name of the breadcrumb, a landmark.
  public var way = "Breadcrumb"
  /// The name of the group of the screen's commands.
  public var commands = "Commands"
  /// The name of the group of the search's tokens.
  public var filters = "Filters"
  /// The name of the index of sections, a landmark.
  public var index = "Index"
  /// The number of rows that a search found, if the screen has no status that contains it.
  public var rows = "Rows: {count}"
  /// The announcement that a row was moved by keys.
  public var moved = "Moved to {place} of {count}"
  /// The message after a form was sent to an expired session, if no script runs.
  public var ended = "This page has expired; your changes were not saved."
  /// The message for an address without a screen.
  public var missing = "There is no page at this address."
  /// The message to a browser that has not opened the address with the token of the server.
  public var needsToken = "Open the address that the program printed when it started."
  /// The link from the messages about an expired page and a missing one to a new session.
  public var startOver = "Start over"
  /// The message under a row whose file could not be sent.
  public var fileFailed = "The file was not sent. Try again."
  /// The message while the connection is interrupted.
  public var lost = "Reconnecting …"
  /// The message when the connection is restored.
  public var back = "Reconnected"
  /// The message instead of a connection, in a browser that stores no cookies.
  public var needsCookies =
    "This page needs cookies. Allow them for this site, then reload the page."

  /// The button that reloads the screen.
  public var refresh = "Refresh"
  /// The same button while the screen is being reloaded.
  public var refreshing = "Refreshing …"

  // MARK: The page of keys, which the `?` key opens

  /// The title of the page.
  public var keys = "Keys"
  /// The switch that turns keys of one character on and off, on the page and in its list of
  /// commands.
  public var characterKeys = "Character keys"
  /// The explanation of that switch.
  public var characterKeysNote = "Keys without Ctrl, Alt or Command act on the page"
  /// The title above the keys of the focused row.
  public var row = "Row"
  /// The title above the keys of the screen.
  public var screen = "Screen"
  /// The title above the keys that act everywhere.
  public var everywhere = "Everywhere"
  /// The effect of arrow keys on the focus.
  public var keyMove = "Next or previous row"
  /// The effect of the keys for pages.
  public var keyPage = "One page up or down"
  /// The effect of Home and End.
  public var keyEnds = "First or last row"
  /// The effect of arrow keys on a row with children.
  public var keyExpand = "Collapses or expands the row"
  /// The effect of arrow keys with Alt on a movable row.
  public var keyReorder = "Moves the row"
  /// The effect of a key that opens the menu of the row.
  public var keyMenu = "Menu of the row"
  /// The effect of a key that begins to search.
  public var keySearch = "Search"
  /// The effect of a key that closes what is open, or returns to the screen below.
  public var keyBack = "Closes or goes back"

  /// Creates the texts of a page in English.
  public init() {}

  /// The texts that the script shows.
  var spoken: String {
    var writer = JSONWriter()
    writer.object { writer in
      for (name, text) in [
        ("rows", rows), ("moved", moved), ("lost", lost), ("back", back), ("cookies", needsCookies),
        ("file", fileFailed),
      ] {
        writer.member(name) { $0.write(text) }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
