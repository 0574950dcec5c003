import JSONText

/// The fields of one JSON object, each read separately.
///
/// A field that is missing or of the wrong type is nil and reported as a problem; the others are
/// not affected.
struct LossyFields {
  private let members: [String: JSONValue]
  private let path: String
  var problems: [MusicProblem] = []

  init(_ members: [String: JSONValue], path: String) {
    self.members = members
    self.path = path
  }

  subscript(name: String) -> JSONValue? { members[name] }

  func path(of name: String) -> String {
    path.isEmpty ? name : path + "." + name
  }

  mutating func report(_ name: String, _ message: String) {
    problems.append(MusicProblem(path: path(of: name), message: message))
  }

  /// Text of at least one character.
  mutating func text(_ name: String) -> String? {
    guard case .string(let text)? = members[name] else { return refuse(name, "text") }
    guard !text.isEmpty else {
      report(name, "is empty")
      return nil
    }
    return text
  }

  /// Reads a whole number that is not negative and at most `most`.
  mutating func count(_ name: String, upTo most: Int) -> Int? {
    let wanted = "a whole number from 0 to \(most)"
    guard
      case .number(let number)? = members[name],
      let count = Int(exactly: number), count >= 0, count <= most
    else { return refuse(name, wanted) }
    return count
  }

  mutating func list(_ name: String) -> [JSONValue]? {
    guard case .array(let elements)? = members[name] else { return refuse(name, "a list") }
    return elements
  }

  private mutating func refuse<Value>(_ name: String, _ wanted: String) -> Value? {
    if let found = members[name] {
      report(name, "should be \(wanted) but is \(found.noun)")
    } else {
      report(name, "is missing")
    }
    return nil
  }
}
