import Gallery
import Testing

private func entry(_ name: String, _ version: String, architecture: String = "amd64") -> String {
  "Package: \(name)\nVersion: \(version)\nArchitecture: \(architecture)\n\n"
}

@Suite struct AptListsTests {
  private let installed = Package(
    name: "vim", version: "9.0", architecture: "amd64", isInstalled: true)

  @Test func mergesListsAndInstalled_SortedByName() throws {
    try withTemporaryFolder { folder in
      try folder.write(entry("zsh", "1") + entry("ant", "1"), to: "a_main_binary-amd64_Packages")
      try folder.write(entry("vim", "9.1") + entry("bat", "1"), to: "b_main_binary-amd64_Packages")
      try folder.write(entry("no", "1"), to: "a_InRelease")
      let reading = AptLists(directory: folder.path).read(merging: [installed])
      #expect(reading.packages.map(\.name) == ["ant", "bat", "vim", "zsh"])
      #expect(reading.packages.filter(\.isInstalled) == [installed])
      #expect(reading.problems.isEmpty)
    }
  }

  @Test func takesTheNewestList_WhenSeveralOfferAPackage() throws {
    try withTemporaryFolder { folder in
      try folder.write(entry("a", "newest"), to: "a_Packages")
      try folder.write(entry("a", "older"), to: "b_Packages")
      try folder.setModified("a_Packages", secondsSince1970: 2000)
      try folder.setModified("b_Packages", secondsSince1970: 1000)
      let reading = AptLists(directory: folder.path).read(merging: [])
      #expect(reading.packages.map(\.version) == ["newest"])
    }
  }

  @Test func takesTheLastName_WhenListsAreOfTheSameAge() throws {
    try withTemporaryFolder { folder in
      for name in ["b_Packages", "c_Packages", "a_Packages"] {
        try folder.write(entry("a", name) + entry("a", name + " again"), to: name)
        try folder.setModified(name, secondsSince1970: 1000)
      }
      let reading = AptLists(directory: folder.path).read(merging: [])
      #expect(reading.packages.map(\.version) == ["c_Packages again"])
    }
  }

  @Test func keepsArchitecturesApart() throws {
    try withTemporaryFolder { folder in
      let text = entry("a", "1", architecture: "i386") + entry("a", "1")
      try folder.write(text, to: "x_Packages")
      let reading = AptLists(directory: folder.path).read(merging: [])
      #expect(reading.packages.map(\.id) == ["a:amd64", "a:i386"])
    }
  }

  @Test func unpacksCompressedLists() throws {
    try withTemporaryFolder { folder in
      try folder.write([7], to: "a_Packages.lz4")
      let lists = AptLists(directory: folder.path) { path in
        path == folder.path("a_Packages.lz4") ? Array(entry("a", "1").utf8) : nil
      }
      let reading = lists.read(merging: [])
      #expect(reading.packages.map(\.name) == ["a"])
      #expect(reading.problems == [])
    }
  }

  @Test func reportsListsThatCannotBeUnpackedOnce() throws {
    try withTemporaryFolder { folder in
      for suffix in ["lz4", "gz", "xz"] { try folder.write([0], to: "a_Packages.\(suffix)") }
      let reading = AptLists(directory: folder.path, unpack: { _ in nil })
        .read(merging: [installed])
      #expect(reading.packages == [installed])
      let list = folder.path("a_Packages.gz")
      #expect(
        reading.problems == ["3 compressed lists could not be unpacked, such as \(list)."])
    }
  }

  @Test func readsPlainLists_BesideOneThatCannotBeUnpacked() throws {
    try withTemporaryFolder { folder in
      try folder.write(entry("a", "1"), to: "a_Packages")
      try folder.write([0], to: "b_Packages.lz4")
      let reading = AptLists(directory: folder.path, unpack: { _ in nil }).read(merging: [])
      #expect(reading.packages.map(\.name) == ["a"])
      let list = folder.path("b_Packages.lz4")
      #expect(reading.problems == ["1 compressed list could not be unpacked: \(list)."])
    }
  }

  @Test func saysHowToGetLists_WhenThereAreNone() throws {
    try withTemporaryFolder { folder in
      let reading = AptLists(directory: folder.path).read(merging: [installed])
      let problem = "\(folder.path) holds no package lists; “apt update” fetches them."
      #expect(reading == PackageReading(packages: [installed], problems: [problem]))
    }
  }

  @Test func saysWhy_WhenTheFolderIsMissing() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("none")
      let reading = AptLists(directory: path).read(merging: [installed])
      let problem = "Could not open \(path): No such file or directory."
      #expect(reading == PackageReading(packages: [installed], problems: [problem]))
    }
  }

  @Test func readsOtherLists_WhenOneIsBroken() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("a_Packages")
      try folder.link("b_Packages", to: "nowhere")
      try folder.write("junk\n\n" + entry("a", "1"), to: "c_Packages")
      let reading = AptLists(directory: folder.path).read(merging: [])
      #expect(reading.packages.map(\.name) == ["a"])
      #expect(
        Set(reading.problems) == [
          "Could not read \(folder.path("a_Packages")): Is a directory.",
          "Could not open \(folder.path("b_Packages")): No such file or directory.",
          "1 entry of \(folder.path("c_Packages")) has no package name and was left out.",
        ])
    }
  }
}
