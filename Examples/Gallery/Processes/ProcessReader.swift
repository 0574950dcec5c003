#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads the list of processes from `/proc`, as `ps` does.
///
/// Keep one reader and use it for every refresh: it remembers the user names.
///
///     var reader = ProcessReader()
///     let reading = reader.read()
///
/// A process that ends between being listed and being read is simply not in the result.
package struct ProcessReader: Sendable {
  private let root: String
  private var users: UserNames

  package init(root: String = "/proc", passwd: String = "/etc/passwd") {
    self.root = root
    users = UserNames(path: passwd)
  }

  /// How many `cpuTicks` make one second on this machine.
  package static var ticksPerSecond: Int {
    max(1, Int(sysconf(Int32(_SC_CLK_TCK))))
  }

  /// - Complexity: O(processes), about seven system calls each.
  package mutating func read() -> ProcessReading {
    users.refresh()
    var reading = ProcessReading()
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 8192, alignment: 1)
    defer { scratch.deallocate() }
    do {
      let processes = try OpenFile(root, flags: O_DIRECTORY)
      for pid in try processes.entryNames().compactMap(Self.processNumber).sorted() {
        do {
          if let sample = try sample(of: pid, in: processes, scratch: scratch) {
            reading.samples.append(sample)
          } else {
            reading.skipped.append("Process \(pid) was left out: its stat line makes no sense.")
          }
        } catch {
          // It ended after it was listed, which is expected.
          if error.code == ENOENT || error.code == ESRCH { continue }
          let reason = String(cString: strerror(error.code))
          reading.skipped.append("Process \(pid) was left out: \(reason).")
        }
      }
    } catch {
      reading.skipped.append(error.description)
    }
    return reading
  }

  private static func processNumber(_ name: String) -> Int32? {
    guard let number = Int32(name), number > 0, String(number) == name else { return nil }
    return number
  }

  /// Everything is read relative to the process's own folder: if the number is reused meanwhile,
  /// the old folder returns "no such process" and never the new one's data.
  private func sample(
    of pid: Int32, in processes: OpenFile, scratch: UnsafeMutableRawBufferPointer
  ) throws(FileFailure) -> ProcessSample? {
    let folder = try OpenFile(String(pid), in: processes, flags: O_DIRECTORY)
    let userID = try folder.status().owner
    let length = try OpenFile("stat", in: folder).read(into: scratch)
    guard let stat = StatLine(UnsafeRawBufferPointer(scratch).part(0, length)) else { return nil }
    let pageSize = Int(getpagesize())
    let (residentBytes, tooLarge) = stat.residentPages.multipliedReportingOverflow(by: pageSize)
    guard !tooLarge else { return nil }
    return ProcessSample(
      id: ProcessSample.ID(pid: pid, startTicks: stat.startTicks),
      parent: stat.parent,
      userID: userID,
      userName: users[userID],
      name: stat.name,
      command: commandLine(in: folder, scratch: scratch) ?? "[\(stat.name)]",
      state: stat.state,
      threads: stat.threads,
      cpuTicks: stat.cpuTicks,
      residentBytes: residentBytes)
  }

  /// At most 4 KiB of the command line: enough for any screen, and some are megabytes long.
  private func commandLine(in folder: OpenFile, scratch: UnsafeMutableRawBufferPointer) -> String? {
    guard let length = try? OpenFile("cmdline", in: folder).read(into: scratch) else { return nil }
    for index in 0..<length where scratch[index] == 0 {
      scratch[index] = UInt8(ascii: " ")
    }
    let line = UnsafeRawBufferPointer(scratch).part(0, length).trimmed
    return line.isEmpty ? nil : line.text(limit: 4096)
  }
}
