import JSONText

/// Reads the music page from JSON and loses as little of it as possible.
///
/// An incomplete song is left out, and only that song; a module is left out only if it is not an
/// object or has no id. All mistakes are in `problems`, in the order of the file. Unknown fields
/// are ignored.
///
///     let (modules, problems) = MusicLibrary.decode(bytes)
///     problems.first?.description    // "modules[1].songs[3].seconds is missing"
///
/// An id that occurs twice, among the modules or within one module, is a problem, but both stay.
/// The same song in two modules is valid.
package enum MusicLibrary {
  /// The longest duration that "99:59:59" can show.
  private static let longest = 359_999
  /// The largest whole number that every JSON implementation reads exactly.
  private static let mostPlays = 9_007_199_254_740_991

  package static func decode(
    _ data: some Sequence<UInt8>
  ) -> (modules: [MusicModule], problems: [MusicProblem]) {
    let document: JSONValue
    do {
      document = try JSONReader.value(of: Array(data))
    } catch {
      return ([], [MusicProblem(path: "", message: "not valid JSON: \(error)")])
    }
    guard case .object(let members) = document else {
      let message = "the file should hold an object with “modules” but is \(document.noun)"
      return ([], [MusicProblem(path: "", message: message)])
    }
    var page = LossyFields(members, path: "")
    let elements = page.list("modules") ?? []
    var modules: [MusicModule] = []
    var seen: Set<String> = []
    for (index, element) in elements.enumerated() {
      let path = "modules[\(index)]"
      guard let module = module(element, path: path, problems: &page.problems) else { continue }
      if !seen.insert(module.id).inserted {
        page.problems.append(repeated(module.id, path))
      }
      modules.append(module)
    }
    return (modules, page.problems)
  }

  private static func module(
    _ value: JSONValue, path: String, problems: inout [MusicProblem]
  ) -> MusicModule? {
    guard case .object(let members) = value else {
      problems.append(MusicProblem(path: path, message: "should be an object but is \(value.noun)"))
      return nil
    }
    var fields = LossyFields(members, path: path)
    defer { problems += fields.problems }
    guard let id = fields.text("id") else { return nil }
    let kind = kind(&fields)
    let title = title(&fields) ?? MusicModule.Title(["en": id])
    var songs: [Song] = []
    var seen: Set<String> = []
    for (index, element) in (fields.list("songs") ?? []).enumerated() {
      let path = "\(path).songs[\(index)]"
      guard let song = song(element, path: path, problems: &fields.problems) else { continue }
      if !seen.insert(song.id).inserted { fields.problems.append(repeated(song.id, path)) }
      songs.append(song)
    }
    return MusicModule(id: id, kind: kind, title: title, songs: songs)
  }

  /// A kind that only newer servers support is shown as a plain list.
  private static func kind(_ fields: inout LossyFields) -> MusicModule.Kind {
    guard let name = fields.text("kind") else { return .list }
    if let kind = MusicModule.Kind(rawValue: name) { return kind }
    fields.report("kind", "is “\(name)”, which is unknown; shown as a list")
    return .list
  }

  private static func title(_ fields: inout LossyFields) -> MusicModule.Title? {
    guard case .object(let members)? = fields["title"] else {
      return fields.text("title").map { MusicModule.Title(["en": $0]) }
    }
    var translations = LossyFields(members, path: fields.path(of: "title"))
    var texts: [String: String] = [:]
    for language in members.keys.sorted() {
      texts[language] = translations.text(language)
    }
    fields.problems += translations.problems
    if members.isEmpty { fields.report("title", "is empty") }
    return texts.isEmpty ? nil : MusicModule.Title(texts)
  }

  private static func song(
    _ value: JSONValue, path: String, problems: inout [MusicProblem]
  ) -> Song? {
    guard case .object(let members) = value else {
      problems.append(MusicProblem(path: path, message: "should be an object but is \(value.noun)"))
      return nil
    }
    var fields = LossyFields(members, path: path)
    let id = fields.text("id")
    let title = fields.text("title")
    let artist = fields.text("artist")
    let seconds = fields.count("seconds", upTo: longest)
    let plays = fields.count("plays", upTo: mostPlays)
    problems += fields.problems
    guard let id, let title, let artist, let seconds, let plays else { return nil }
    return Song(id: id, title: title, artist: artist, seconds: seconds, plays: plays)
  }

  private static func repeated(_ id: String, _ path: String) -> MusicProblem {
    MusicProblem(path: path + ".id", message: "is “\(id)”, which is already taken")
  }
}

/// A part of the music file that could not be used, with its position.
package struct MusicProblem: Equatable, Sendable, CustomStringConvertible {
  /// The position, such as "modules[1].songs[3].seconds"; empty for the file as a whole.
  package let path: String
  /// The sentence after the path: "is missing".
  package let message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  package var description: String {
    path.isEmpty ? message : path + " " + message
  }
}
