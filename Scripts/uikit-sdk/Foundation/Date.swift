// Days and moments, as far as a date picker needs them.
@_exported import Foundation

public struct Date: Hashable, Comparable, Sendable, _Bridge {
  public typealias _ObjectiveCType = NSDate
  public init() {}
  public init(timeIntervalSinceReferenceDate: Double) {}
  public static func < (a: Date, b: Date) -> Bool { false }
}

public struct Locale: Hashable, Sendable {
  public static var current: Locale { fatalError() }
}

public struct TimeZone: Hashable, Sendable, _Bridge {
  public typealias _ObjectiveCType = NSTimeZone
  public static var current: TimeZone { fatalError() }
  public init?(secondsFromGMT seconds: Int) { nil }
}

public struct DateComponents: Hashable, Sendable {
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil
  ) {}
}

public struct Calendar: Hashable, Sendable, _Bridge {
  public typealias _ObjectiveCType = NSCalendar
  public enum Identifier: Sendable { case gregorian, buddhist, japanese }
  public static var current: Calendar { Calendar(identifier: .gregorian) }
  public var identifier: Identifier { .gregorian }
  public enum Component: Sendable { case year, month, day, hour, minute }

  public var timeZone: TimeZone {
    get { .current }
    set {}
  }
  public var locale: Locale? {
    get { nil }
    set {}
  }
  public init(identifier: Identifier) {}
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    DateComponents()
  }
  public func date(from components: DateComponents) -> Date? { nil }
}

extension StringProtocol {
  public func localizedCaseInsensitiveContains<Other: StringProtocol>(_ other: Other) -> Bool {
    false
  }
}
