#if Postgres
import CPostgres

/// An error of a PostgreSQL server, or of the connection to it.
public struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The code of five characters, such as `23505` for a repeated key; empty if the connection
  /// failed (PostgreSQL, appendix A).
  public let code: String
  /// A sentence for the user, in the language of the server.
  public let message: String

  /// Creates an error; apps receive those of a server.
  ///
  /// - Parameters:
  ///   - code: the code; empty for an error of the connection.
  ///   - message: a sentence for the user.
  public init(code: String = "", message: String) { (self.code, self.message) = (code, message) }

  /// The sentence for the user.
  public var description: String { message }

  /// The error of a result of libpq.
  init(result: OpaquePointer?, connection: OpaquePointer?) {
    func field(_ code: Unicode.Scalar) -> String? {
      PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) }
    }
    self.init(
      code: field("C") ?? "",
      message: field("M").map { message in
        field("D").map { "\(message): \($0)" } ?? message
      } ?? Self.message(connection))
  }

  /// The message of a connection that failed.
  init(connection: OpaquePointer?) { self.init(message: Self.message(connection)) }

  private static func message(_ connection: OpaquePointer?) -> String {
    guard let connection, let text = PQerrorMessage(connection) else { return "out of memory" }
    let message = String(cString: text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return message.isEmpty ? "The connection to the server was lost." : message
  }
}
#endif
