/// Text that equals only the very same bytes.
///
/// To Swift, an “é” of one scalar and one of two are the same string. In another language that
/// reads the JSON they are two, so two rows may have these names.
package struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Equal bytes make equal strings, which have the same hash.
  package func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
  }
}

extension ExactText: CustomStringConvertible {
  package var description: String { text }
}
