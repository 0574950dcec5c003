#if Web
  import Synchronization

  /// Says that the server stops: at once and to everybody, since nobody waits for another's
  /// isolation to read it.
  final class StopFlag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }

    func set() { value.store(true, ordering: .releasing) }
  }
#endif
