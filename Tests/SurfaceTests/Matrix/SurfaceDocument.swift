import Foundation

/// The two tables of `Documentation/surfaces.md`: what every surface shows, and the differences.
struct SurfaceDocument {
  static let surfaces = ["terminal", "browser", "UIKit"]
  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/surfaces.md")
  private static let marks = ["<!-- fields -->", "<!-- differences -->", "<!-- end -->"]

  /// A value that a surface does not show.
  struct Difference: Hashable {
    var field: String
    var values: String
    var surface: String
  }

  /// The text before the tables, with the table of fields, and what follows.
  private(set) var parts: [String]
  /// What a surface shows instead, by the difference.
  private(set) var substitutes: [Difference: String] = [:]

  init() throws {
    var rest = Substring(try String(contentsOf: Self.url, encoding: .utf8))
    parts = []
    for mark in Self.marks {
      guard let range = rest.range(of: mark) else { break }
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    parts.append(String(rest))
    for line in parts.count > 2 ? parts[2].split(separator: "\n").dropFirst(2) : [] {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else { continue }
      let name = cells[0].filter { $0 != "`" }
      substitutes[Difference(field: name, values: cells[1], surface: cells[2])] = cells[3]
    }
  }

  /// The document that the measured differences ask for.
  func text(fields: [String], differences: [Difference]) -> String {
    var table =
      "\n| field | \(Self.surfaces.joined(separator: " | ")) |\n| --- | --- | --- | --- |\n"
    for field in fields {
      let cells = Self.surfaces.map { surface in
        differences.contains { $0.field == field && $0.surface == surface } ? "differs" : "yes"
      }
      table += "| `\(field)` | \(cells.joined(separator: " | ")) |\n"
    }
    var list = "\n| field | value | surface | instead |\n| --- | --- | --- | --- |\n"
    for difference in differences {
      let substitute = substitutes[difference] ?? Self.missing
      list +=
        "| `\(difference.field)` | \(difference.values) | \(difference.surface) | \(substitute) |\n"
    }
    let end = parts.count > 3 ? parts[3] : "\n"
    return parts[0] + Self.marks[0] + table + "\n" + Self.introduction(parts) + Self.marks[1] + list
      + Self.marks[2] + end
  }

  /// Fields that no header has on any surface: headers are neither selected nor moved, and general
  /// handlers are not for them.
  static let notInHeaders = ["isMovable", "isDraggable", "displayEvents", "tap"]

  /// The lines of the list below the tables: a field and a surface that differ in headers only.
  var headerDifferences: [String] {
    let section = parts.last?.split(separator: "## Headers", maxSplits: 1).last ?? ""
    return section.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
      return "\(cells[0].filter { $0 != "`" }), \(cells[1])"
    }
  }

  /// Stands where a reason has to be written.
  static let missing = "(write what is shown instead)"

  /// The text between the two tables.
  private static func introduction(_ parts: [String]) -> String {
    guard parts.count > 1 else { return "" }
    let lines = parts[1].split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.isEmpty || $0.hasPrefix("|") }.joined(separator: "\n")
  }

  /// The document as it is.
  var current: String {
    zip(parts, Self.marks + [""]).map { $0 + $1 }.joined()
  }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: Self.url)
  }
}
