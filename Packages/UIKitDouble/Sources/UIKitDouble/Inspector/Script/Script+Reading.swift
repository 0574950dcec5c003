import Foundation

extension Script {
  /// What a script could not be read for.
  public struct Mistake: Error, Hashable, CustomStringConvertible {
    /// How many characters were read before it.
    public let offset: Int
    /// What should have been there.
    public let expected: String
    /// Both in words.
    public var description: String { "expected \(expected) after \(offset) characters" }
  }

  /// Reads a script; `->` may stand for `→`.
  public init(_ text: String) throws(Mistake) {
    var reader = ScriptReader(text)
    steps = []
    while !reader.isAtEnd {
      steps.append(try reader.step())
      if !reader.isAtEnd { try reader.expect(";") }
    }
  }
}

extension ScriptReader {
  mutating func step() throws(Script.Mistake) -> Script.Step {
    let word = word()
    switch word {
    case "batch": return .batch(try list { reader throws(Script.Mistake) in try reader.update() })
    case "reloadData": return .reloadData
    case "reconfigure":
      return .reconfigure(try list { reader throws(Script.Mistake) in try reader.path() })
    case "scroll": return .scroll(try path(), try position())
    case "edit": return .edit(try isOn())
    case "tap": return .tap(try path())
    case "accessory": return .accessory(try path())
    case "drag": return .drag(try number())
    case "reorder":
      let source = try path()
      try arrow()
      return .reorder(source, try path())
    case "swipe": return .swipe(try quoted(), try path())
    case "delete": return .delete(try path())
    case "insert": return .insert(try path())
    case "index": return .index(try index())
    case "resize":
      let width = try number()
      try expect("x")
      return .resize(CGSize(width: width, height: try number()))
    default: throw mistake("a step, not “\(word)”")
    }
  }

  private mutating func update() throws(Script.Mistake) -> TableUpdate {
    let word = word()
    switch word {
    case "dS": return .deleteSection(try index())
    case "iS": return .insertSection(try index())
    case "rS": return .reloadSection(try index())
    case "mS":
      let source = try index()
      try arrow()
      return .moveSection(source, to: try index())
    case "dR": return .deleteRow(try path())
    case "iR": return .insertRow(try path())
    case "rR": return .reloadRow(try path())
    case "mR":
      let source = try path()
      try arrow()
      return .moveRow(source, to: try path())
    default: throw mistake("an update, not “\(word)”")
    }
  }

  private mutating func position() throws(Script.Mistake) -> UITableView.ScrollPosition {
    switch word() {
    case "none": return .none
    case "top": return .top
    case "middle": return .middle
    case "bottom": return .bottom
    default: throw mistake("a position")
    }
  }

  private mutating func isOn() throws(Script.Mistake) -> Bool {
    switch word() {
    case "on": return true
    case "off": return false
    default: throw mistake("on or off")
    }
  }
}
