/// One process as it was at one moment.
///
/// The identity consists of the process number and the start time: the kernel reuses the number of
/// a process that ended, and the two must never be confused.
package struct ProcessSample: Equatable, Sendable, Identifiable {
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package let pid: Int32
    package let startTicks: Int

    package init(pid: Int32, startTicks: Int) {
      self.pid = pid
      self.startTicks = startTicks
    }

    package var description: String { "\(pid)@\(startTicks)" }
  }

  package let id: ID
  package let parent: Int32
  package let userID: UInt32
  package let userName: String
  /// The short name that the kernel keeps, at most 15 bytes for an ordinary process.
  package let name: String
  /// The command line; "[name]" for a kernel thread or a zombie, which have none.
  package let command: String
  /// "R" running, "S" sleeping, "D" waiting for a device, "Z" zombie, "T" stopped, "I" idle.
  package let state: Character
  package let threads: Int
  /// Processor time used so far, in user and system mode together.
  package let cpuTicks: Int
  package let residentBytes: Int

  package var pid: Int32 { id.pid }
  /// When the process started, in clock ticks since the machine did.
  package var startTicks: Int { id.startTicks }

  package init(
    id: ID, parent: Int32 = 0, userID: UInt32 = 0, userName: String = "root", name: String,
    command: String, state: Character = "S", threads: Int = 1, cpuTicks: Int = 0,
    residentBytes: Int = 0
  ) {
    self.id = id
    self.parent = parent
    self.userID = userID
    self.userName = userName
    self.name = name
    self.command = command
    self.state = state
    self.threads = threads
    self.cpuTicks = cpuTicks
    self.residentBytes = residentBytes
  }
}

/// Every process that could be read, and a sentence for each that could not.
package struct ProcessReading: Equatable, Sendable {
  /// In the order of their process numbers.
  package var samples: [ProcessSample]
  package var skipped: [String]
  /// A sentence about all processes; `nil` for those of this machine.
  package var note: String?

  package init(samples: [ProcessSample] = [], skipped: [String] = [], note: String? = nil) {
    self.samples = samples
    self.skipped = skipped
    self.note = note
  }
}
