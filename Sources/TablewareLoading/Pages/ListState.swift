/// The state of a list, besides its rows.
public enum ListState: Hashable, Sendable {
  /// Nothing has been requested for the list yet.
  case idle
  /// The first rows of the list are loading.
  case loading
  /// Loading succeeded, and the list has no rows.
  case empty
  /// Loading failed, for the given reason. Earlier rows may still exist.
  case failed(String)
  /// The rows of the list are loaded.
  case content
}
