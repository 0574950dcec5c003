/// The origin of a run of rows: it has their number and their identities, and creates a row only on
/// demand.
@usableFromInline
protocol RowSource: AnyObject {
  /// The identities of the rows.
  var identities: any IdentityList { get }
  func row(at index: Int) -> AnyRow
  /// Whether the rows exist already, so that reading one costs nothing.
  var isBuilt: Bool { get }
  /// The problems of the data from which the rows are created.
  var problems: [Diagnostic] { get }
  /// Observes which rows are on screen; `nil` for rows that are in memory.
  var displayObserver: DisplayObserver? { get }
  /// Whether a row is in memory.
  func isLoaded(at index: Int) -> Bool
}

extension RowSource {
  @usableFromInline var isBuilt: Bool { false }
  @usableFromInline var displayObserver: DisplayObserver? { nil }
  @usableFromInline func isLoaded(at index: Int) -> Bool { true }
  var count: Int { identities.count }
  func identity(at index: Int) -> Identity { identities.identity(at: index) }
}

/// Rows that were declared one by one.
final class ListSource: RowSource {
  private let rows: [AnyRow]
  // Captured once: a row over a mutable object must not change its identity while it is shown.
  let identities: any IdentityList

  init(_ rows: [AnyRow]) {
    self.rows = rows
    identities = IdentityColumn(rows.map(\.identity))
  }

  func row(at index: Int) -> AnyRow { rows[index].identified(as: identities.identity(at: index)) }
  var isBuilt: Bool { true }
  var problems: [Diagnostic] { [] }
}

/// Returns the source of rows that exist already.
func rowSource(of rows: [AnyRow]) -> any RowSource {
  rows.count == 1 ? SingleRow(rows[0]) : ListSource(rows)
}

/// Rows that are created from the elements of a collection.
@usableFromInline
final class ElementSource: RowSource {
  @usableFromInline let identities: any IdentityList
  private let build: (Int) -> AnyRow

  @usableFromInline
  init(_ identities: any IdentityList, build: @escaping (Int) -> AnyRow) {
    self.identities = identities
    self.build = build
  }

  @usableFromInline
  func row(at index: Int) -> AnyRow { build(index).identified(as: identities.identity(at: index)) }
  @usableFromInline var problems: [Diagnostic] { [] }
}

extension ElementSource {
  /// Creates a source from a collection whose type is known only here, once compiled.
  @inlinable
  convenience init<Data: RandomAccessCollection, Reader: IdentityReader>(
    _ data: Data, _ reader: Reader, build: @escaping (Data.Element) -> AnyRow
  ) where Reader.Element == Data.Element {
    let elements = Elements(data, reader)
    // Values cannot change, so retaining the collection captures the identities. Objects can: their
    // identities are read once.
    var identities: any IdentityList
    if Self.holdsObjects(data) {
      var ids: [Reader.ID] = []
      elements.appendAll(to: &ids) { $0 }
      identities = IdentityColumn(Elements(ids, ElementReader()))
    } else {
      identities = IdentityColumn(elements)
    }
    self.init(identities) {
      let element = elements.element(at: $0)
      return build(element).with(model: element)
    }
  }

  /// Returns whether the elements are objects, also if their type is a protocol. A struct with an
  /// object in it counts as a value.
  @inlinable
  static func holdsObjects<Data: Collection>(_ data: Data) -> Bool {
    if Data.Element.self is AnyObject.Type { return true }
    // With a protocol each element may be either; a concrete type is one or the other.
    guard let first = data.first, type(of: first as Any) != Data.Element.self else { return false }
    return data.contains { type(of: $0 as Any) is AnyObject.Type }
  }
}
