extension Identity {
  /// The identity as a text that is the same after a relaunch: `string "ash"`, `int 7`,
  /// `Song.ID …`.
  ///
  /// It consists of the type's name and the value's debug description, and is as stable as those.
  /// The identity of an object contains its memory address: it is not found again.
  public var token: String {
    switch storage {
    case .int(let value): "int \(value)"
    case .string(let value): "string \(value)"
    case .other(let value): "\(type(of: value)) \(String(reflecting: value))"
    }
  }

  /// Creates the identity of a token that contains it, without reading the rows.
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
  /// Returns the row of a ``Identity/token``; `nil` if no row has it.
  ///
  /// - Parameter token: the token of the row's identity.
  /// - Complexity: a look-up for strings and integers, otherwise O(rows).
  public func row(token: String) -> Identity? { rows(tokens: [token])[token] }

  /// Returns the rows of some tokens, in one pass.
  package func rows(tokens: [String]) -> [String: Identity] {
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
      // The focus may be at a header or footer.
      for path in [RowPath.header(of: section), .footer(of: section)] where contains(path) {
        let identity = rowID(at: path)
        if others.remove(identity.token) != nil { found[identity.token] = identity }
      }
      for identity in rows(in: section) {
        let token = identity.token
        if others.remove(token) != nil { found[token] = identity }
        if others.isEmpty { break }
      }
    }
    return found
  }
}
