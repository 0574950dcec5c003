// The run loop of Core Foundation, as far as it is observed.

public final class CFRunLoop {}

public final class CFRunLoopObserver {}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Sendable {
  public static let commonModes = CFRunLoopMode()
}

public final class CFAllocator {}

public func CFRunLoopGetMain() -> CFRunLoop! { nil }
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {}
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: UInt, _ repeats: Bool, _ order: Int,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { nil }
