#if SQLite || Postgres
import Foundation

/// A value of a database, in the classes that SQL databases have in common.
///
/// Values of other types, such as dates and decimal numbers of PostgreSQL, are text as the database
/// writes it, and are compared by the database.
public enum SQLValue: Sendable {
  /// The mark of a missing value, `NULL`.
  case null
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A number of 64 bits with a fraction.
  case real(Double)
  /// A text, or a value of any other type as text.
  case text(String)
  /// Bytes of any content, such as a picture.
  case data(Data)

  /// Whether the row has nothing in this column, `NULL`.
  public var isNull: Bool { if case .null = self { true } else { false } }

  /// The number of an integer, or of a real number without a fraction; `nil` for other values.
  public var intValue: Int? {
    switch self {
    case .integer(let number): Int(exactly: number)
    case .real(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The number as a floating-point value; `nil` for values that are no numbers.
  public var doubleValue: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The text; `nil` for values of other classes.
  public var stringValue: String? { if case .text(let text) = self { text } else { nil } }
}

extension SQLValue: Hashable {
  /// Returns whether two values are the same for a database: numbers by their value, text byte for
  /// byte, so `é` of one character and of two differ.
  ///
  /// - Parameters:
  ///   - left: a value.
  ///   - right: another value.
  public static func == (left: SQLValue, right: SQLValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let one), .integer(let other)): one == other
    case (.real(let one), .real(let other)): one == other
    case (.integer(let one), .real(let other)), (.real(let other), .integer(let one)):
      Int64(exactly: other) == one
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    case (.data(let one), .data(let other)): one == other
    default: false
    }
  }

  /// Feeds the value into a hasher; equal numbers have equal hashes.
  ///
  /// - Parameter hasher: the hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let number): hasher.combine(Double(number))
    case .real(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .data(let data): hasher.combine(data)
    }
  }
}

extension SQLValue: CustomStringConvertible {
  /// The value for people: a number, the text, `NULL`, or the size of data.
  public var description: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text
    case .data(let data): data.count == 1 ? "1 byte" : "\(data.count) bytes"
    }
  }
}

extension SQLValue:
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  /// Creates a whole number from a literal.
  ///
  /// - Parameter value: the number.
  public init(integerLiteral value: Int64) { self = .integer(value) }

  /// Creates a number with a fraction from a literal.
  ///
  /// - Parameter value: the number.
  public init(floatLiteral value: Double) { self = .real(value) }

  /// Creates a text from a literal.
  ///
  /// - Parameter value: the text.
  public init(stringLiteral value: String) { self = .text(value) }
}
#endif
