#if Postgres
import Foundation

/// Sockets of 127.0.0.1 that never wait.
enum Socket {
  static func failure() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  private static func stream() -> Int32 {
    #if canImport(Glibc)
    socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func withAddress<Value>(
    _ port: UInt16,
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Value
  ) -> (value: Value, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let value = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
    return (value, UInt16(bigEndian: address.sin_port))
  }

  /// A socket that listens on a free port.
  static func listening() throws -> (Int32, UInt16) {
    let socket = stream()
    guard withAddress(0, { bind(socket, $0, $1.pointee) }).value == 0, listen(socket, 100) == 0
    else { throw failure() }
    makeImmediate(socket)
    return (socket, withAddress(0) { getsockname(socket, $0, $1) }.port)
  }

  static func connected(to port: UInt16) -> Int32? {
    let socket = stream()
    guard withAddress(port, { connect(socket, $0, $1.pointee) }).value == 0 else {
      close(socket)
      return nil
    }
    makeImmediate(socket)
    return socket
  }

  static func accept(_ listener: Int32) -> Int32? {
    #if canImport(Glibc)
    let socket = Glibc.accept(listener, nil, nil)
    #else
    let socket = Darwin.accept(listener, nil, nil)
    #endif
    guard socket >= 0 else { return nil }
    makeImmediate(socket)
    return socket
  }

  private static func makeImmediate(_ socket: Int32) {
    // A program that a test starts must not keep the socket open.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
  }

  /// The bytes that have arrived; `nil` at the end.
  static func read(_ socket: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && errno == EAGAIN ? [] : nil
  }

  /// Writes bytes, and returns the number of those that were taken.
  static func write(_ bytes: [UInt8], to socket: Int32) -> Int {
    guard !bytes.isEmpty else { return 0 }
    #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
    #else
    let flags: Int32 = 0
    #endif
    return max(0, send(socket, bytes, bytes.count, flags))
  }

  static func drain(_ pipe: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    #if canImport(Glibc)
    _ = Glibc.read(pipe, &bytes, bytes.count)
    #else
    _ = Darwin.read(pipe, &bytes, bytes.count)
    #endif
  }

  /// Closes a socket so that the other side learns it at once.
  static func reset(_ socket: Int32) {
    var value = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
    close(socket)
  }
}
#endif
