import Foundation

/// The helper program of apt, which unpacks its lists in any compression: apt keeps them compressed
/// to save disk space, mostly in containers.
enum AptHelper {
  private static let path = "/usr/lib/apt/apt-helper"

  /// Returns the contents of a compressed list; `nil` if the helper is missing or cannot read it.
  @Sendable static func contents(of list: String) -> [UInt8]? {
    #if os(Linux)
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["cat-file", list]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? Array(data) : nil
    } catch {
      return nil
    }
    #else
    return nil
    #endif
  }
}
