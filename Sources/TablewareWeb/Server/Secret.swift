#if Web
  /// A value that cannot be guessed: 128 random bits.
  enum Secret {
    static let length = 32

    static func make() -> String {
      var random = SystemRandomNumberGenerator()
      let digits = Array("0123456789abcdef")
      return String((0..<length).map { _ in digits[Int(random.next() & 15)] })
    }

    static func isWellFormed(_ text: String) -> Bool {
      text.utf8.count == length
        && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// Compares in constant time, which does not reveal the position of a difference.
    static func isSame(_ left: String, _ right: String) -> Bool {
      guard left.utf8.count == right.utf8.count else { return false }
      return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
#endif
