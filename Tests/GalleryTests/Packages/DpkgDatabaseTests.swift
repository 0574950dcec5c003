import Gallery
import Testing

private let status = """
  Package: zsh
  Status: install ok installed
  Section: shells
  Installed-Size: 2441
  Architecture: amd64
  Version: 5.9-6
  Description: shell with lots of features
   Zsh is a UNIX command interpreter.

  Package: old
  Status: deinstall ok config-files
  Architecture: amd64
  Version: 1

  Package: half
  Status: install reinstreq half-installed
  Version: 1

  Package: libc6
  Status: hold ok installed
  Architecture: i386
  Installed-Size: lots

  Package: libc6
  Status: install ok installed
  Architecture: amd64
  Installed-Size: 99999999999999999999

  """

@Suite struct DpkgDatabaseTests {
  @Test func readsInstalledPackages_SortedByName() throws {
    try withTemporaryFolder { folder in
      try folder.write(status, to: "status")
      let reading = DpkgDatabase(path: folder.path("status")).read()
      #expect(reading.packages.map(\.id) == ["libc6:amd64", "libc6:i386", "zsh:amd64"])
      #expect(
        reading.packages.last
          == Package(
            name: "zsh", version: "5.9-6", architecture: "amd64", section: "shells",
            summary: "shell with lots of features", installedSizeKiB: 2441, isInstalled: true))
      #expect(reading.problems.isEmpty)
    }
  }

  @Test func takesSizeAsZero_WhenItIsNoNumber() throws {
    try withTemporaryFolder { folder in
      try folder.write(status, to: "status")
      let packages = DpkgDatabase(path: folder.path("status")).read().packages
      #expect(packages.map(\.installedSizeKiB) == [0, 0, 2441])
    }
  }

  @Test func keepsTheLast_WhenAnEntryIsRepeated() throws {
    try withTemporaryFolder { folder in
      let entry = "Package: a\nArchitecture: all\nStatus: install ok installed\n"
      try folder.write(entry + "Version: 1\n\n" + entry + "Version: 2\n", to: "status")
      let packages = DpkgDatabase(path: folder.path("status")).read().packages
      #expect(packages.map(\.version) == ["2"])
    }
  }

  @Test func reportsEntriesWithoutAName() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("status")
      try folder.write(status + "\nVersion: 1\n", to: "status")
      let reading = DpkgDatabase(path: path).read()
      #expect(reading.packages.count == 3)
      #expect(
        reading.problems == ["1 entry of \(path) has no package name and was left out."])
    }
  }

  @Test func saysWhy_WhenTheFileIsMissing() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("status")
      let reading = DpkgDatabase(path: path).read()
      #expect(
        reading
          == PackageReading(problems: ["Could not open \(path): No such file or directory."]))
    }
  }

  @Test func saysWhy_WhenThePathIsAFolder() throws {
    try withTemporaryFolder { folder in
      let reading = DpkgDatabase(path: folder.path).read()
      #expect(reading.problems == ["Could not read \(folder.path): Is a directory."])
    }
  }

  @Test func refusesFile_ThatIsAbsurdlyLarge() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "status")
      try folder.truncate("status", to: 1 << 40)
      let path = folder.path("status")
      let reading = DpkgDatabase(path: path).read()
      #expect(reading.problems == ["Could not read \(path): File too large."])
    }
  }
}
