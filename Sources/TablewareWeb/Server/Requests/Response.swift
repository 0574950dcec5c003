/// An answer, before it becomes bytes.
package struct Response: Hashable, Sendable {
  package let status: Int
  package var fields: [Field]
  package let body: [UInt8]

  /// A line of an answer's header.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(_ status: Int, _ fields: [Field] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A plain text with one sentence for the user.
  package init(_ status: Int, _ sentence: String) {
    self.init(
      status, [Field("Content-Type", "text/plain; charset=utf-8")],
      body: Array("\(sentence)\n".utf8))
  }

  package init(_ refusal: Refusal) { self.init(refusal.status, refusal.reason) }

  /// The headers of the answer, with those of every answer.
  var headers: [(name: String, value: String)] {
    fields.filter { Token.isToken($0.name.utf8) }.map { ($0.name, Self.oneLine($0.value)) }
      + RequestRules.headers
  }

  /// Returns a value that cannot begin a line of its own, regardless of its origin.
  static func oneLine(_ value: String) -> String {
    let scalars = value.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// The tokens of HTTP.
enum Token {
  /// Whether a text is a token: letters, digits and a few signs, at least one.
  static func isToken(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty
      && text.allSatisfy {
        switch $0 {
        case 48...57, 65...90, 97...122: true
        default: "!#$%&'*+-.^_`|~".utf8.contains($0)
        }
      }
  }
}
