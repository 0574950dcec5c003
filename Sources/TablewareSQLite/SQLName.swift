#if SQLite
extension String {
  /// The text as the name of a table or a column in SQL, whatever it contains.
  var quotedName: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
#endif
