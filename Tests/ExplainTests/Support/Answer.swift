import Explain
import Foundation

/// The answer of the tool as another program reads it: by another JSON parser, and into types that
/// share nothing with ours.
struct Answer: Decodable {
  struct Step: Decodable {
    var deleteSections: [Int]?
    var insertSections: [Int]?
    var moveSections: [[Int]]?
    var deleteRows: [[Int]]?
    var insertRows: [[Int]]?
    var moveRows: [[[Int]]]?
    var after: [Section]
  }

  struct Section: Codable, Equatable {
    var id: String
    var header: String?
    var rows: [Row]
  }

  var batches: [Step]
  var refreshRows: [[Int]]?
  var refreshSections: [Int]?
  var diagnostics: [String]?

  init(_ json: [UInt8]) throws {
    self = try JSONDecoder().decode(Answer.self, from: Data(json))
  }
}

/// A row as it stands in JSON: an id, or an id with a content.
struct Row: Codable, Equatable {
  var id: String
  var content: String?

  private enum Key: CodingKey { case id, content }

  init(id: String, content: String?) {
    self.id = id
    self.content = content
  }

  init(from decoder: any Decoder) throws {
    if let id = try? decoder.singleValueContainer().decode(String.self) {
      self.init(id: id, content: nil)
    } else {
      let values = try decoder.container(keyedBy: Key.self)
      self.init(
        id: try values.decode(String.self, forKey: .id),
        content: try values.decode(String.self, forKey: .content))
    }
  }

  func encode(to encoder: any Encoder) throws {
    if let content {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(id, forKey: .id)
      try values.encode(content, forKey: .content)
    } else {
      var value = encoder.singleValueContainer()
      try value.encode(id)
    }
  }
}

/// What the tool answers to a line.
func answer(_ line: String, number: Int = 1) -> String {
  String(decoding: PairLine.answer(to: Array(line.utf8), number: number).json, as: UTF8.self)
}

/// What the tool says about two files.
func explanation(_ old: String, _ new: String) throws -> Explanation {
  Explanation(from: try Sheet(json: Array(old.utf8)), to: try Sheet(json: Array(new.utf8)))
}
