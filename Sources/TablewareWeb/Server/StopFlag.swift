#if Web
  import Synchronization

  /// A flag that the server stops, visible everywhere at once: reading it needs no isolation.
  final class StopFlag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }

    func set() { value.store(true, ordering: .releasing) }
  }
#endif
