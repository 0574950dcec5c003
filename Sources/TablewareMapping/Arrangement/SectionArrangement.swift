import Tableware

/// The order of a page's sections that the user chose, and which of them are hidden.
///
/// ```swift
/// var arrangement = saved ?? SectionArrangement()
/// arrangement.move("charts", by: -1, among: parts.map(\.id))
/// arrangement.hide("podcasts")
/// table.show { arrangement.sections(of: parts) { Section($0.id, header: $0.title) { … } } }
/// ```
///
/// An arrangement is a plain value that names sections by id: save it as JSON. It stays valid when
/// the page changes. It keeps an id that the page does not have, also when other sections move
/// around it. A section that the arrangement does not have appears after the one that it is
/// declared after.
public struct SectionArrangement: Hashable, Sendable {
  /// The ids in the order that the user chose. Other sections of the page are where they are
  /// declared.
  public private(set) var order: [String]
  /// The ids of sections that are not shown.
  public private(set) var hidden: Set<String>

  /// Creates an arrangement. By default every section is shown where it is declared.
  ///
  /// - Parameters:
  ///   - order: the ids in the order that the user chose. A repeated id counts at its first index.
  ///   - hidden: the ids of sections that are not shown.
  public init(order: [String] = [], hidden: Set<String> = []) {
    self.order = Self.withoutRepeats(order)
    self.hidden = hidden
  }

  /// Hides a section, which keeps its position.
  ///
  /// - Parameter id: the id of the section.
  public mutating func hide(_ id: String) { hidden.insert(id) }

  /// Shows a hidden section again, at its position.
  ///
  /// - Parameter id: the id of the section.
  public mutating func show(_ id: String) { hidden.remove(id) }

  /// Removes all ids, those that the page does not have included.
  public mutating func reset() { self = SectionArrangement() }

  /// Moves a section up or down among the shown sections, as far as there is room.
  ///
  /// Hidden and unknown ids keep their positions. A section that is hidden or not on the page is
  /// not moved.
  ///
  /// - Parameters:
  ///   - id: the id of the section.
  ///   - distance: the number of shown sections to pass; negative to move up.
  ///   - ids: all sections of the page in the order in which they are declared, hidden ones
  ///     included.
  /// - Complexity: O(sections).
  public mutating func move(_ id: String, by distance: Int, among ids: [String]) {
    var shown = arranged(ids).filter { !hidden.contains($0) }
    guard let start = shown.firstIndex(of: id) else { return }
    let distance = Swift.max(-start, min(distance, shown.count - 1 - start))
    guard distance != 0 else { return }
    shown.remove(at: start)
    shown.insert(id, at: start + distance)

    var rest = shown[...]
    let positions = Set(shown)
    order = ordered(ids).map { id in
      guard positions.contains(id), let next = rest.popFirst() else { return id }
      return next
    }
  }

  /// Returns the ids of the page in this order, each once, hidden ones included.
  ///
  /// - Parameter ids: the ids of all sections of the page, in the order in which they are declared.
  /// - Complexity: O(sections).
  public func arranged(_ ids: [String]) -> [String] {
    let known = Set(ids)
    return ordered(ids).filter(known.contains)
  }

  /// All known ids in order: those that the user ordered, with the other ids of the page in
  /// between.
  private func ordered(_ ids: [String]) -> [String] {
    let ordered = Set(order)
    var first: [String] = []
    // New ids, by the ordered id after which they are declared.
    var following: [String: [String]] = [:]
    var previous: String?
    for id in Self.withoutRepeats(ids) {
      if ordered.contains(id) {
        previous = id
      } else if let previous {
        following[previous, default: []].append(id)
      } else {
        first.append(id)
      }
    }
    return first + order.flatMap { [$0] + (following[$0] ?? []) }
  }

  private static func withoutRepeats(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }
}

extension SectionArrangement: Codable {
  private enum CodingKeys: CodingKey {
    case order, hidden
  }

  /// Decodes an arrangement. A missing part is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      order: try container.decodeIfPresent([String].self, forKey: .order) ?? [],
      hidden: try container.decodeIfPresent(Set<String>.self, forKey: .hidden) ?? [])
  }

  /// Encodes `{"order": […], "hidden": […]}`. The hidden ids are sorted, so that equal arrangements
  /// make equal files.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(order, forKey: .order)
    try container.encode(hidden.sorted(), forKey: .hidden)
  }
}
