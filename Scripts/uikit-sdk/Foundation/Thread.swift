/// Threads, of which only the main one matters here.
open class Thread {
  open class var isMainThread: Bool { true }
}
