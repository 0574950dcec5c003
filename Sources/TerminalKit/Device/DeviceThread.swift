#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A thread that runs a ``DeviceLoop``.
struct DeviceThread {
  private let handle: pthread_t

  /// Returns nil if the system cannot create a thread.
  init?(running loop: DeviceLoop) {
    let context = Unmanaged.passRetained(loop).toOpaque()
    #if canImport(Darwin)
    var created: pthread_t?
    let result = pthread_create(
      &created, nil,
      { context in
        Unmanaged<DeviceLoop>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context)
    #else
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<DeviceLoop>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    let created: pthread_t? = thread
    #endif
    guard result == 0, let created else {
      Unmanaged<DeviceLoop>.fromOpaque(context).release()
      return nil
    }
    handle = created
  }

  /// Waits until the loop has returned.
  func join() {
    _ = pthread_join(handle, nil)
  }
}
