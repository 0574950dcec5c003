import Tableware
import TablewareHosting

/// The fields of a value, found by reflection, with everything that each of them holds.
struct Fields {
  private(set) var values: [String: [String]] = [:]
  /// The fields that hold nothing in this value: `nil`, or a collection without elements.
  private(set) var emptyPaths: Set<String> = []

  var paths: Set<String> { Set(values.keys) }

  init(_ value: Any) { read(value, "") }

  private mutating func read(_ value: Any, _ path: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first {
        read(child.value, path)
      } else {
        emptyPaths.insert(path)
      }
    case .set: add(mirror.children.map { "\($0.value)" }.sorted().joined(separator: " "), path)
    case .collection:
      if mirror.children.isEmpty { emptyPaths.insert(path) }
      for child in mirror.children { read(child.value, path) }
    case .struct where !mirror.children.isEmpty && !Self.isWhole(value), .class:
      for child in mirror.children {
        // The large parts of a content are fields of it that are stored elsewhere.
        let name = child.label == "extras" ? nil : child.label
        let parts = [path, name ?? ""].filter { !$0.isEmpty }
        read(child.value, parts.joined(separator: "."))
      }
      // Worked out when it is asked for, so reflection does not see it.
      if let row = value as? RowPresentation { read(row.accessibility, "accessibility") }
    case .enum where !Self.isWhole(value):
      guard let child = mirror.children.first, let name = child.label else {
        return add("\(value)", path)
      }
      add(name, path)
      read(child.value, "\(path).\(name)")
    default: add("\(value)", path)
    }
  }

  private mutating func add(_ value: String, _ path: String) {
    values[path, default: []].append(value)
  }

  /// Values with parts that mean nothing alone.
  private static func isWhole(_ value: Any) -> Bool {
    value is CalendarDate || value is [UInt8] || value is RowImage.Source
      || value is FileInput.Kind
      || value is RowImage.Placeholder || value is RowColor || value is RowText.Style
      || value is ClosedRange<Double> || value is ClosedRange<CalendarDate>
      || value is DisplayEvents || value is ActionKey
  }
}
