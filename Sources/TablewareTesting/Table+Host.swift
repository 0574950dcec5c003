import Tableware
import TablewareHosting

/// What this package's own tests use instead of a surface.
extension Table {
  /// The side of the table that a surface uses.
  package var host: TableHost { TableHost(self) }

  /// The effects of gestures on the table.
  package var interaction: Interaction { Interaction(host) }
}
