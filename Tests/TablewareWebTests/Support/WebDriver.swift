import JSONText
import Tableware
import Testing

@testable import TablewareWeb

/// A client without a browser: it sends frames, and applies what comes back to a ``PageReplay``.
final class WebDriver {
  let session: WebSession
  private(set) var replay: PageReplay
  private(set) var frames: [[UInt8]] = []
  private(set) var lastOutcome = WebSession.Outcome.accepted
  let firstPage: String
  private var number = 0
  private(set) var version: Int
  var time: Duration = .zero
  var isSlow = false
  /// What the items of the replay were made of.
  private var made: [Int: ItemHTML] = [:]
  /// Items whose field the client has set itself.
  private var typed: Set<Int> = []

  convenience init(
    _ screen: any Screen, language: WebLanguage = .english, drags: DragBoard = DragBoard(),
    browser: String = ""
  ) {
    self.init(Navigator(root: screen), language: language, drags: drags, browser: browser)
  }

  init(
    _ navigator: Navigator, language: WebLanguage = .english, drags: DragBoard = DragBoard(),
    browser: String = "", user: String? = nil, usesCharacterKeys: Bool = true
  ) {
    session = WebSession(
      navigator, language: language, drags: drags, browser: browser, user: user,
      usesCharacterKeys: usesCharacterKeys)
    firstPage = session.firstPage(token: "token")
    version = session.version
    replay = PageReplay(session.page.shownItems, session.page.shownPositions)
    check()
    session.connect()
    send("\"h\",\(version),0,60")
  }

  /// Sends a frame of the right number, and takes what comes back.
  @discardableResult
  func send(_ fields: String) -> WebSession.Outcome {
    number += 1
    return sendRaw("[\(number),\(fields)]")
  }

  @discardableResult
  func sendRaw(_ frame: String) -> WebSession.Outcome {
    if case .set(let id, _) = (try? ClientFrame(Array(frame.utf8)))?.message { typed.insert(id) }
    lastOutcome = session.handle(Array(frame.utf8), at: time)
    receive()
    return lastOutcome
  }

  func wait(_ duration: Duration) {
    time += duration
    session.advance(to: time)
    receive()
  }

  func receive() {
    var count = 0
    while let frame = session.takeFrame() {
      count += 1
      guard count < 20 else {
        Issue.record("There is no end: \(String(decoding: frame, as: UTF8.self))")
        return
      }
      frames.append(frame)
      replay.apply(frame: frame)
      check()
      version = session.version
      guard !isSlow else { return }
      number += 1
      #expect(session.handle(Array("[\(number),\"k\",\(version)]".utf8), at: time) == .accepted)
    }
  }

  /// The page that the patches made is the one that the session takes the client to have.
  private func check() {
    let shown = session.page.shownItems
    #expect(replay.problems == [])
    #expect(replay.items.map(\.id) == shown.map(\.id))
    #expect(replay.window == session.page.shownPositions)
    for (item, wanted) in zip(replay.items, shown) {
      #expect(item.state == wanted.html.state)
      if item.changed.isEmpty, made[item.id]?.html.numbered(item.id) != item.html {
        #expect(item.html == wanted.string)
        made[item.id] = wanted.html
      }
      guard let before = made[item.id], before.hasSameShape(as: wanted.html) else {
        Issue.record("Item \(item.id) has another shape.")
        continue
      }
      for (index, (old, new)) in zip(before.parts, wanted.html.parts).enumerated() {
        if case .html = new {} else if typed.contains(item.id) { continue }
        #expect(item.changed[index + 1] ?? old.payload == new.payload, "item \(item.id)")
      }
    }
  }

  /// The number of the first row with a title: in the box, or on the page if there is no box.
  func id(_ title: String) -> Int? {
    session.topPage.entries.first { $0.isRow && $0.bound.content.title.string == title }?.id
  }

  var titles: [String] {
    session.topPage.entries.filter(\.isRow).map { $0.bound.content.title.string }
  }
}

extension PageReplay {
  /// Applies a frame as it goes over the wire.
  mutating func apply(frame: [UInt8]) {
    guard case .object(let members) = try? JSONReader.value(of: frame) else { return }
    var patch = Patch()
    patch.isReset = members["r"] != nil
    if case .array(let fields) = members["w"] {
      let numbers = fields.compactMap(\.integer)
      var window = Patch.Window()
      (window.first, window.end, window.total) = (numbers[0], numbers[1], numbers[2])
      (window.rowsBefore, window.rows) = (numbers[3], numbers[4])
      window.hasExtraHeader = numbers[5] == 1
      patch.window = window
    }
    if case .array(let list) = members["o"] {
      for case .array(let fields) in list {
        guard case .string(let name) = fields.first else { continue }
        let numbers = fields.compactMap(\.integer)
        let texts = fields.dropFirst().compactMap { field -> String? in
          if case .string(let text) = field { text } else { nil }
        }
        switch name {
        case "d": patch.operations.append(.remove(numbers))
        case "i":
          patch.operations.append(
            .insert(numbers[0], after: numbers[1], state: texts[0], html: texts[1]))
        case "m": patch.operations.append(.move(numbers[0], after: numbers[1]))
        case "u" where numbers[0] != 0:
          patch.operations.append(.update(numbers[0], part: numbers[1], texts[0]))
        case "x" where numbers[0] != 0:
          patch.operations.append(.replace(numbers[0], state: texts[0], html: texts[1]))
        default: break
        }
      }
    }
    apply(patch)
  }
}
