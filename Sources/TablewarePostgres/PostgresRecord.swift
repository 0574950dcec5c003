#if Postgres
import CPostgres
import Foundation
import TablewareSQL

/// A row of a result, which is valid in the closure that receives it.
public struct PostgresRecord: SQLRecord {
  private let result: OpaquePointer
  private let row: Int32
  private let columns: PostgresColumns

  init(_ result: OpaquePointer, _ row: Int32, _ columns: PostgresColumns) {
    (self.result, self.row, self.columns) = (result, row, columns)
  }

  /// The names of the columns in the order of the query.
  public var columnNames: [String] { columns.names }

  /// The values in the order of the query.
  public var columnValues: [SQLValue] {
    columns.types.enumerated().map { value(Int32($0), $1) }
  }

  private func value(_ column: Int32, _ type: Oid) -> SQLValue {
    guard PQgetisnull(result, row, column) == 0, let text = PQgetvalue(result, row, column) else {
      return .null
    }
    let bytes = UnsafeRawBufferPointer(
      start: text, count: Int(PQgetlength(result, row, column)))
    func string() -> String { String(decoding: bytes, as: UTF8.self) }
    switch type {
    case 16: return .text(bytes.first == UInt8(ascii: "t") ? "true" : "false")
    case 17: return .data(Self.data(bytes))
    case 20, 21, 23, 26: return Int64(string()).map(SQLValue.integer) ?? .text(string())
    case 700, 701: return Double(string()).map(SQLValue.real) ?? .text(string())
    default: return .text(string())
    }
  }

  /// The bytes of a text such as `\x00ff`.
  private static func data(_ text: UnsafeRawBufferPointer) -> Data {
    func digit(_ character: UInt8) -> UInt8 {
      character >= UInt8(ascii: "a") ? character - 87 : character & 15
    }
    var data = Data(capacity: text.count / 2)
    for index in stride(from: 2, to: text.count - 1, by: 2) {
      data.append(digit(text[index]) << 4 | digit(text[index + 1]))
    }
    return data
  }
}

/// The names and types of the columns of a result, which all of its rows share.
final class PostgresColumns {
  let names: [String]
  let types: [Oid]

  init(_ result: OpaquePointer) {
    let columns = 0..<PQnfields(result)
    names = columns.map { PQfname(result, $0).map { String(cString: $0) } ?? "" }
    types = columns.map { PQftype(result, $0) }
  }
}
#endif
