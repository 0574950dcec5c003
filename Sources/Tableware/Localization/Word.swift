/// A text that the framework shows or announces, by its key.
///
/// The English texts of some keys have parameters, such as `{count}`; a translation may use them in
/// any order.
public enum Word: String, CaseIterable, Hashable, Sendable {
  // MARK: Actions

  /// Answers a question with no, and leaves a menu.
  case cancel
  /// The action that deletes a row.
  case delete
  /// Moves a row one position toward the top.
  case moveUp
  /// Moves a row one position toward the end.
  case moveDown
  /// Shows more about a row.
  case details
  /// The action that expands a row.
  case expand
  /// The action that collapses a row.
  case collapse
  /// Opens the menu of a row.
  case moreActions
  /// The action that returns to the screen below, if that has no title.
  case back
  /// Leads to the field before the one that is typed into.
  case previousField
  /// Leads to the field after the one that is typed into.
  case nextField
  /// Ends typing and dismisses the keyboard.
  case done
  /// The title of the list of commands and screens.
  case palette
  /// The prompt of the search in that list.
  case paletteSearch
  /// The title above the screens in that list.
  case paletteScreens

  // MARK: Values

  /// The value of a choice without a selection.
  case none
  /// The content of a screen of choices that has none.
  case noChoices
  /// The status of a screen of choices.
  case chosenCount
  /// The value of a toggle that is on.
  case on
  /// The value of a toggle that is off.
  case off
  /// The value of a choice that is selected.
  case chosen
  /// The value of a choice that is not selected.
  case notChosen
  /// The value of a date without one.
  case notSet
  /// The value of a progress of unknown length.
  case inProgress
  /// The state of a collapsed row.
  case collapsed
  /// The state of an expanded row.
  case expanded
  /// The state of a row whose children are loading.
  case loadingChildren
  /// The label of a row whose content is loading.
  case placeholder
  /// The value of a password.
  case characters
  /// The value of a rating.
  case stars
  /// Rows that are sorted by a column, the smallest value first; `{column}`.
  case ascending
  /// Rows that are sorted by a column, the largest value first; `{column}`.
  case descending

  // MARK: Files

  /// The value of a control with which the user sends a file.
  case chooseFile
  /// The action that cancels a file that is arriving.
  case stopSending
  /// The prompt for the name of a file, in a terminal.
  case filePath
  /// A file has a name with another ending; `{name}` and `{detail}`, the accepted endings.
  case fileKind
  /// A file is too large; `{name}` and `{detail}`, the largest size.
  case fileTooLarge
  /// A file begins with other bytes than its name indicates; `{name}` and `{detail}`, its type.
  case fileContent
  /// A file did not arrive completely; `{name}`.
  case fileIncomplete

  // MARK: Hints of controls, for assistive technology

  /// The hint of a switch that is on or off.
  case toggleHint
  /// The hint of a control with two buttons.
  case stepperHint
  /// The hint of a control with a line.
  case sliderHint
  /// The hint of a control with stars.
  case ratingHint
  /// The hint of the captions with which the user sorts rows.
  case sortHint
  /// The hint of a control with which the user sends a file.
  case fileHint
  /// The hint of a control with several segments.
  case segmentsHint
  /// The hint of a choice that replaces the others.
  case radioHint
  /// The hint of a choice among any number of them.
  case checkHint
  /// The hint of a row that opens choices.
  case choiceHint
  /// The hint of a choice that opens others.
  case choiceGroupHint
  /// The hint of a row that opens a screen.
  case linkHint
  /// The hint of a button that deletes something.
  case destructiveHint
  /// The hint of a control that sets a day.
  case dayHint
  /// The hint of a time of day.
  case timeHint
  /// The hint of a day with a time.
  case dayAndTimeHint
  /// The hint of a control for a duration.
  case countdownHint
  /// The hint of a field for any text.
  case textHint
  /// The hint of a field for a password.
  case passwordHint
  /// The hint of a field for a number.
  case numberHint
  /// The hint of a field for an address.
  case emailHint
  /// The hint of a text area.
  case linesHint

  // MARK: Lists that load, are empty or failed

  /// The title of a list or value that is loading.
  case loading
  /// The title of the next page that is loading.
  case loadingMore
  /// The title of a button that loads the next page.
  case more
  /// The title of an empty list.
  case empty
  /// The second line of an empty list; none if the text is empty.
  case emptyDetail
  /// The title below an expanded row without children; no row if the text is empty.
  case emptyBranch
  /// The title of a list that failed to load.
  case failed
  /// The title of the action that loads again.
  case retry
  /// The title after the last page; no row if the text is empty.
  case end

  // MARK: Rules of forms

