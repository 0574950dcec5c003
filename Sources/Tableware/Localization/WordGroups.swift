/// What can be done with rows and screens.
public struct ActionWords: Hashable, Sendable {
  /// Answers a question with no, and leaves a menu.
  public var cancel = "Cancel"
  /// Deletes a row.
  public var delete = "Delete"
  /// Moves a row towards the top.
  public var moveUp = "Move up"
  /// Moves a row towards the end.
  public var moveDown = "Move down"
  /// Tells more about a row.
  public var details = "Details"
  /// Expands a row.
  public var expand = "Expand"
  /// Collapses a row.
  public var collapse = "Collapse"
  /// Opens what else can be done.
  public var more = "More"
  /// Leads to the screen before, where that has no title.
  public var back = "Back"

  /// The words in English.
  public init() {}
}

/// What controls show where nothing is set, and how a screen reader speaks of them.
public struct ControlWords: Sendable {
  /// Nothing is chosen.
  public var none = "none"
  /// A group has no choices.
  public var noChoices = "Nothing to choose from"
  /// How many are chosen.
  public var chosenCount: @Sendable (Int) -> String = { "\($0) chosen" }

  // Spoken values.

  /// A switch is on.
  public var on = "on"
  /// A switch is off.
  public var off = "off"
  /// A choice is taken.
  public var chosen = "chosen"
  /// A choice is not taken.
  public var notChosen = "not chosen"
  /// A date has no value.
  public var notSet = "not set"
  /// How far something is, is not known.
  public var inProgress = "in progress"
  /// A row is collapsed.
  public var collapsed = "collapsed"
  /// A row is expanded.
  public var expanded = "expanded"
  /// What stands below a row, or in its place, is on its way.
  public var loading = "loading"
  /// A row keeps the place of one that is on its way.
  public var placeholder = "Loading"
  /// How long a secret is.
  public var characters: @Sendable (Int) -> String = { "\($0) characters" }

  // Spoken hints.

  /// Of a toggle.
  public var toggles = "Switches on and off"
  /// Of a stepper.
  public var steps = "Goes up and down"
  /// Of a slider.
  public var slides = "Slides up and down"
  /// Of segments, by how many there are.
  public var choosesOneOf: @Sendable (Int) -> String = { "Chooses one of \($0)" }
  /// Of a choice that leaves the others.
  public var choosesThis = "Chooses this one"
  /// Of a choice among many.
  public var addsOrTakesAway = "Adds or takes away"
  /// Of a row with choices.
  public var opensChoices = "Opens the choices"
  /// Of a group among choices.
  public var opensMoreChoices = "Opens more choices"
  /// Of a row that leads elsewhere.
  public var opensScreen = "Opens another screen"
  /// Of a button that destroys.
  public var cannotBeUndone = "Cannot be undone"
  /// Of a date.
  public var choosesDay = "Chooses a day"
  /// Of a time of day.
  public var choosesTime = "Chooses a time"
  /// Of both.
  public var choosesDayAndTime = "Chooses a day and time"
  /// Of a text field.
  public var text = "Text"
  /// Of a field for passwords.
  public var secret = "A secret"
  /// Of a field for numbers.
  public var number = "A number"
  /// Of a field for addresses.
  public var email = "An e-mail address"
  /// Of a text area.
  public var lines = "Text of several lines"

  /// The words in English.
  public init() {}
}

/// What stands under a value that breaks a ready rule. Bounds come as texts.
public struct RuleWords: Sendable {
  /// Nothing was entered.
  public var needed = "This is needed."
  /// A text is too short or too long.
  public var length: @Sendable (Bounds) -> String = { "Its length must be \($0.english)." }
  /// A number is too small or too large.
  public var number: @Sendable (Bounds) -> String = { "It must be a number \($0.english)." }

  /// The words in English.
  public init() {}

  /// What a value has to lie in.
  public enum Bounds: Hashable, Sendable {
    /// From the first to the second, both allowed.
    case through(String, String)
    /// From the first to below the second.
    case below(String, String)
    /// This or more.
    case from(String)
    /// This or less.
    case upTo(String)
    /// Less than this.
    case under(String)
    /// A range of another kind.
    case other

    /// The bounds in English, as the end of a sentence.
    public var english: String {
      switch self {
      case .through(let low, let high): "from \(low) to \(high)"
      case .below(let low, let high): "from \(low) to below \(high)"
      case .from(let low): "\(low) or more"
      case .upTo(let high): "\(high) or less"
      case .under(let high): "below \(high)"
      case .other: "within its bounds"
      }
    }
  }
}

/// What the rows say that stand for data which is not there; translate it where the app is translated.
public struct StateWords: Hashable, Sendable {
  /// Data is on its way.
  public var loading = "Loading…"
  /// More data is on its way, at an end of a list.
  public var loadingMore = "Loading more…"
  /// There is more, which is not on its way.
  public var more = "More"
  /// There is nothing.
  public var empty = "Nothing here"
  /// What helps then, or what would stand here; `nil` for nothing.
  public var emptyDetail: String?
  /// Nothing stands below a node; empty for no row.
  public var emptyBranch = "Empty"
  /// Something failed; the reason stands below.
  public var failed = "This could not be loaded."
  /// Tries again.
  public var retry = "Try again"
  /// The list ends here; empty for no row.
  public var end = ""

  /// The words in English.
  public init() {}
}

/// The words of the rows with which the user arranges sections.
public struct ArrangementWords: Hashable, Sendable {
  /// The title of the action that hides a section.
  public var hide = "Hide"
  /// The title of the action that shows a hidden section.
  public var show = "Show"
  /// The value text of a row whose section is hidden.
  public var hidden = "hidden"

  /// The words in English.
  public init() {}
}
