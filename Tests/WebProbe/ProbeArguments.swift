import Foundation
import Tableware

/// What the probe was asked for: `WebProbe PORT NAME=VALUE …`
///
/// - `sessions=N`, `idle=SECONDS`: the limits of the server.
/// - `hurried=1`: short deadlines, for Scripts/attack-web.py.
/// - `in=SERVER`: a server around the probe, `hummingbird` or `pipeline`.
/// - `base=PATH`: the path below which the server is reached.
/// - `gallery=FOLDER`: serve the gallery over files that are written there.
/// - `texts=FILE`: a JSON list of the texts that the hostile screen shows.
struct ProbeArguments {
  let port: UInt16
  private let values: [String: String]

  init(_ arguments: [String]) {
    port = arguments.dropFirst().first.flatMap { UInt16($0) } ?? 0
    let pairs = arguments.dropFirst(2).map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    values = Dictionary(
      pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
  }

  func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }

  /// The path below which the server is reached.
  var basePath: String? { values["base"] }

  /// The name of the server around the probe.
  var server: String? { values["in"] }

  /// The folder of the gallery, if that is to be served.
  var folder: String? { values["gallery"] }

  /// What makes the first screen of a session.
  func home() throws -> @Sendable () -> any Screen {
    let texts = try values["texts"].map { file in
      try JSONDecoder().decode([String].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }
    return { ProbeHome(texts: texts ?? []) }
  }
}
