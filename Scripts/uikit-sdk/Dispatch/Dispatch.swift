// The queues, as the overlay of the SDK declares them. The compiler recognizes
// `DispatchQueue.main.async` by its name and runs its closure on the main actor.

open class DispatchObject {}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }

  public func async(execute workItem: DispatchWorkItem) {}

  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}

open class DispatchGroup: DispatchObject, @unchecked Sendable {}

open class DispatchWorkItem: @unchecked Sendable {}

public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  public static let unspecified = DispatchQoS()
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
