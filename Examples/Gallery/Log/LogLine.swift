/// One line of a followed file.
///
/// The serial number is its identity: it only ever rises, and is never used twice by the same
/// follower, not even when the file is replaced and read from its beginning.
package struct LogLine: Equatable, Sendable, Identifiable {
  package let id: Int
  package let text: String

  package init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}
