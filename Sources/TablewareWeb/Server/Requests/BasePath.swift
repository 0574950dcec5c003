import Tableware

/// The path below which a server is reached, such as `/admin` behind a proxy that serves other
/// programs at other paths.
package struct BasePath: Hashable, Sendable {
  /// The path without a slash at its end; empty for a server at the top.
  package let text: String

  /// The base path of a server that has its host for itself.
  package static let root = BasePath(text: "")

  private init(text: String) { self.text = text }

  /// Reads a base path.
  ///
  /// - Parameter path: `/admin` or `/tools/admin`, with letters, digits and `-._~`; with or without
  ///   a slash at the end. An empty text or `/` is the top.
  /// - Returns: `nil` for any other text.
  package init?(_ path: String) {
    guard !path.isEmpty, path != "/" else {
      self = .root
      return
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let names = path.hasSuffix("/") ? parts.dropFirst().dropLast() : parts.dropFirst()
    guard path.hasPrefix("/"), !names.isEmpty,
      names.allSatisfy({
        !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.allSatisfy(Self.isPlain)
      })
    else { return nil }
    text = "/" + names.joined(separator: "/")
  }

  /// Returns the path of a screen or a file for a browser.
  ///
  /// - Parameter path: the path below the base path, with its first slash.
  package func path(of path: some CustomStringConvertible) -> String { text + path.description }

  /// Returns the part of a path below the base path, with its first slash; `nil` for a path that is
  /// not below it.
  package func below(_ path: some StringProtocol) -> String? {
    guard path.hasPrefix(text) else { return nil }
    let rest = path.dropFirst(text.count)
    return rest.hasPrefix("/") ? String(rest) : nil
  }

  /// The part of a cookie's name that separates servers of one host, such as `-tools-admin`.
  package var cookieSuffix: String { text.replacing("/", with: "-") }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
