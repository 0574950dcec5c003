#if SQLite || Postgres
/// An error of a library with a sentence of its own.
protocol DescribedError: Error {
  var message: String? { get }
}

extension Error {
  /// The part of a sentence about the error, without the SQL.
  var sentence: String { (self as? any DescribedError)?.message ?? "\(self)" }
}
#endif
