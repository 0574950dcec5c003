#if SQLite
extension String {
  /// The text as a name in SQL, between quotation marks and with each of its own doubled.
  ///
  /// SQL knows no characters of several scalars: a quotation mark before a combining accent ends a
  /// name as well, so scalars are compared.
  package var quotedName: String {
    var name = "\"".unicodeScalars
    for scalar in unicodeScalars {
      if scalar == "\"" { name.append(scalar) }
      name.append(scalar)
    }
    name.append("\"")
    return String(name)
  }
}
#endif
