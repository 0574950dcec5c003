import Foundation

extension UITableViewCell {
  /// Runs when the state of a cell changed, to configure it again.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  /// Updates what is shown for the state, if that is due.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration(using: configurationState)
    isUpdatingConfiguration = false
  }
}
