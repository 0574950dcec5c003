import Tableware

/// The assignment of rows to models, declared outside of the models. Use it to keep models free of
/// rows, to show one model in different rows on different screens, or for a list of many types.
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
/// The row of a model is made by the first of these that accepts it: its own type, the nearest
/// superclass, then protocols and other types that it can be cast to, in the order in which they
/// were mapped.
///
/// Within one type, conditions are evaluated in the order in which they were mapped, and a mapping
/// without a condition is last. Mapping a type without a condition again replaces the former
/// mapping at once: nothing is cached.
///
/// A model that nothing accepts is shown as a message with the name of its type, and is
/// reported to ``onUnmapped``; the others are shown. In a list of one type, where a row is a type
/// of your app, `ForEach` alone is simpler and checked by the compiler.
public struct RowMapping {
  private var rules: [ModelRule] = []
  private var reports = Reports()

  /// The types that were reported, so that a screen full of one type reports it once.
  private final class Reports {
    var types: Set<ObjectIdentifier> = []
  }

  /// Receives a diagnostic for models that have no row, once for each type until another type is
  /// mapped.
  public var onUnmapped: ((Diagnostic) -> Void)?

  /// Creates a mapping without any rules.
  public init() {}

  /// Reports models that have no row to the diagnostics of a table, each type once.
  ///
  /// - Parameter diagnostics: the diagnostics of the table.
  public mutating func report(to diagnostics: Diagnostics) {
    onUnmapped = { [weak diagnostics] in diagnostics?.report($0) }
  }

  /// Returns the row of a single model: a repeated value has the same identity each time.
  ///
  /// - Parameter model: the model.
  /// - Complexity: O(types mapped).
  public func row(for model: Any) -> AnyRow {
    made(of: unwrapped(model) ?? model).row
  }

  mutating func add(_ rule: ModelRule) {
    if rule.condition == nil { rules.removeAll { $0.type == rule.type && $0.condition == nil } }
    rules.append(rule)
    reports = Reports()
  }

  /// Returns a row with the identity that the model provides.
  func made(of model: Any) -> (row: AnyRow, name: ModelRule.Name) {
    guard let rule = rule(for: model), let row = rule.row(model)?.with(model: model) else {
      let type = Swift.type(of: model)
      if reports.types.insert(ObjectIdentifier(type)).inserted {
        onUnmapped?(.unmappedModel(type: "\(type)"))
      }
      let title = "No row for \(type)"
      let notice = NoteRow(
        title, detail: "Map it: mapping.map(\(type).self) { … }", symbol: "!", tone: .warning,
        id: "notice: \(title)")
      return (AnyRow(notice).with(model: model), .object(model))
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

  /// Returns the first rule for a type whose condition holds, else the one without a condition.
  private func choose(_ rules: [ModelRule], _ model: Any) -> ModelRule? {
    rules.first { $0.condition != nil && $0.accepts(model) }
      ?? rules.first { $0.condition == nil }
  }
}
