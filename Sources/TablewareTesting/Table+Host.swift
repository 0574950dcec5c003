import Tableware
import TablewareHosting

/// The host side of a table, for this package's own tests without a surface.
extension Table {
  /// The side of the table that a surface uses.
  package var host: TableHost { TableHost(self) }

  /// The effects of gestures on the table.
  package var interaction: Interaction { Interaction(host) }
}
