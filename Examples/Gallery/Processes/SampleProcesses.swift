/// Processes for a machine without `/proc`: the same on every machine, at work for as long as they
/// are read.
struct SampleProcesses: Sendable {
  private static let processes: [(name: String, command: String, user: UInt32, load: Int)] = [
    ("init", "/sbin/init", 0, 0), ("journald", "/usr/lib/journald", 0, 1),
    ("sshd", "/usr/sbin/sshd -D", 0, 0), ("crond", "/usr/sbin/crond -n", 0, 0),
    ("backup", "/usr/bin/backup --daily", 0, 12), ("shell", "-sh", 1_000, 0),
    ("editor", "editor notes.txt", 1_000, 3), ("compiler", "compiler -O main.swift", 1_000, 88),
    ("linker", "linker --threads 4", 1_000, 41), ("browser", "browser --tabs 12", 1_000, 17),
    ("music", "music --shuffle", 1_000, 5), ("postgres", "postgres -D /data", 26, 9),
    ("checkpointer", "postgres: checkpointer", 26, 2), ("nginx", "nginx: master", 33, 0),
    ("nginx", "nginx: worker", 33, 7), ("nginx", "nginx: worker", 33, 6),
  ]
  private static let users: [UInt32: String] = [0: "root", 26: "postgres", 33: "www", 1_000: "ada"]

  private var count = 0

  /// Returns the processes of the next second, with a sentence that says that they are examples.
  mutating func reading(instead empty: ProcessReading) -> ProcessReading {
    count += 1
    let samples = Self.processes.enumerated().map { index, process in
      let wave = (count * (index + 3)) % 7
      return ProcessSample(
        id: ProcessSample.ID(pid: Int32(1 + index * 37), startTicks: index * 100),
        parent: index == 0 ? 0 : 1, userID: process.user,
        userName: Self.users[process.user] ?? "\(process.user)", name: process.name,
        command: process.command, state: process.load > 10 ? "R" : "S", threads: 1 + index % 4,
        cpuTicks: process.load * count * ProcessReader.ticksPerSecond / 100
          + (process.load > 6 ? wave : 0),
        residentBytes: (index * 7 + 4) * 1_048_576 + wave * process.load * 65_536)
    }
    return ProcessReading(
      samples: samples, skipped: empty.skipped, note: "These processes are examples.")
  }
}