  /// The message for a missing value.
  case required
  /// The message for a text that is too short or too long.
  case length
  /// The message for a number that is too small or too large.
  case range
  /// The text of bounds that include both numbers.
  case boundsThrough
  /// Bounds that exclude the higher number.
  case boundsBelow
  /// The text of a lower bound alone.
  case boundsFrom
  /// An upper bound that is included.
  case boundsUpTo
  /// An upper bound that is excluded.
  case boundsUnder
  /// The text of bounds of another kind.
  case boundsOther

  // MARK: Sections that the user arranges

  /// The action that hides a section.
  case hide
  /// The action that shows a hidden section.
  case show
  /// The value of a hidden section.
  case hidden

  // MARK: Times

  /// A time less than a minute ago, or in less than a minute.
  case now
  /// A time some minutes ago; `{count}` is their number.
  case minutesAgo
  /// A time some hours ago; `{count}` is their number.
  case hoursAgo
  /// A time some days ago; `{count}` is their number.
  case daysAgo
  /// A time in some minutes; `{count}` is their number.
  case inMinutes
  /// A time in some hours; `{count}` is their number.
  case inHours
  /// A time in some days; `{count}` is their number.
  case inDays
}

extension Word {
  /// The English text of the key, with its parameters.
  public var english: String {
    switch self {
    case .cancel: "Cancel"
    case .delete: "Delete"
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .details: "Details"
    case .expand: "Expand"
    case .collapse: "Collapse"
    case .moreActions: "More"
    case .back: "Back"
    case .previousField: "Previous field"
    case .nextField: "Next field"
    case .done: "Done"
    case .palette: "Commands"
    case .paletteSearch: "Command or screen"
    case .paletteScreens: "Screens"
    case .none: "none"
    case .noChoices: "No options"
    case .chosenCount: "{count} selected"
    case .on: "on"
    case .off: "off"
    case .chosen: "selected"
    case .notChosen: "not selected"
    case .notSet: "not set"
    case .inProgress: "in progress"
    case .collapsed: "collapsed"
    case .expanded: "expanded"
    case .loadingChildren: "loading"
    case .placeholder: "Loading"
    case .characters: "{count} characters"
    case .stars: "{count} of {limit} stars"
    case .ascending: "{column}, ascending"
    case .descending: "{column}, descending"
    case .chooseFile: "Choose File…"
    case .stopSending: "Stop sending"
    case .filePath: "Name or path"
    case .fileKind: "“{name}” cannot be sent: the name has to end with {detail}."
    case .fileTooLarge: "“{name}” is larger than {detail}."
    case .fileContent: "“{name}” does not contain data of the type {detail}."
    case .fileIncomplete: "“{name}” did not arrive completely."
    case .toggleHint: "Switches on and off"
    case .stepperHint: "Increases or decreases the value"
    case .sliderHint: "Adjusts the value"
    case .ratingHint: "Sets the number of stars"
    case .sortHint: "Sorts the rows"
    case .fileHint: "Selects a file to send"
    case .segmentsHint: "Selects one of {count}"
    case .radioHint: "Selects this option"
    case .checkHint: "Adds or removes"
    case .choiceHint: "Shows the options"
    case .choiceGroupHint: "Shows more options"
    case .linkHint: "Opens another screen"
    case .destructiveHint: "Cannot be undone"
    case .dayHint: "Sets a day"
    case .timeHint: "Sets a time"
    case .dayAndTimeHint: "Sets a day and time"
    case .countdownHint: "Sets a duration"
    case .textHint: "Text"
    case .passwordHint: "A password"
    case .numberHint: "A number"
    case .emailHint: "An e-mail address"
    case .linesHint: "Text on several lines"
    case .loading: "Loading…"
    case .loadingMore: "Loading more…"
    case .more: "More"
    case .empty: "No items"
    case .emptyDetail: ""
    case .emptyBranch: "Empty"
    case .failed: "This could not be loaded."
    case .retry: "Try again"
    case .end: ""
    case .required: "Required."
    case .length: "The length must be {bounds}."
    case .range: "The number must be {bounds}."
    case .boundsThrough: "from {low} to {high}"
    case .boundsBelow: "from {low} to below {high}"
    case .boundsFrom: "{low} or more"
    case .boundsUpTo: "{high} or less"
    case .boundsUnder: "below {high}"
    case .boundsOther: "in the allowed range"
    case .hide: "Hide"
    case .show: "Show"
    case .hidden: "hidden"
    case .now: "now"
    case .minutesAgo: "{count} min ago"
    case .hoursAgo: "{count} h ago"
    case .daysAgo: "{count} d ago"
    case .inMinutes: "in {count} min"
    case .inHours: "in {count} h"
    case .inDays: "in {count} d"
    }
  }
}
