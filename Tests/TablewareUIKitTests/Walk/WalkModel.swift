import Tableware
import TablewareTesting

/// What the walk's table should show, kept without Tableware: rows and sections as plain values,
/// and what the user selected and typed.
struct WalkModel {
  enum Kind: CaseIterable { case text, badge, card, toggle, field }

  struct Item: Equatable {
    var id: Int
    var kind: Kind
    var text: String
    var isOn = false
    var isEnabled = true
    var hasDetail = false
    /// Whether a question is asked before the row is deleted.
    var asks = false
    var moveScope: MoveScope?
  }

  struct Part: Equatable {
    var id: Int
    var header: String?
    var footer: String?
    var isHidden = false
    var items: [Item]
  }

  var parts: [Part] = []
  var mode = Selection.Mode.none
  var selected: [Int] = []
  private var nextID = 0

  /// The sections that are shown.
  var shown: [Part] { parts.filter { !$0.isHidden } }
  var items: [Item] { parts.flatMap(\.items) }

  func count(_ id: Int) -> Int { items.count { $0.id == id } }
  var hasDuplicates: Bool { Set(items.map(\.id)).count < items.count }

  /// Where a row stands, hidden sections included.
  func position(of id: Int) -> (part: Int, item: Int)? {
    for (part, position) in parts.enumerated() {
      if let item = position.items.firstIndex(where: { $0.id == id }) { return (part, item) }
    }
    return nil
  }

  mutating func change(_ id: Int, _ change: (inout Item) -> Void) {
    guard let (part, item) = position(of: id) else { return }
    change(&parts[part].items[item])
  }

  /// Drops what is selected and gone.
  mutating func forgetGone() {
    let there = Set(items.map(\.id))
    selected.removeAll { !there.contains($0) }
  }

  var withoutGone: WalkModel {
    var model = self
    model.forgetGone()
    return model
  }

  /// What a tap on a row does to the selection.
  mutating func tap(_ item: Item) {
    guard item.isEnabled, item.kind != .toggle, item.kind != .field else { return }
    choose(item)
  }

  /// What a tap does to the selection, if the row can be selected.
  mutating func choose(_ item: Item) {
    switch mode {
    case .none: break
    case .single: selected = [item.id]
    case .multiple:
      if let position = selected.firstIndex(of: item.id) {
        selected.remove(at: position)
      } else {
        selected.append(item.id)
      }
    }
  }

  mutating func setMode(_ new: Selection.Mode) {
    mode = new
    switch new {
    case .none: selected = []
    case .single: selected = Array(selected.suffix(1))
    case .multiple: break
    }
  }

  mutating func makeItem(using random: inout SeededGenerator) -> Item {
    nextID += 1
    // Rows share their texts, so that a cell carried to the wrong row is not mended by a refresh.
    return Item(
      id: nextID, kind: Kind.allCases.randomElement(using: &random) ?? .text,
      text: "row \(nextID % 3)", isOn: Bool.random(using: &random),
      isEnabled: Int.random(in: 0..<8, using: &random) > 0,
      hasDetail: Int.random(in: 0..<5, using: &random) == 0,
      asks: Int.random(in: 0..<4, using: &random) == 0,
      moveScope: [nil, .withinSection, .anywhere].randomElement(using: &random) ?? nil)
  }

  mutating func makePart(using random: inout SeededGenerator) -> Part {
    nextID += 1
    let id = nextID
    let items = (0..<Int.random(in: 0...9, using: &random)).map { _ in makeItem(using: &random) }
    return Part(
      id: id, header: Bool.random(using: &random) ? "head \(id % 4)" : nil,
      footer: Int.random(in: 0..<3, using: &random) == 0 ? "foot \(id % 4)" : nil, items: items)
  }
}

extension WalkModel {
  /// Changes some things at random, as an app's data do.
  mutating func change(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) { changeOnce(using: &random) }
  }

  private mutating func changeOnce(using random: inout SeededGenerator) {
    let dice = Int.random(in: 0..<24, using: &random)
    guard let part = parts.indices.randomElement(using: &random) else {
      return parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        makePart(using: &random)
      }
    }
    let item = parts[part].items.indices.randomElement(using: &random)
    switch dice {
    case 0 where parts.count < 6:
      parts.insert(
        makePart(using: &random), at: Int.random(in: 0...parts.count, using: &random))
    case 1: parts.remove(at: part)
    case 2: parts.shuffle(using: &random)
    case 3: parts[part].header = [nil, "head a", "head b"].randomElement(using: &random) ?? nil
    case 4: parts[part].footer = [nil, "foot a"].randomElement(using: &random) ?? nil
    case 5: parts[part].items.shuffle(using: &random)
    case 6: parts[part].items.removeAll()
    case 7: parts[part].isHidden.toggle()
    case 8 where Int.random(in: 0..<5, using: &random) == 0: parts = []
    case 9 where !hasDuplicates && Int.random(in: 0..<3, using: &random) == 0:
      if let item { insert(parts[part].items[item], using: &random) }
    case 10...12:
      if let item { insert(parts[part].items.remove(at: item), using: &random) }
    case 13, 14: if let item { parts[part].items.remove(at: item) }
    case 15...17:
      if let item {
        parts[part].items[item].text = "changed \(Int.random(in: 0..<9, using: &random))"
      }
    case 18: if let item { parts[part].items[item].isOn.toggle() }
    case 19: if let item { parts[part].items[item].isEnabled.toggle() }
    case 20: if let item { parts[part].items[item].hasDetail.toggle() }
    case 21:
      // Another kind of row under the same identity: it needs another cell (F-13).
      if let item, let kind = Kind.allCases.randomElement(using: &random) {
        parts[part].items[item].kind = kind
      }
    default: insert(makeItem(using: &random), using: &random)
    }
  }

  mutating func insert(_ item: Item, using random: inout SeededGenerator) {
    guard let part = parts.indices.randomElement(using: &random) else { return }
    let position = Int.random(in: 0...parts[part].items.count, using: &random)
    parts[part].items.insert(item, at: position)
  }
}
