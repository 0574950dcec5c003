#if SQLite || Postgres
import Foundation
import Tableware
import TablewareSQL

extension SQLValue {
  /// The value in a line of a list.
  var cellText: RowText {
    switch self {
    case .null: RowText("NULL", tone: .secondary, style: .italic)
    case .data(let data): RowText(Self.size(data.count), tone: .secondary)
    // 15 significant digits, which hides rounding errors.
    case .real(let number): RowText(String(format: "%.15g", number))
    default:
      RowText(
        String(input.prefix(200)).replacing("\r\n", with: "⏎").replacing("\n", with: "⏎"))
    }
  }

  /// The value as text that ``Draft`` reads again; empty for `NULL`.
  var input: String {
    switch self {
    case .null: ""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text
    case .data(let data): Self.size(data.count)
    }
  }

  var isNumber: Bool {
    switch self {
    case .integer, .real: true
    default: false
    }
  }

  static func size(_ count: Int) -> String {
    if count < 10_000 { return count == 1 ? "1 byte" : "\(count.formatted()) bytes" }
    return count < 10_000_000
      ? "\((count / 1_000).formatted()) KB" : "\((count / 1_000_000).formatted()) MB"
  }
}
#endif
