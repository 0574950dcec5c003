/// What one look at a followed file brought to light. Reasons are whole sentences.
package enum LogChange: Equatable, Sendable {
  /// New lines at the end; never more than the follower keeps.
  case appended([LogLine])
  /// The last line, which had no line end yet, grew in place.
  case replacedLast(LogLine)
  /// The file is read from its beginning, because it was replaced or became shorter. The lines
  /// shown so far stay, as `tail -F` leaves them on the screen.
  case restarted(String)
  /// So many bytes were passed over to get to the end of a file that has a great deal unread.
  case skipped(bytes: Int)
  /// The file cannot be shown now. Reported once for each new reason, not at every poll.
  case unavailable(String)
  /// The file can be shown again.
  case available
}
