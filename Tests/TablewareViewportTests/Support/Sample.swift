import Tableware
import TablewareTesting
import TablewareViewport

/// A row as the tests write it.
struct SampleRow: Row, Hashable {
  var id: String
  var text: String
  var body: RowContent { RowContent(title: RowText(text)) }
}

/// The same content in a cell of another kind.
struct OtherRow: Row {
  var id: String
  var text: String
  var body: RowContent { RowContent(title: RowText(text)) }
}

/// A section as the tests write it.
struct SampleSection: Hashable {
  var id: String
  var header: String?
  var footer: String?
  var rows: [SampleRow]
}

extension SampleSection {
  /// Reads `A: a b*3 c=new / end`: a header, rows by identity, perhaps a footer. `b*3` is three
  /// lines high, `c=new` shows another text, and `(A): …` is a section without a header.
  init(_ spec: String) {
    let parts = spec.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let body = parts[1].split(separator: "/").map(String.init)
    let words = body.first?.split(separator: " ").map(String.init) ?? []
    let (id, text) = Self.read(parts[0])
    self.id = id
    header = id.hasPrefix("(") ? nil : text
    footer = body.count > 1 ? Self.read(body[1].filter { $0 != " " }).text : nil
    rows = words.map { word in
      let (id, text) = Self.read(word)
      return SampleRow(id: id, text: text)
    }
  }

  private static func read(_ word: String) -> (id: String, text: String) {
    let parts = word.split(separator: "=").map(String.init)
    let sized = parts[parts.count - 1].split(separator: "*").map(String.init)
    let id = parts.count > 1 ? parts[0] : sized[0]
    return (id, tall(sized[0], lines: sized.count > 1 ? Int(sized[1]) ?? 1 : 1))
  }

  /// `b`, `b.2`, `b.3`: a text of some lines.
  static func tall(_ text: String, lines: Int) -> String {
    ([text] + (1..<max(1, lines)).map { "\(text).\($0 + 1)" }).joined(separator: "\n")
  }
}

/// `sample("A: a b", "B: c")`: sections from their specifications.
func sample(_ specs: String...) -> [SampleSection] { specs.map(SampleSection.init) }

/// Numbered rows of one line in a section without header.
func numbered(_ range: Range<Int>) -> [SampleSection] {
  [SampleSection(id: "(n)", rows: range.map { SampleRow(id: "\($0)", text: "\($0)") })]
}

extension [SampleSection] {
  /// Changes a few things at random: rows and sections come, go, move and change their height.
  mutating func change(using random: inout SeededGenerator, next: inout Int) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let position = indices.randomElement(using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0 where count < 6:
        next += 1
        var section = SampleSection(id: "s\(next)", rows: [])
        section.change(using: &random)
        for _ in 0..<Int.random(in: 0...9, using: &random) {
          section.insertRow(using: &random, next: &next)
        }
        insert(section, at: Int.random(in: 0...count, using: &random))
      case 1: if let position, count > 1 { remove(at: position) }
      case 2: if let position { append(remove(at: position)) }
      case 3: if let position { self[position].change(using: &random) }
      case 4: if let position { self[position].rows.shuffle(using: &random) }
      case 5:
        if let position, let row = self[position].rows.popLast() {
          self[Int.random(in: indices, using: &random)].rows.insert(row, at: 0)
        }
      case 6, 7:
        if let position, let row = self[position].rows.indices.randomElement(using: &random) {
          self[position].rows.remove(at: row)
        }
      case 8:
        if let position, let row = self[position].rows.indices.randomElement(using: &random) {
          self[position].rows[row].text = SampleSection.text(
            self[position].rows[row].id, using: &random)
        }
      default: if let position { self[position].insertRow(using: &random, next: &next) }
      }
    }
  }
}

extension SampleSection {
  fileprivate mutating func change(using random: inout SeededGenerator) {
    header = Bool.random(using: &random) ? Self.text("head \(id)", using: &random) : nil
    footer = Int.random(in: 0..<4, using: &random) == 0 ? "foot \(id)" : nil
  }

  fileprivate mutating func insertRow(using random: inout SeededGenerator, next: inout Int) {
    next += 1
    let row = SampleRow(id: "\(next)", text: Self.text("\(next)", using: &random))
    rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
  }

  fileprivate static func text(_ text: String, using random: inout SeededGenerator) -> String {
    tall(text, lines: Int.random(in: 0..<3, using: &random) == 0 ? 3 : 1)
  }
}
