/// How one listener likes the music page: the order of its modules, and which are hidden.
///
/// It names modules by id only, so it outlives any change of the page. Ids that the page does
/// not have now are kept, in case they come back; modules that it does not know come last.
package struct ModuleArrangement: Codable, Equatable, Sendable {
  private enum CodingKeys: CodingKey {
    case order, hidden
  }

  package var order: [String]
  package var hidden: Set<String>

  package init(order: [String] = [], hidden: Set<String> = []) {
    self.order = order
    self.hidden = hidden
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    order = try container.decodeIfPresent([String].self, forKey: .order) ?? []
    hidden = try container.decodeIfPresent(Set<String>.self, forKey: .hidden) ?? []
  }

  /// Sorts the hidden ids: a set has no order, and the same arrangement must make the same file.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(order, forKey: .order)
    try container.encode(hidden.sorted(), forKey: .hidden)
  }

  package mutating func hide(_ id: String) {
    hidden.insert(id)
  }

  package mutating func show(_ id: String) {
    hidden.remove(id)
  }

  /// Moves a module up (negative) or down among those on the screen, as far as there is room.
  ///
  /// Pass the ids that are visible now, from top to bottom. The others keep their places between
  /// them: a hidden module comes back near where it was.
  package mutating func move(_ id: String, by distance: Int, among visible: [String]) {
    var shown = Self.withoutRepetitions(visible)
    guard let start = shown.firstIndex(of: id) else { return }
    let distance = max(-start, min(distance, shown.count - 1 - start))
    shown.remove(at: start)
    shown.insert(id, at: start + distance)

    var rest = shown[...]
    let places = Set(shown)
    order = Self.withoutRepetitions(order + visible).map { id in
      guard places.contains(id), let next = rest.popFirst() else { return id }
      return next
    }
  }

  /// The modules in this order, parted into those to show and those to keep out of sight.
  package func arranged(
    _ modules: [MusicModule]
  ) -> (visible: [MusicModule], hidden: [MusicModule]) {
    var ranks: [String: Int] = [:]
    for (rank, id) in order.enumerated() where ranks[id] == nil { ranks[id] = rank }
    let sorted = modules.enumerated().sorted { one, other in
      // The place in the file decides between modules without a rank, or with the same id.
      (ranks[one.element.id] ?? .max, one.offset) < (ranks[other.element.id] ?? .max, other.offset)
    }
    let arranged = sorted.map(\.element)
    return (
      arranged.filter { !hidden.contains($0.id) }, arranged.filter { hidden.contains($0.id) }
    )
  }

  private static func withoutRepetitions(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }
}
