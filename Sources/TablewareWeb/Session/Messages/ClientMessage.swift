import JSONText
import Tableware

/// A message of the client, read from a frame: `[number, name, …]`.
///
/// The number counts the frames of a connection from 1: a frame that was left out, repeated or
/// exchanged is detected.
package enum ClientMessage: Hashable, Sendable {
  /// The client begins, with the version of its page and the number of positions that it requests.
  /// The message also contains the first position, which is ignored: the table may have changed
  /// while no browser was connected.
  case hello(version: Int, count: Int)
  /// The client has applied a version.
  case taken(version: Int)
  /// The client requests other positions; the items between `top` and `bottom` are on screen.
  /// `distance` is the offset of the first one below the upper edge, in CSS pixels; negative if a
  /// part of it is above. `topShare` and `bottomShare` are the visible parts of these two, in
  /// thousandths.
  case window(
    first: Int, count: Int, anchor: Int, top: Int, bottom: Int, isAtEnd: Bool, distance: Int,
    topShare: Int, bottomShare: Int)
  case tap(Int)
  case detail(Int)
  /// Expand or collapse a row; if that is its state already, enter its branch or leave it.
  case collapse(Int, isOpening: Bool)
  /// A control was set.
  case set(Int, ClientValue)
  case beginTyping(Int)
  case endTyping(Int, isCanceled: Bool)
  case submit(Int)
  /// An action of a row, by its index among the offered ones and by the mark of its title, see
  /// ``TitleMark``.
  case action(Int, Int, mark: Int)
  case menu(Int)
  /// The key of an action of a row.
  case key(Int, ActionKey)
  case move(Int, by: Int)
  /// A row was dropped before or after another one.
  case drop(Int, on: Int, isBefore: Bool)
  /// The user begins to drag a row to another page or program, under a name that the client made
  /// up.
  case drag(Int, name: String)
  /// Something was dropped before or after an item: a drag of this server with a name, or a text.
  case dropped(on: Int, isBefore: Bool, name: String, text: String)
  /// A command, by its key.
  case command(String)
  /// The reload of the screen.
  case refresh
  /// The page of all keys.
  case keys
  /// The list of commands and screens.
  case palette
  /// A titled screen of the app, by its index.
  case destination(Int)
  /// Enter in a search that has the keyboard as soon as its screen appears.
  case searchSubmit
  case search(String)
  /// A scope of the search.
  case scope(Int)
  /// A token of the search, by its identity.
  case token(String)
  case back
  /// The history of the browser was moved to an entry: to the screen at a position of the stack,
  /// and to an address.
  case history(Int, address: String)
  /// The client has kept a session whose process ended, which this one continues.
  case restore(String)
  /// An entry of the index.
  case index(String)
  case focus(Int)
  /// Scroll to the first or the last row of the table.
  case edge(isLast: Bool)
}

extension ClientMessage {
  /// The items that must have existed.
  var items: [Int] {
    switch self {
    case .tap(let id), .detail(let id), .collapse(let id, _), .set(let id, _),
      .beginTyping(let id), .endTyping(let id, _), .submit(let id), .action(let id, _, _),
      .menu(let id), .move(let id, _), .key(let id, _):
      [id]
    case .drop(let id, let other, _): [id, other]
    case .drag(let id, _), .dropped(let id, _, _, _): [id]
    case .hello, .taken, .window, .command, .refresh, .keys, .palette, .destination,
      .searchSubmit, .search, .scope, .token, .back,
      .history, .restore, .index, .focus, .edge:
      []
    }
  }
}

/// The value to which a client set a control.
package enum ClientValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  case text(String)
}

/// Why a frame is invalid.
package struct FrameMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for the log; it never repeats what was sent.
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A message with the number of its frame.
package struct ClientFrame: Hashable, Sendable {
  package let number: Int
  package let message: ClientMessage

  /// Whether a frame confirms a version, by its name alone.
  static func isReceipt(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < 64, let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else {
      return false
    }
    return bytes[comma...].starts(with: ",\"k\",".utf8)
  }

  /// Reads a frame.
  package init(_ bytes: [UInt8]) throws(FrameMistake) {
    guard bytes.count <= ClientLimits.frameBytes else {
      throw FrameMistake("A frame is longer than \(ClientLimits.frameBytes) bytes.")
    }
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes, isRepairing: false)
    } catch {
      throw FrameMistake("A frame is not JSON.")
    }
    guard case .array(let fields) = value, fields.count >= 2, let number = fields[0].integer,
      number > 0, case .string(let name) = fields[1]
    else { throw FrameMistake("A frame is not a list of a number, a name and fields.") }
    guard let message = ClientMessage(name, Array(fields.dropFirst(2))) else {
      throw FrameMistake("A frame is not a message of a client.")
    }
    self.number = number
    self.message = message
  }
}

