import Tableware
import TablewareHosting
import TablewareViewport

/// A navigator's screens as plain lines: words go in, lines come out.
///
/// ```swift
/// let host = LineHost(Navigator(root: InboxScreen()))
/// host.perform("down")
/// host.perform("tap")
/// print(host.frame().joined(separator: "\n"))
/// ```
package final class LineHost {
  /// The viewport and surface of one screen. They end with the screen.
  private final class Stage {
    let surface: LineSurface
    let viewport: Viewport<LineSurface>

    init(_ table: Table, size: Size) {
      surface = LineSurface(size: size)
      viewport = Viewport(table, on: surface)
    }
  }

  /// The screens.
  package let navigator: Navigator
  private let size: Size
  private var needsCommit = false

  package init(_ navigator: Navigator, width: Int = 72, height: Int = 20) {
    self.navigator = navigator
    size = Size(width: width, height: height)
  }

  /// The viewport of the screen on top.
  package var viewport: Viewport<LineSurface> { stage.viewport }

  private var stage: Stage {
    let top = navigator.topHosted
    if let stage = top.attachment as? Stage { return stage }
    let stage = Stage(top.table, size: size)
    stage.viewport.onNeedsCommit = { [weak self] in self?.needsCommit = true }
    top.attachment = stage
    return stage
  }

  /// Shows everything that was submitted: the title of the screen on top and its table, line by
  /// line.
  package func frame() -> [String] {
    navigator.timeline.receiveAnnouncements()
    // What appears may load more; a screen that goes on without end is shown after a few rounds.
    for _ in 0..<4 {
      needsCommit = false
      for hosted in navigator.stack { TableHost(hosted.table).commit() }
      stage.viewport.layout()
      if !needsCommit { break }
    }
    let screen = navigator.top
    return ["== \(screen.title)  \(screen.status)"] + stage.surface.lines
  }

  /// Lets time pass for all screens.
  package func advance(by duration: Duration) {
    navigator.timeline.advance(to: navigator.timeline.now + duration)
  }

  /// Performs a few words of input, such as `down`, `tap`, `set 3`, `search ash` or `key d`.
  ///
  /// - Returns: the result of the gesture; ``GestureResult/notOffered`` for unknown words.
  @discardableResult
  package func perform(_ words: String) -> GestureResult {
    _ = frame()
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    let (verb, object) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    if let movement = Self.movements[verb] {
      viewport.moveFocus(movement)
      return .done
    }
    if let gesture = screenGesture(verb, object) {
      let result = viewport.interaction.perform(gesture, focused: viewport.focus)
      if case .focused(let path) = result { viewport.focus(path) }
      return result
    }
    guard let gesture = rowGesture(verb, object) else { return .notOffered }
    viewport.takeFocus()
    return viewport.perform(gesture)
  }

  private static let movements: [String: FocusMovement] = [
    "up": .up, "down": .down, "pageup": .pageUp, "pagedown": .pageDown, "first": .first,
    "last": .last, "previous": .previousSection, "next": .nextSection,
  ]

  private func screenGesture(_ verb: String, _ object: String) -> ScreenGesture? {
    switch verb {
    case "back": .back
    case "search": .search(object)
    case "index": .index(object)
    case "key":
      // A command of the screen precedes an action of the row with the same key.
      object.first.flatMap { key in
        navigator.top.commands.contains { $0.key == key } ? .command(key) : nil
      }
    default: nil
    }
  }

  private func rowGesture(_ verb: String, _ object: String) -> RowGesture? {
    switch verb {
    case "tap": .tap
    case "activate": .activate
    case "hold": .longPress
    case "detail": .detail
    case "menu": .menu
    case "toggle": .toggleExpansion
    case "expand": .expand
    case "collapse": .collapse
    case "submit": .submit
    case "more": .adjust(steps: 1)
    case "less": .adjust(steps: -1)
    case "move": Int(object).map { .move(by: $0) }
    case "key": object == "delete" ? .key(.delete) : object.first.map { .key(.character($0)) }
    case "set": value(of: object).map { .set($0) }
    default: nil
    }
  }

  /// The first value that the words can mean for the control of the focused row.
  private func value(of words: String) -> ControlValue? {
    let control = viewport.focusedContent?.control
    var values: [ControlValue] = [.bool(words == "on"), .text(words)]
    values += Double(words).map { [.number($0)] } ?? []
    values += Int(words).map { [.index($0)] } ?? []
    let parts = words.split { "-: ".contains($0) }.compactMap { Int($0) }
    if parts.count >= 3 {
      let date = parts + [0, 0]
      values.append(
        .date(
          CalendarDate(
            year: date[0], month: date[1], day: date[2], hour: date[3], minute: date[4])))
    }
    return values.first { control?.accepts($0) == true }
  }
}
