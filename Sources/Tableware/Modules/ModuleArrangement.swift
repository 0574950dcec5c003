/// How one reader likes a page of modules: their order, and which are hidden.
///
/// ```swift
/// var arrangement = saved ?? ModuleArrangement()
/// arrangement.move("charts", by: -1, among: modules.map(\.id))
/// arrangement.hide("podcasts")
/// table.show { arrangement.sections(of: modules) { Section($0.id, header: $0.title) { … } } }
/// ```
///
/// It names modules by id only and is a plain value: save it as JSON, wherever you like. It outlives any
/// change of the page. An id that the page does not have is kept for the version that knows it, also
/// when others are moved around it. A module that the arrangement does not know appears behind the one
/// that it was declared behind.
public struct ModuleArrangement: Hashable, Sendable {
  /// Ids in the reader's order. Those of the page that are missing stand where they were declared.
  public private(set) var order: [String]
  /// Ids of modules that are not shown.
  public private(set) var hidden: Set<String>

  /// An arrangement; by default every module is shown, where it was declared. A repeated id counts at
  /// its first place.
  public init(order: [String] = [], hidden: Set<String> = []) {
    self.order = Self.withoutRepeats(order)
    self.hidden = hidden
  }

  /// Leaves a module out of the page. It keeps its place.
  public mutating func hide(_ id: String) { hidden.insert(id) }

  /// Shows a hidden module again, where it was.
  public mutating func show(_ id: String) { hidden.remove(id) }

  /// Forgets everything, ids that the page does not know included.
  public mutating func reset() { self = ModuleArrangement() }

  /// Moves a module up (negative) or down among those that are shown, as far as there is room.
  ///
  /// Hidden and unknown ids keep their places, so that they come back near where they were. A module
  /// that is hidden or not on the page is not moved.
  ///
  /// - Parameter ids: all modules of the page as they were declared, hidden ones included.
  /// - Complexity: O(modules).
  public mutating func move(_ id: String, by distance: Int, among ids: [String]) {
    var shown = arranged(ids).filter { !hidden.contains($0) }
    guard let start = shown.firstIndex(of: id) else { return }
    let distance = Swift.max(-start, min(distance, shown.count - 1 - start))
    guard distance != 0 else { return }
    shown.remove(at: start)
    shown.insert(id, at: start + distance)

    var rest = shown[...]
    let places = Set(shown)
    order = placed(ids).map { id in
      guard places.contains(id), let next = rest.popFirst() else { return id }
      return next
    }
  }

  /// The ids of the page in this order, each once, hidden ones included.
  ///
  /// - Complexity: O(modules).
  public func arranged(_ ids: [String]) -> [String] {
    let known = Set(ids)
    return placed(ids).filter(known.contains)
  }

  /// Everything that has a place: what the reader ordered, with the rest of the page in between.
  private func placed(_ ids: [String]) -> [String] {
    let ordered = Set(order)
    var first: [String] = []
    // New ids, by the ordered one that they were declared behind.
    var behind: [String: [String]] = [:]
    var anchor: String?
    for id in Self.withoutRepeats(ids) {
      if ordered.contains(id) {
        anchor = id
      } else if let anchor {
        behind[anchor, default: []].append(id)
      } else {
        first.append(id)
      }
    }
    return first + order.flatMap { [$0] + (behind[$0] ?? []) }
  }

  private static func withoutRepeats(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }
}

extension ModuleArrangement: Codable {
  private enum CodingKeys: CodingKey {
    case order, hidden
  }

  /// Reads an arrangement; a part that is missing is taken as empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      order: try container.decodeIfPresent([String].self, forKey: .order) ?? [],
      hidden: try container.decodeIfPresent(Set<String>.self, forKey: .hidden) ?? [])
  }

  /// Writes `{"order": […], "hidden": […]}`, the hidden ids sorted: the same arrangement makes the same
  /// file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(order, forKey: .order)
    try container.encode(hidden.sorted(), forKey: .hidden)
  }
}
