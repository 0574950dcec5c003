#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A path that the user types or drops onto the terminal, in parts: the folder that is listed, and
/// the beginning of a name.
struct LocalPath: Hashable {
  /// The folder, without a slash at its end unless it is the root.
  let folder: String
  /// The text after the last slash.
  let prefix: String

  /// - Parameters:
  ///   - text: the typed text. A terminal pastes the path of a dropped file in quotes, or with a
  ///     backslash before each space.
  ///   - base: the folder for a text that does not begin with a slash.
  ///   - home: the folder for `~`; `nil` if it is not known.
  init(_ text: String, in base: String, home: String? = Self.home) {
    var path = Self.unquoted(text)
    if path == "~" || path.hasPrefix("~/"), let home { path = home + path.dropFirst() }
    if !path.hasPrefix("/") { path = Self.join(base, path) }
    guard let slash = path.lastIndex(of: "/") else {
      (folder, prefix) = (base, path)
      return
    }
    var before = path[..<slash]
    while before.last == "/" { before.removeLast() }
    folder = before.isEmpty ? "/" : String(before)
    prefix = String(path[path.index(after: slash)...])
  }

  /// The path of an entry of the folder.
  func path(of name: String) -> String { Self.join(folder, name) }

  /// Whether an entry of the folder is listed. One that begins with a dot is hidden until the dot
  /// is typed.
  func matches(_ name: String) -> Bool {
    if name.hasPrefix("."), !prefix.hasPrefix(".") { return false }
    return name.lowercased().hasPrefix(prefix.lowercased())
  }

  /// The folder in which the program was started.
  static var current: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  private static var home: String? { getenv("HOME").map { String(cString: $0) } }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func unquoted(_ text: String) -> String {
    var text = text[...]
    while text.last == " ", text.dropLast().last != "\\" { text.removeLast() }
    for quote in ["'", "\""] as [Character] where text.count > 1 {
      if text.first == quote, text.last == quote { return String(text.dropFirst().dropLast()) }
    }
    var (result, isEscaped) = ("", false)
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}
