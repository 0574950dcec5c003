import Foundation
import Gallery
import Tableware
import TablewareMapping
import Testing

@Suite struct ArrangementStoreTests {
  private let arrangement = SectionArrangement(order: ["b", "a"], hidden: ["z", "c", "茉"])

  @Test func loadsWhatWasSaved_AndCreatesTheFolders() throws {
    try withTemporaryFolder { folder in
      let store = ArrangementStore(path: folder.path("state/deep/music.json"))
      try store.save(SectionArrangement(order: ["old"]))
      try store.save(arrangement)
      let (loaded, problem) = store.load()
      #expect(loaded == arrangement)
      #expect(problem == nil)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("state/deep"))
      #expect(names == ["music.json"], "no temporary file is left behind")
    }
  }

  @Test func writesTheSameFile_ForTheSameArrangement() throws {
    try withTemporaryFolder { folder in
      let store = ArrangementStore(path: folder.path("music.json"))
      try store.save(SectionArrangement(order: ["a"], hidden: ["z", "y", "x"]))
      let text = try String(contentsOfFile: store.path, encoding: .utf8)
      let compact = text.filter { !$0.isWhitespace }
      #expect(compact == #"{"hidden":["x","y","z"],"order":["a"]}"#)
    }
  }

  @Test func givesTheDefault_WhenNothingWasSaved() throws {
    try withTemporaryFolder { folder in
      let (loaded, problem) = ArrangementStore(path: folder.path("none/music.json")).load()
      #expect(loaded == SectionArrangement())
      #expect(problem == nil)
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"order": 3}"#, #"{"order": ["a", null]}"#, "\0\0"])
  func givesTheDefaultAndAProblem_WhenTheFileIsCorrupt(_ text: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(text, to: "music.json")
      let path = folder.path("music.json")
      let (loaded, problem) = ArrangementStore(path: path).load()
      #expect(loaded == SectionArrangement())
      #expect(problem == "\(path) holds no arrangement; the modules are in their usual order.")
    }
  }

  @Test func acceptsFile_ThatLacksAField() throws {
    try withTemporaryFolder { folder in
      try folder.write(#"{"order": ["a"], "later": 1}"#, to: "music.json")
      let (loaded, problem) = ArrangementStore(path: folder.path("music.json")).load()
      #expect(loaded == SectionArrangement(order: ["a"]))
      #expect(problem == nil)
    }
  }

  @Test func saysWhy_WhenThePathIsAFolder() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("music.json")
      let path = folder.path("music.json")
      let store = ArrangementStore(path: path)
      #expect(store.load().problem == "Could not read \(path): Is a directory.")
      let failure = #expect(throws: FileFailure.self) { try store.save(arrangement) }
      #expect(failure?.description == "Could not write \(path): Is a directory.")
      #expect(try folder.names() == ["music.json"], "no temporary file is left behind")
    }
  }

  @Test func saysWhy_WhenTheFolderCannotBeCreated() throws {
    try withTemporaryFolder { folder in
      try folder.write("x", to: "file")
      let path = folder.path("file/music.json")
      let store = ArrangementStore(path: path)
      let failure = #expect(throws: FileFailure.self) { try store.save(arrangement) }
      #expect(failure?.description == "Could not write \(path): Not a directory.")
      #expect(store.load().problem == nil)
    }
  }

  @Test func keepsStateWhereTheSpecificationSays() {
    func path(_ environment: [String: String]) -> String {
      ArrangementStore.defaultPath(environment: environment)
    }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/tableware/music.json")
    #expect(path(["HOME": "/h"]) == "/h/.local/state/tableware/music.json")
    #expect(
      path(["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/tableware/music.json")
    #expect(path([:]).hasSuffix("/.local/state/tableware/music.json"))
  }
}
