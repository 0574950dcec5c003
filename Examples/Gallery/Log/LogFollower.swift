#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Follows a text file the way `tail -F` does: by name, through rotation and truncation.
///
/// It never waits and starts no threads: each `poll()` reads once and reports the changes.
///
///     let follower = LogFollower(path: "/var/log/syslog")
///     let changes = follower.poll()    // [.appended([…])]
///     let lines = follower.lines       // what to show now
///
/// - A rotated file is read to its end before the new one is read, so no line is lost.
/// - Lines leave `lines` only when there are more than `limit`, or through `clear()`.
/// - After each poll the follower is at the end of the file. If more than `readLimit` bytes are
///   unread (a large file just opened, or a very busy one) it skips to the last ones.
/// - A file that is emptied and refilled beyond its old length between two polls looks like one
///   that only grew; polling cannot distinguish the two.
///
/// A plain class that belongs to its creator; it is not meant to be shared between tasks.
package final class LogFollower {
  private enum Nature {
    case unknown, text, binary
  }

  package let path: String
  /// The stored lines, oldest first; their serial numbers increase by one.
  package private(set) var lines: [LogLine] = []

  private let limit: Int
  private let readLimit: Int
  private var splitter: LineSplitter
  private var nextID = 0
  private var lastIsUnfinished = false

  private var file: OpenFile?
  private var identity: FileStatus.Identity?
  private var nature = Nature.unknown
  private var offset = 0
  private var trouble: String?

  package init(
    path: String, limit: Int = 100_000, maximumLineBytes: Int = 16_384, readLimit: Int = 8 << 20
  ) {
    self.path = path
    self.limit = max(1, limit)
    self.readLimit = max(1, readLimit)
    splitter = LineSplitter(maximumLineBytes: maximumLineBytes)
  }

  /// Removes the stored lines, as a "clear" key does; following continues.
  package func clear() {
    lines = []
    lastIsUnfinished = false
  }

  /// Reads the file once.
  ///
  /// - Complexity: O(new bytes), and never more than `readLimit` of them from one file.
  package func poll() -> [LogChange] {
    var changes: [LogChange] = []
    let reason = look(&changes)
    if reason != trouble {
      if let reason {
        changes.append(.unavailable(reason))
      } else {
        changes.insert(.available, at: 0)
      }
      trouble = reason
    }
    return changes
  }

  /// Reads the open file to its end, then switches to another one if the path now leads to it.
  /// Returns the reason if the file cannot be shown.
  private func look(_ changes: inout [LogChange]) -> String? {
    do {
      let oldTrouble = news(&changes)
      let status = try FileStatus(path: path)
      if status.identity == identity { return oldTrouble }
      try open(status, &changes)
      return news(&changes)
    } catch {
      return error.description
    }
  }

  private func open(_ status: FileStatus, _ changes: inout [LogChange]) throws(FileFailure) {
    // Checked before opening: opening a pipe or a device can have effects of its own.
    guard status.kind == .regular else {
      let code = status.kind == .folder ? EISDIR : ENOTSUP
      throw FileFailure("follow", path, code: code)
    }
    let opened = try OpenFile(path)
    let openedIdentity = try opened.status().identity
    if file != nil { changes.append(.restarted("\(path) was replaced by another file.")) }
    file = opened
    identity = openedIdentity
    startOver()
  }

  private func startOver() {
    offset = 0
    nature = .unknown
    lastIsUnfinished = false
    splitter.restart(torn: false)
  }

  private func news(_ changes: inout [LogChange]) -> String? {
    do {
      return try readNews(&changes)
    } catch {
      return error.description
    }
  }

  /// Reads the new bytes of the open file; returns the reason if it cannot be shown.
  private func readNews(_ changes: inout [LogChange]) throws(FileFailure) -> String? {
    guard let file else { return nil }
    let size = try file.status().size
    if size < offset {
      changes.append(.restarted("\(path) became shorter."))
      startOver()
    }
    if nature == .unknown, size > 0 {
      nature = try looksBinary(file) ? .binary : .text
    }
    if nature == .binary {
      offset = size
      return "\(path) looks like a binary file and is not shown."
    }
    if size - offset > readLimit { try skip(to: size - readLimit, in: file, &changes) }
    if size > offset { try readLines(file, upTo: size, &changes) }
    return nil
  }

  private func looksBinary(_ file: OpenFile) throws(FileFailure) -> Bool {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { block.deallocate() }
    let length = try file.read(into: block)
    return UnsafeRawBufferPointer(block).part(0, length).index(of: 0) != nil
  }

  private func skip(
    to start: Int, in file: OpenFile, _ changes: inout [LogChange]
  ) throws(FileFailure) {
    let before = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)
    defer { before.deallocate() }
    let length = try file.read(into: before, at: start - 1)
    splitter.restart(torn: length == 1 && before[0] != UInt8(ascii: "\n"))
    changes.append(.skipped(bytes: start - offset))
    lastIsUnfinished = false
    offset = start
  }

  private func readLines(
    _ file: OpenFile, upTo end: Int, _ changes: inout [LogChange]
  ) throws(FileFailure) {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 1)
    defer { chunk.deallocate() }
    let firstNew = nextID
    let oldLast = lines.last
    // If reading fails half-way, the bytes so far are reported as well.
    defer { report(from: firstNew, oldLast, &changes) }
    while offset < end {
      let window = UnsafeMutableRawBufferPointer(rebasing: chunk.prefix(end - offset))
      let length = try file.read(into: window, at: offset)
      guard length > 0 else { return }
      splitter.add(UnsafeRawBufferPointer(window).part(0, length)) { take($0) }
      offset += length
    }
  }

  private func take(_ text: String) {
    if lastIsUnfinished, let last = lines.popLast() {
      lines.append(LogLine(id: last.id, text: text))
    } else {
      lines.append(LogLine(id: nextID, text: text))
      nextID += 1
    }
    lastIsUnfinished = false
    // In large steps, because removing from the beginning moves everything else.
    if lines.count / 2 > limit { lines.removeFirst(lines.count - limit) }
  }

  private func report(from firstNew: Int, _ oldLast: LogLine?, _ changes: inout [LogChange]) {
    if let unfinished = splitter.unfinished {
      take(unfinished)
      lastIsUnfinished = true
    }
    if lines.count > limit { lines.removeFirst(lines.count - limit) }
    let fresh = lines.suffix(nextID - firstNew)
    if let oldLast, let now = lines.dropLast(fresh.count).last, now.id == oldLast.id,
      now != oldLast
    {
      changes.append(.replacedLast(now))
    }
    if !fresh.isEmpty { changes.append(.appended(Array(fresh))) }
  }
}

/// A change of a followed file. Reasons are whole sentences.
package enum LogChange: Equatable, Sendable {
  /// New lines at the end; never more than the follower keeps.
  case appended([LogLine])
  /// The last line, which had no line end yet, became longer.
  case replacedLast(LogLine)
  /// The file is read from its beginning, because it was replaced or became shorter. The lines
  /// shown so far stay, as `tail -F` leaves them on the screen.
  case restarted(String)
  /// A number of bytes was skipped to reach the end of a file with a large unread part.
  case skipped(bytes: Int)
  /// The file cannot be shown now. Reported once for each new reason, not at every poll.
  case unavailable(String)
  /// The file can be shown again.
  case available
}

/// One line of a followed file.
///
/// The serial number is its identity: it only increases, and is never used twice by the same
/// follower, even if the file is replaced and read from its beginning.
package struct LogLine: Equatable, Sendable, Identifiable {
  package let id: Int
  package let text: String

  package init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}
