/// Where a run of rows comes from: it knows how many there are and their identities, and builds a
/// row only when it is asked for.
@usableFromInline
protocol RowSource: AnyObject {
  /// The identities of the rows.
  var identities: any IdentityList { get }
  func row(at index: Int) -> AnyRow
  /// What was odd about the data that the rows were made of.
  var problems: [Diagnostic] { get }
}

extension RowSource {
  var count: Int { identities.count }
  func identity(at index: Int) -> Identity { identities.identity(at: index) }
}

/// Rows that were written out one by one.
final class ListSource: RowSource {
  private let rows: [AnyRow]
  // Captured once: a row over a mutable object must not change its identity while it is shown.
  let identities: any IdentityList

  init(_ rows: [AnyRow]) {
    self.rows = rows
    identities = IdentityColumn(rows.map(\.identity))
  }

  func row(at index: Int) -> AnyRow { rows[index].id(identities.identity(at: index)) }
  var problems: [Diagnostic] { [] }
}

/// Rows that are built from the elements of a collection.
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
  func row(at index: Int) -> AnyRow { build(index).id(identities.identity(at: index)) }
  @usableFromInline var problems: [Diagnostic] { [] }
}

extension ElementSource {
  /// Reads a collection whose type is known here and, once compiled, nowhere else.
  @inlinable
  convenience init<Data: RandomAccessCollection, Reader: IdentityReader>(
    _ data: Data, _ reader: Reader, build: @escaping (Data.Element) -> AnyRow
  ) where Reader.Element == Data.Element {
    let elements = Elements(data, reader)
    // Values cannot change behind our back, so holding the collection captures the identities.
    // Objects can: theirs are read once.
    var identities: any IdentityList
    if Self.holdsObjects(data) {
      var ids: [Reader.ID] = []
      elements.appendAll(to: &ids) { $0 }
      identities = IdentityColumn(Elements(ids, ElementReader()))
    } else {
      identities = IdentityColumn(elements)
    }
    self.init(identities) { build(elements.element(at: $0)) }
  }

  /// Whether the elements are objects, be it behind a protocol. A struct around an object is taken
  /// for a value.
  @inlinable
  static func holdsObjects<Data: Collection>(_ data: Data) -> Bool {
    if Data.Element.self is AnyObject.Type { return true }
    // Behind a protocol each element may be either; a concrete type is one or the other.
    guard let first = data.first, type(of: first as Any) != Data.Element.self else { return false }
    return data.contains { type(of: $0 as Any) is AnyObject.Type }
  }
}
