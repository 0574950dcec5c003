#if SQLite
import Foundation
import GRDB
import Tableware

extension DatabaseValue {
  /// The value in a line of a list.
  var cellText: RowText {
    switch storage {
    case .null: RowText("NULL", tone: .secondary, style: .italic)
    case .blob(let data): RowText(Self.size(data.count), tone: .secondary)
    // 15 significant digits, which hides rounding errors.
    case .double(let number): RowText(String(format: "%.15g", number))
    default:
      RowText(
        String(text.prefix(200)).replacing("\r\n", with: "⏎").replacing("\n", with: "⏎"))
    }
  }

  /// The value as text that ``Draft`` reads again; empty for `NULL`.
  var text: String {
    switch storage {
    case .null: ""
    case .int64(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text
    case .blob(let data): Self.size(data.count)
    }
  }

  var isNumber: Bool {
    switch storage {
    case .int64, .double: true
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
