import Foundation

/// A folder with pictures, and a server on this machine that serves the same ones: some slowly,
/// some not at all, as servers elsewhere do.
///
/// The gallery needs it without the trait that brings a web server, so it answers single requests
/// by itself, each on a thread of its own: a slow answer delays no other one.
package final class PictureServer: Sendable {
  /// The address of the server, such as `http://127.0.0.1:40123`.
  package let origin: String
  private let folder: String
  private let listener: Int32
  /// How long a slow picture takes, in seconds.
  private let slowness: Double

  /// Writes the pictures and begins to listen.
  ///
  /// - Parameters:
  ///   - folder: where the files are; a folder of this user among the temporary files by default.
  ///   - slowness: how long a slow picture takes, in seconds.
  /// - Throws: an error if the folder cannot be written or no connection can be accepted.
  package init(in folder: String? = nil, slowness: Double = 1.5) throws {
    let folder = folder ?? NSTemporaryDirectory() + "/tableware-pictures-\(getuid())"
    self.folder = folder
    self.slowness = slowness
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0..<Self.count {
      let file = URL(fileURLWithPath: "\(folder)/\(number).png")
      try Data(Portrait.png(seed: number)).write(to: file)
    }
    let (listener, port) = try Self.open()
    self.listener = listener
    origin = "http://127.0.0.1:\(port)"
    Thread.detachNewThread { [self] in serve() }
  }

  /// The number of pictures.
  static let count = 64

  /// The file of a picture by its name.
  package func file(_ name: String) -> [UInt8]? {
    guard let number = Int(name), (0..<Self.count).contains(number) else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/\(number).png").map { Array($0) }
  }

  /// The sources of the gallery, with the address of the server.
  package func adding(to sources: Gallery.Sources) -> Gallery.Sources {
    var sources = sources
    sources.pictures = origin
    return sources
  }

  private static func open() throws -> (Int32, UInt16) {
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> UInt16? in
        guard bind(listener, pointer, length) == 0, listen(listener, 64) == 0,
          getsockname(listener, pointer, &length) == 0
        else { return nil }
        return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          UInt16(bigEndian: $0.pointee.sin_port)
        }
      }
    }
    guard listener >= 0, let port else {
      let code = errno
      if listener >= 0 { close(listener) }
      throw FileFailure("listen at", "127.0.0.1", code: code)
    }
    return (listener, port)
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        // The client has disconnected already, or this process may have no more open files.
        Thread.sleep(forTimeInterval: 0.05)
        continue
      }
      Thread.detachNewThread { [self] in
        answer(connection)
        close(connection)
      }
    }
  }

  private func answer(_ connection: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(connection, &bytes, bytes.count)
    guard count > 0 else { return }
    let request = String(decoding: bytes[..<count], as: UTF8.self)
    let path = request.split(separator: " ").dropFirst().first ?? ""
    let parts = path.split(separator: "/")
    if parts.first == "slow" { Thread.sleep(forTimeInterval: slowness) }
    let picture = parts.last.flatMap { file(String($0.prefix { $0 != "." })) }
    let body = parts.first == "missing" ? nil : picture
    var head = "HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")\r\n"
    head += "Content-Type: image/png\r\nContent-Length: \(body?.count ?? 0)\r\n"
    head += "Connection: close\r\n\r\n"
    let response = Array(head.utf8) + (body ?? [])
    var sent = 0
    while sent < response.count {
      let written = response[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard written > 0 else { return }
      sent += written
    }
  }
}
