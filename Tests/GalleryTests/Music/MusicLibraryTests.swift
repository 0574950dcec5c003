import Foundation
import Gallery
import Testing

private func song(_ id: String, _ changes: String = "") -> String {
  #"{"id": "\#(id)", "title": "T", "artist": "A", "seconds": 10, "plays": 5\#(changes)}"#
}

private func page(_ songs: String...) -> String {
  let list = songs.joined(separator: ", ")
  return #"{"modules": [{"id": "m", "kind": "list", "title": "M", "songs": [\#(list)]}]}"#
}

private func decode(_ text: String) -> (songs: [String], problems: [String]) {
  let (modules, problems) = MusicLibrary.decode(Array(text.utf8))
  return (modules.flatMap { $0.songs.map(\.id) }, problems.map(\.description))
}

@Suite struct MusicLibraryTests {
  @Test func readsTheFileOfTheGallery_WithoutProblems() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/Gallery/Music/music.json")
    let (modules, problems) = MusicLibrary.decode(try Data(contentsOf: file))
    #expect(problems == [])
    #expect(modules.count == 7)
    let ids = modules.flatMap { $0.songs.map(\.id) }
    #expect(ids.count == 37)
    #expect(Set(ids).count == 37, "every song has an id of its own")
    #expect(Set(modules.map(\.kind)) == Set(MusicModule.Kind.allCases))
    #expect(modules.allSatisfy { $0.title.text(in: "zh") != $0.title.text(in: "en") })
  }

  @Test func fields_thatAreUnknown_areIgnored() {
    let (songs, problems) = decode(page(song("a", #", "cover": {"x": [1, null]}"#)))
    #expect(songs == ["a"])
    #expect(problems == [])
  }

  @Test(arguments: [
    (#"{"id": "b"}"#, ["title", "artist", "seconds", "plays"].map { "\($0) is missing" }),
    (song("b", #", "title": null"#), ["title should be text but is null"]),
    (song("b", #", "title": 7"#), ["title should be text but is the number 7"]),
    (song("b", #", "title": """#), ["title is empty"]),
    (song("b", #", "artist": ["A"]"#), ["artist should be text but is a list"]),
    (song("b", #", "id": true"#), ["id should be text but is true"]),
    (
      song("b", #", "seconds": "long""#),
      ["seconds should be a whole number from 0 to 359999 but is text"]
    ),
    (
      song("b", #", "seconds": NaN"#),
      ["seconds should be a whole number from 0 to 359999 but is the number nan"]
    ),
    (
      song("b", #", "seconds": -1"#),
      ["seconds should be a whole number from 0 to 359999 but is the number -1"]
    ),
    (
      song("b", #", "seconds": 1.5"#),
      ["seconds should be a whole number from 0 to 359999 but is the number 1.5"]
    ),
    (
      song("b", #", "plays": 1e300"#),
      ["plays should be a whole number from 0 to 9007199254740991 but is the number 1e+300"]
    ),
    (
      song("b", #", "plays": 1e999"#),
      ["plays should be a whole number from 0 to 9007199254740991 but is the number inf"]
    ),
  ])
  func f127_f128_keepsOtherSongs_WhenOneIsMalformed(_ bad: String, _ expected: [String]) {
    let (songs, problems) = decode(page(song("a"), bad, song("c")))
    #expect(songs == ["a", "c"])
    #expect(problems == expected.map { "modules[0].songs[1].\($0)" })
  }

  @Test(arguments: [("null", "null"), ("7", "the number 7"), ("[[]]", "a list"), ("\"x\"", "text")])
  func f127_keepsOtherSongs_WhenOneIsNoObject(_ bad: String, _ noun: String) {
    let (songs, problems) = decode(page(song("a"), bad, song("c")))
    #expect(songs == ["a", "c"])
    #expect(problems == ["modules[0].songs[1] should be an object but is \(noun)"])
  }

  @Test func f127_keepsOtherModules_WhenOneIsMalformed() {
    let text = """
      {"modules": [
        {"id": "a", "kind": "banner", "title": "A", "songs": []},
        17,
        {"kind": "list", "title": "No id", "songs": [\(song("x"))]},
        {"id": "b", "kind": "hologram", "title": {"en": "B", "zh": 3}, "songs": {}},
        {"id": "c"},
        {"id": "d", "kind": "chart", "title": {}, "songs": [\(song("y"))]}
      ]}
      """
    let (modules, problems) = MusicLibrary.decode(Array(text.utf8))
    #expect(modules.map(\.id) == ["a", "b", "c", "d"])
    #expect(modules.map(\.kind) == [.banner, .list, .list, .chart])
    #expect(modules.map { $0.title.text(in: "en") } == ["A", "B", "c", "d"])
    #expect(
      problems.map(\.description) == [
        "modules[1] should be an object but is the number 17",
        "modules[2].id is missing",
        "modules[3].kind is “hologram”, which is unknown; shown as a list",
        "modules[3].title.zh should be text but is the number 3",
        "modules[3].songs should be a list but is an object",
        "modules[4].kind is missing",
        "modules[4].title is missing",
        "modules[4].songs is missing",
        "modules[5].title is empty",
      ])
  }

  @Test func keepsBoth_WhenIdsAreRepeated() {
    let (songs, problems) = decode(page(song("a"), song("b"), song("a")))
    #expect(songs == ["a", "b", "a"])
    #expect(problems == ["modules[0].songs[2].id is “a”, which is already taken"])

    let text = #"{"modules": [{"id": "m", "kind": "list", "title": "1", "songs": []}, "#
    let (modules, moduleProblems) = MusicLibrary.decode(
      Array((text + #"{"id": "m", "kind": "list", "title": "2", "songs": []}]}"#).utf8))
    #expect(modules.map(\.id) == ["m", "m"])
    #expect(
      moduleProblems == [.init(path: "modules[1].id", message: "is “m”, which is already taken")])
  }

  @Test func takesTitle_InTheLanguageAskedForOrAnother() {
    #expect(MusicModule.Title(["en": "Hot", "zh": "热"]).text(in: "zh") == "热")
    #expect(MusicModule.Title(["en": "Hot", "zh": "热"]).text(in: "fr") == "Hot")
    #expect(MusicModule.Title(["zh": "热", "ja": "人気"]).text(in: "fr") == "人気")
    #expect(MusicModule.Title([:]).text(in: "fr") == "")
  }

  @Test(arguments: [
    ("[]", "the file should hold an object with “modules” but is a list"),
    ("{}", "modules is missing"),
    (#"{"modules": null}"#, "modules should be a list but is null"),
    ("", "not valid JSON: line 1, column 1: expected a value"),
    ("{\n  \"茉莉\": 1,\n  \"花\" 2\n}", "not valid JSON: line 3, column 7: expected “:”"),
  ])
  func givesOneProblem_WhenTheFileIsNoPage(_ text: String, _ problem: String) {
    #expect(decode(text) == ([], [problem]))
  }
}
