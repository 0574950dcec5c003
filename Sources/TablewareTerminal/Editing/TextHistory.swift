/// The states of a text before each edit, for undo. Continuous typing is one step.
struct TextHistory: Hashable, Sendable {
  struct State: Hashable, Sendable {
    var characters: [Character]
    var cursor: Int
  }

  /// The kind of an edit: two consecutive ones of a kind may be one step.
  enum Edit: Hashable, Sendable {
    case typing, deleting, other
  }

  /// More steps, or more characters in all of them, are removed, the oldest first.
  private static let stepLimit = 100
  private static let sizeLimit = 500_000

  private var past: [State] = []
  private var future: [State] = []
  private var last: Edit?

  /// Records a state before an edit.
  mutating func record(_ state: State, before edit: Edit) {
    future = []
    defer { last = edit }
    if edit != .other, edit == last { return }
    past.append(state)
    var size = past.reduce(0) { $0 + $1.characters.count }
    while past.count > Self.stepLimit || size > Self.sizeLimit, past.count > 1 {
      size -= past.removeFirst().characters.count
    }
  }

  /// Makes the next edit a step of its own.
  mutating func pause() { last = nil }

  /// The state before the latest step; `nil` without steps.
  mutating func undo(_ current: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(current)
    last = nil
    return state
  }

  /// The state before the latest undo; `nil` without an undo.
  mutating func redo(_ current: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(current)
    last = nil
    return state
  }
}
