import Dispatch

/// The queue of the main actor, to recognize code that runs on it. On Linux that is not always the
/// main thread.
package enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
