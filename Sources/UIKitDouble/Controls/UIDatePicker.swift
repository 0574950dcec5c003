#if !canImport(UIKit)
  import Foundation

  /// A date picker.
  @MainActor
  open class UIDatePicker: UIControl {
    /// What of a date can be chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

    /// What of a date can be chosen.
    open var datePickerMode = Mode.dateAndTime
    /// What is chosen; setting it sends nothing.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The first date that can be chosen.
    open var minimumDate: Date?
    /// The last date that can be chosen.
    open var maximumDate: Date?

    /// Chooses a date.
    public func simulateChoice(_ date: Date) {
      guard canBeTouched else { return }
      self.date = min(max(date, minimumDate ?? date), maximumDate ?? date)
      sendActions(for: .valueChanged)
    }
  }
#endif
