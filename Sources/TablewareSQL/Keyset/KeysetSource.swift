#if SQLite || Postgres
import TablewareLoading

/// The windows of a keyset of any database.
package struct KeysetSource<Database: SQLDatabase, Element: Identifiable & Sendable>: LazySource
where Element.ID: Sendable {
  package let database: Database
  package let keyset: Keyset
  /// Whether the query has no filter, so that the range of an integer key estimates its length.
  let isWholeTable: Bool
  package let index = PositionIndex()
  let windows = WindowCount()
  let keyValues: @Sendable (Element.ID) -> [SQLValue]
  let element: @Sendable (Database.Connection.Record) throws -> Element

  package init(
    _ database: Database, _ keyset: Keyset, isWholeTable: Bool = false,
    keyValues: @escaping @Sendable (Element.ID) -> [SQLValue],
    element: @escaping @Sendable (Database.Connection.Record) throws -> Element
  ) {
    (self.database, self.keyset, self.isWholeTable) = (database, keyset, isWholeTable)
    (self.keyValues, self.element) = (keyValues, element)
  }
}

extension KeysetSource where Element == SQLRow {
  package init(_ database: Database, _ keyset: Keyset, isWholeTable: Bool = false) {
    self.init(database, keyset, isWholeTable: isWholeTable, keyValues: \.values) {
      SQLRow($0, key: keyset.key)
    }
  }
}
#endif
