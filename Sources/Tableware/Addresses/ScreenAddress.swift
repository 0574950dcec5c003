/// The address of a screen below that of its app or server, such as `/issues/12?sort=title`.
///
/// ```swift
/// var address: ScreenAddress? { ScreenAddress("issues", "\(number)", query: ["sort": "title"]) }
/// ```
///
/// Components and query are decoded text: a slash or a space in them is encoded in the
/// ``description``. Two addresses are equal if their components and their queries are.
public struct ScreenAddress: Hashable, Sendable {
  /// The parts between the slashes, decoded; none for the first screen. Never empty texts.
  public var components: [String]
  /// The values of the query by their names, decoded.
  public var query: [String: String]

  /// Creates an address from its parts.
  ///
  /// - Parameters:
  ///   - components: the parts between the slashes, not encoded; empty ones are left out.
  ///   - query: the values of the query by their names, not encoded.
  public init(_ components: String..., query: [String: String] = [:]) {
    self.init(components, query: query)
  }

  init(_ components: [String], query: [String: String] = [:]) {
    self.components = components.filter { !$0.isEmpty }
    self.query = query
  }

  /// Reads an address of the form `/issues/12?sort=title`.
  ///
  /// Repeated slashes count as one. If a name occurs twice in the query, the first one counts.
  ///
  /// - Parameter text: the address; at most 2,000 bytes, with or without the first slash.
  /// - Returns: `nil` for a longer text, for `.` or `..` between slashes, and for an encoding that
  ///   is not UTF-8.
  public init?(text: some StringProtocol) {
    guard text.utf8.count <= Self.byteLimit else { return nil }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var components: [String] = []
    for part in halves[0].split(separator: "/") {
      guard let component = PercentEncoding.decode(part), component != ".", component != ".."
      else { return nil }
      components.append(component)
    }
    var query: [String: String] = [:]
    for pair in (halves.count > 1 ? halves[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(sides[0], plusIsSpace: true),
        let value = PercentEncoding.decode(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
      else { return nil }
      if query[name] == nil { query[name] = value }
    }
    self.init(components, query: query)
  }

  /// The most bytes of an address that is read.
  static let byteLimit = 2_000
}

extension ScreenAddress: CustomStringConvertible {
  /// The encoded address, such as `/issues/12?sort=title`, with the names of the query in their
  /// order.
  public var description: String {
    let path = "/" + components.map { PercentEncoding.encode($0) }.joined(separator: "/")
    guard !query.isEmpty else { return path }
    let pairs = query.sorted { $0.key < $1.key }.map {
      PercentEncoding.encode($0.key) + "=" + PercentEncoding.encode($0.value)
    }
    return path + "?" + pairs.joined(separator: "&")
  }
}

extension ScreenAddress: ExpressibleByStringLiteral {
  /// Creates an address from a literal such as `"/issues"`; an invalid one is that of the first
  /// screen.
  ///
  /// - Parameter value: the encoded address.
  public init(stringLiteral value: String) {
    self = ScreenAddress(text: value) ?? ScreenAddress()
  }
}

/// The encoding of characters in addresses: `%20` for a space.
package enum PercentEncoding {
  /// Returns a text in which only letters, digits and `-._~` of ASCII are as they are.
  package static func encode(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else if "-._~".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// Returns the decoded text; `nil` for an incomplete escape or bytes that are not UTF-8.
  static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).isASCII
      ? Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) } : nil
  }
}
