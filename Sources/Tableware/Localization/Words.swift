import Synchronization

/// What the framework itself says: "Cancel" under a question, "Try again" below a failure, what a screen reader
/// hears of a switch.
///
/// English unless you say otherwise, once where the app starts:
///
/// ```swift
/// var actions = ActionWords()
/// actions.cancel = String(localized: "Cancel")
/// Words.use(Words(actions: actions))
/// ```
///
/// A session of a server has the words of its `WebLanguage`; ``use(_:_:)`` takes others for what runs inside, such as
/// a test.
///
/// What your own rows say is yours to translate; diagnostics are for developers and stay English.
public final class Words: Sendable {
  /// What can be done with rows and screens.
  public let actions: ActionWords
  /// What controls show where nothing is set, and how they are spoken.
  public let controls: ControlWords
  /// What stands under a value that breaks a ready rule.
  public let rules: RuleWords
  /// What stands for data that is not there.
  public let states: StateWords
  /// What the rows of TablewareMapping say with which the user arranges sections.
  public let arrangement: ArrangementWords

  /// Words in English, but for those that are given.
  public init(
    actions: ActionWords = ActionWords(), controls: ControlWords = ControlWords(),
    rules: RuleWords = RuleWords(), states: StateWords = StateWords(),
    arrangement: ArrangementWords = ArrangementWords()
  ) {
    self.actions = actions
    self.controls = controls
    self.rules = rules
    self.states = states
    self.arrangement = arrangement
  }
}

extension Words {
  private static let inside = TaskLocal<Words?>(wrappedValue: nil)
  private static let ofTheProgram = Mutex(Words())

  /// The words that hold here: those of the innermost ``use(_:_:)``, or else of the program.
  ///
  /// A row asks when it is made or shown. Whoever changes the words shows what is on screen again.
  public static var current: Words { inside.get() ?? ofTheProgram.withLock { $0 } }

  /// Takes these words for the whole program, from now on.
  public static func use(_ words: Words) { ofTheProgram.withLock { $0 = words } }

  /// Takes these words for what runs inside, and for the tasks that begin there.
  @discardableResult
  public static func use<Result>(
    _ words: Words, _ body: () throws -> Result
  ) rethrows -> Result {
    try inside.withValue(words, operation: body)
  }
}
