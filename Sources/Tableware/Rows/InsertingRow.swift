/// A row whose tap adds an item to its section. In the editing mode of a table view it has the mark
/// that inserts.
package protocol InsertingRow: Row {}
