extension Identity {
  /// The identity as a text that is the same after a relaunch: `string "ash"`, `int 7`, `Song.ID
  /// …`.
  ///
  /// It is made of the type's name and the value's debug description, so it is as stable as that.
  /// The identity of an object says where it lies in memory: it is not found again.
  public var token: String {
    switch storage {
    case .int(let value): "int \(value)"
    case .string(let value): "string \(value)"
    case .other(let value): "\(type(of: value)) \(String(reflecting: value))"
    }
  }

  /// The identity of a token that tells it without a look at the rows.
  init?(token: String) {
    if token.hasPrefix("string ") {
      self.init(string: String(token.dropFirst("string ".count)))
    } else if token.hasPrefix("int "), let value = Int(token.dropFirst("int ".count)) {
      self.init(int: value)
    } else {
      return nil
    }
  }
}

extension Snapshot {
  /// The row of a ``Identity/token``; `nil` if there is none.
  ///
  /// - Complexity: a look-up for strings and integers, else O(rows).
  public func row(token: String) -> Identity? { rows(tokens: [token])[token] }

  /// The rows of some tokens, in one pass.
  func rows(tokens: [String]) -> [String: Identity] {
    var found: [String: Identity] = [:]
    var others: Set<String> = []
    for token in tokens {
      if let identity = Identity(token: token) {
        if path(of: identity) != nil { found[token] = identity }
      } else {
        others.insert(token)
      }
    }
    for section in 0..<sectionCount where !others.isEmpty {
      for identity in rows(in: section) {
        let token = identity.token
        if others.remove(token) != nil { found[token] = identity }
        if others.isEmpty { break }
      }
    }
    return found
  }
}
