import Foundation
import Gallery
import Testing

/// The bytes of a `/proc/PID/stat` with all fields that are parsed.
private func stat(
  _ pid: Int, name: [UInt8], state: String = "S", parent: Int = 1, user: Int = 10, system: Int = 5,
  threads: Int = 3, start: Int = 777, pages: Int = 2
) -> [UInt8] {
  let rest =
    " \(state) \(parent) 1 1 0 -1 4194560 0 0 0 0 \(user) \(system) 0 0 20 0 \(threads) 0 \(start)"
    + " 1000 \(pages) 18446744073709551615 1 1 0\n"
  return Array("\(pid) (".utf8) + name + Array(")".utf8) + Array(rest.utf8)
}

private func stat(_ pid: Int, name: String = "bash") -> [UInt8] {
  stat(pid, name: Array(name.utf8))
}

@Suite struct ProcessReaderTests {
  @Test func readsEveryField() throws {
    try withTemporaryFolder { folder in
      try folder.write(stat(42), to: "proc/42/stat")
      try folder.write("vi\0notes.txt\0", to: "proc/42/cmdline")
      try folder.write("root:x:0:0::/:/bin/sh\nme:x:\(getuid()):1::/:/bin/sh\n", to: "passwd")
      var reader = ProcessReader(root: folder.path("proc"), passwd: folder.path("passwd"))

      let reading = reader.read()

      let sample = ProcessSample(
        id: .init(pid: 42, startTicks: 777), parent: 1, userID: getuid(),
        userName: getuid() == 0 ? "root" : "me", name: "bash", command: "vi notes.txt", state: "S",
        threads: 3, cpuTicks: 15, residentBytes: 2 * Int(getpagesize()))
      #expect(reading == ProcessReading(samples: [sample]))
    }
  }

  @Test(arguments: ["a b", "a) S 1 (b", "))((", "two\nlines", "", "茉莉"])
  func readsName_WhateverItHolds(_ name: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(stat(7, name: name), to: "7/stat")
      var reader = ProcessReader(root: folder.path, passwd: folder.path("none"))
      let sample = try #require(reader.read().samples.first)
      #expect(sample.name == name)
      #expect(sample.command == "[\(name)]")
      #expect(sample.startTicks == 777)
    }
  }

  @Test func repairsText_ThatIsNotUTF8() throws {
    try withTemporaryFolder { folder in
      try folder.write(stat(7, name: [0x61, 0xFF, 0x62]), to: "7/stat")
      try folder.write([0x61, 0, 0xC3, 0, 0], to: "7/cmdline")
      var reader = ProcessReader(root: folder.path)
      let sample = try #require(reader.read().samples.first)
      #expect(sample.name == "a\u{FFFD}b")
      #expect(sample.command == "a \u{FFFD}")
    }
  }

  @Test func showsNameInBrackets_WhenCommandLineIsEmpty() throws {
    try withTemporaryFolder { folder in
      try folder.write(stat(7), to: "7/stat")
      try folder.write([0, 0, 0], to: "7/cmdline")
      var reader = ProcessReader(root: folder.path)
      #expect(reader.read().samples.map(\.command) == ["[bash]"])
    }
  }

  @Test func cutsCommandLine_ThatIsVeryLong() throws {
    try withTemporaryFolder { folder in
      try folder.write(stat(7), to: "7/stat")
      try folder.write([UInt8](repeating: 0x61, count: 100_000), to: "7/cmdline")
      var reader = ProcessReader(root: folder.path)
      let command = try #require(reader.read().samples.first?.command)
      #expect(command == String(repeating: "a", count: 4096) + "…")
    }
  }

  @Test func passesOverSilently_WhatIsNoProcessOrHasGone() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("123")
      try folder.makeFolder("-5")
      try folder.makeFolder("007")
      try folder.makeFolder("99999999999")
      try folder.write("x", to: "uptime")
      var reader = ProcessReader(root: folder.path)
      #expect(reader.read() == ProcessReading())
    }
  }

  @Test(arguments: [
    "", "7", "7 (bash)", "7 bash S 1", ")7(", "7 (bash) S 1 2 3",
    "7 (bash) S 1 1 1 0 -1 0 0 0 0 0 x 5 0 0 20 0 3 0 777 1000 2 0",
    "7 (bash) S 1 1 1 0 -1 0 0 0 0 0 9223372036854775807 5 0 0 20 0 3 0 777 1000 2 0",
    "7 (bash) S 1 1 1 0 -1 0 0 0 0 0 1 5 0 0 20 0 3 0 99999999999999999999 1000 2 0",
    "7 (bash) S 1 1 1 0 -1 0 0 0 0 0 1 5 0 0 20 0 3 0 777 1000 9223372036854775807 0",
  ])
  func keepsOthers_WhenOneCannotBeParsed(_ line: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(stat(3), to: "3/stat")
      try folder.write(line, to: "7/stat")
      try folder.write(stat(20), to: "20/stat")
      var reader = ProcessReader(root: folder.path)
      let reading = reader.read()
      #expect(reading.samples.map(\.pid) == [3, 20])
      #expect(reading.skipped == ["Process 7 was left out: its stat line makes no sense."])
    }
  }

  @Test func saysWhy_WhenAnEntryIsNoFolder() throws {
    try withTemporaryFolder { folder in
      try folder.write("x", to: "12")
      var reader = ProcessReader(root: folder.path)
      #expect(reader.read().skipped == ["Process 12 was left out: Not a directory."])
    }
  }

  @Test func saysWhy_WhenTheRootIsMissing() throws {
    try withTemporaryFolder { folder in
      var reader = ProcessReader(root: folder.path("none"))
      let sentence = "Could not open \(folder.path("none")): No such file or directory."
      #expect(reader.read() == ProcessReading(skipped: [sentence]))
    }
  }

  @Test func namesUserByNumber_UntilThePasswdFileNamesOne() throws {
    try withTemporaryFolder { folder in
      try folder.write(stat(7), to: "proc/7/stat")
      var reader = ProcessReader(root: folder.path("proc"), passwd: folder.path("passwd"))
      #expect(reader.read().samples.map(\.userName) == [String(getuid())])

      try folder.write("junk\n:::\nme:x:\(getuid()):1\nother:x:\(getuid()):1\n", to: "passwd")
      #expect(reader.read().samples.map(\.userName) == ["me"])
    }
  }

  @Test func tellsProcessesApart_WhenANumberIsReused() throws {
    try withTemporaryFolder { folder in
      var reader = ProcessReader(root: folder.path)
      try folder.write(stat(7, name: Array("a".utf8), start: 1), to: "7/stat")
      let first = reader.read().samples.map(\.id)
      try folder.write(stat(7, name: Array("a".utf8), start: 2), to: "7/stat")
      #expect(first != reader.read().samples.map(\.id))
    }
  }
}
