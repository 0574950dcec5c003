/// What a list shows, apart from its rows.
public enum ListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The first rows are on their way.
  case loading
  /// There are no rows, which is no mistake.
  case empty
  /// Something failed, for the reason given. Rows may be there from before.
  case failed(String)
  /// The rows are there.
  case content
}
