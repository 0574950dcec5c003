extension UTF8 {
  /// The offset of the first byte that does not belong to a character, if there is one.
  static func firstMistake(in bytes: [UInt8]) -> Int? {
    // Nearly every text is valid, and the standard library verifies that fastest.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