extension ClientMessage {
  /// Creates a message from a name and its fields; nil for anything that a client never sends.
  init?(_ name: String, _ fields: [JSONValue]) {
    let numbers = fields.compactMap(\.integer)
    let isNumbers = numbers.count == fields.count
    switch (name, numbers.count) {
    case ("h", 3) where isNumbers:
      self = .hello(version: numbers[0], count: numbers[2])
    case ("k", 1) where isNumbers: self = .taken(version: numbers[0])
    case ("w", 9) where isNumbers:
      self = .window(
        first: numbers[0], count: numbers[1], anchor: numbers[2], top: numbers[3],
        bottom: numbers[4], isAtEnd: numbers[5] == 1, distance: numbers[6], topShare: numbers[7],
        bottomShare: numbers[8])
    case ("t", 1) where isNumbers: self = .tap(numbers[0])
    case ("i", 1) where isNumbers: self = .detail(numbers[0])
    case ("v", 2) where isNumbers: self = .collapse(numbers[0], isOpening: numbers[1] == 1)
    case ("y", 2) where isNumbers && numbers[1] == 1: self = .beginTyping(numbers[0])
    case ("y", 2) where isNumbers: self = .endTyping(numbers[0], isCanceled: numbers[1] == 2)
    case ("s", 1) where isNumbers: self = numbers[0] == 0 ? .searchSubmit : .submit(numbers[0])
    case ("a", 3) where isNumbers:
      self = .action(numbers[0], numbers[1], mark: numbers[2])
    case ("o", 1) where isNumbers: self = .menu(numbers[0])
    case ("m", 2) where isNumbers && abs(numbers[1]) == 1:
      self = .move(numbers[0], by: numbers[1])
    case ("r", 3) where isNumbers:
      self = .drop(numbers[0], on: numbers[1], isBefore: numbers[2] == 1)
    case ("f", 1) where isNumbers: self = .focus(numbers[0])
    case ("z", 1) where isNumbers: self = .edge(isLast: numbers[0] == 1)
    case ("b", 0) where isNumbers: self = .back
    case ("p", 1) where isNumbers: self = .scope(numbers[0])
    case ("u", 0) where isNumbers: self = .refresh
    case ("l", 0) where isNumbers: self = .keys
    case ("P", 0) where isNumbers: self = .palette
    case ("O", 1) where isNumbers: self = .destination(numbers[0])
    default:
      guard let message = ClientMessage(textual: name, fields) else { return nil }
      self = message
    }
  }

  private init?(textual name: String, _ fields: [JSONValue]) {
    switch (name, fields.count) {
    case ("c", 2):
      guard let id = fields[0].integer else { return nil }
      switch fields[1] {
      case .bool(let value): self = .set(id, .bool(value))
      case .number(let value): self = .set(id, .number(value))
      case .string(let value): self = .set(id, .text(value))
      case .null, .array, .object: return nil
      }
    case ("n", 2):
      guard let index = fields[0].integer, case .string(let address) = fields[1] else { return nil }
      self = .history(index, address: address)
    case ("e", 2):
      guard let id = fields[0].integer, case .string(let name) = fields[1] else { return nil }
      self = .drag(id, name: name)
    case ("d", 4):
      guard let id = fields[0].integer, let isBefore = fields[1].integer,
        case .string(let name) = fields[2], case .string(let text) = fields[3]
      else { return nil }
      self = .dropped(on: id, isBefore: isBefore == 1, name: name, text: text)
    case ("g", 1):
      guard case .string(let key) = fields[0], key.count == 1 else { return nil }
      self = .command(key)
    case ("q", 1):
      guard case .string(let text) = fields[0] else { return nil }
      self = .search(text)
    case ("j", 2):
      guard let id = fields[0].integer, case .string(let name) = fields[1],
        let key = ActionKey(attribute: name)
      else { return nil }
      self = .key(id, key)
    case ("R", 1):
      guard case .string(let saved) = fields[0] else { return nil }
      self = .restore(saved)
    case ("x", 1):
      guard case .string(let title) = fields[0] else { return nil }
      self = .index(title)
    case ("T", 1):
      guard case .string(let id) = fields[0] else { return nil }
      self = .token(id)
    default: return nil
    }
  }

  /// Reads the value of a button on a page without a script, such as `t 12`.
  package init?(form text: String) {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = words.first else { return nil }
    if ["g", "x", "T"].contains(name) {
      self.init(String(name), [.string(words.count > 1 ? String(words[1]) : "")])
      return
    }
    guard ["t", "c", "i", "a", "o", "b", "v", "u", "l", "p", "P"].contains(name) else { return nil }
    let numbers = text.split(separator: " ").dropFirst().map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    self.init(String(name), numbers.compactMap { $0 }.map { .number(Double($0)) })
  }
}

extension JSONValue {
  /// The number if it is an integer and no larger than any position in a table.
  var integer: Int? {
    guard case .number(let value) = self, value.magnitude < 1e15 else { return nil }
    return Int(exactly: value)
  }
}
