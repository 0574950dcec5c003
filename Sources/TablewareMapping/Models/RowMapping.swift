import Tableware

/// Which row shows which model, said outside the models: for those who keep them clean, show one
/// model in different cells in different places, or have a list of many types.
///
/// ```swift
/// var mapping = RowMapping()
/// mapping.map(Song.self) { SongRow(song: $0) }
/// mapping.map(Animal.self, where: { $0.isWild }) { WildRow(animal: $0) }
/// mapping.map(Animal.self) { AnimalRow(animal: $0) }
/// mapping.map((any Named).self) { TextRow($0.name) }
///
/// Section("all") { ForEach([song, "text", lion] as [Any], mapping) }
/// ```
///
/// A model goes to the first of these that accepts it:
///
/// 1. its own type, 2. the nearest class above it, 3. protocols and what else it can be taken for,
/// in the order in which they were mapped.
///
/// Within one type, conditions are asked in the order in which they were mapped, and what was
/// mapped without a condition comes last. Mapping a type without a condition again replaces the
/// former one, at once: nothing is cached.
///
/// A model that nothing accepts is shown as a `NoticeRow` that names its type, and is reported to
/// ``onUnmapped``; the others are shown. In a list of one type, where a row is one type of yours,
/// `ForEach` alone is simpler and checked by the compiler.
public struct RowMapping {
  private var rules: [ModelRule] = []
  private var reports = Reports()

  /// Which types were reported, so that a screen full of one kind says so once.
  private final class Reports {
    var types: Set<ObjectIdentifier> = []
  }

  /// Receives a diagnostic for models that have no row, once for each type until another type is
  /// mapped.
  public var onUnmapped: ((Diagnostic) -> Void)?

  /// A mapping of nothing.
  public init() {}

  /// Reports models that have no row to the diagnostics of a table, each type once.
  public mutating func report(to diagnostics: Diagnostics) {
    onUnmapped = { [weak diagnostics] in diagnostics?.report($0) }
  }

  /// The row of a model, without regard to others: a repeated value has the same identity each
  /// time.
  ///
  /// - Complexity: O(types mapped).
  public func row(for model: Any) -> AnyRow {
    made(of: unwrapped(model) ?? model).row
  }

  mutating func add(_ rule: ModelRule) {
    if rule.condition == nil { rules.removeAll { $0.type == rule.type && $0.condition == nil } }
    rules.append(rule)
    reports = Reports()
  }

  /// A row, and who it is, as far as the model tells.
  func made(of model: Any) -> (row: AnyRow, name: ModelRule.Name) {
    guard let rule = rule(for: model), let row = rule.row(model) else {
      let type = Swift.type(of: model)
      if reports.types.insert(ObjectIdentifier(type)).inserted {
        onUnmapped?(.unmappedModel(type: "\(type)"))
      }
      let notice = NoticeRow(
        "No row for \(type)", detail: "Map it: mapping.map(\(type).self) { … }", level: .warning)
      return (AnyRow(notice), .object(model))
    }
    switch rule.name(model) {
    case .given(let identity): return (row.id(identity), .given(identity))
    case .counted(let identity): return (row.id(identity), .counted(identity))
    case .unknown: return (row, .unknown)
    }
  }

  private func rule(for model: Any) -> ModelRule? {
    let type = Swift.type(of: model)
    let matching = rules.filter { $0.matches(model) }
    if let exact = choose(matching.filter { $0.type == type }, model) { return exact }
    var above = matching.filter { $0.type != type && $0.isSuperclass(type) }
    while let nearest = above.first(where: { rule in
      above.allSatisfy { $0.type == rule.type || !rule.isSuperclass($0.type) }
    }) {
      if let rule = choose(above.filter { $0.type == nearest.type }, model) { return rule }
      above.removeAll { $0.type == nearest.type }
    }
    var others = matching.filter { $0.type != type && !$0.isSuperclass(type) }
    while let first = others.first {
      if let rule = choose(others.filter { $0.type == first.type }, model) { return rule }
      others.removeAll { $0.type == first.type }
    }
    return nil
  }

  /// Of the rules for one type, the first whose condition holds, else the one without.
  private func choose(_ rules: [ModelRule], _ model: Any) -> ModelRule? {
    rules.first { $0.condition != nil && $0.accepts(model) }
      ?? rules.first { $0.condition == nil }
  }
}
