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
