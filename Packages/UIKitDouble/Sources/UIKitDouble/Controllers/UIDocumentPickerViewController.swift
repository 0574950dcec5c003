import Foundation

/// What a document picker reports.
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The user selected documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user left the picker without a selection.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// The default: nothing happens.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// The default: nothing happens.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The selection of documents of the device and its providers.
@MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Receives what the user selects; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user may select several documents.
  open var allowsMultipleSelection = false
  /// The types that can be selected.
  public let simulatedTypes: [UTType]

  /// A picker for documents of some types.
  ///
  /// - Parameter asCopy: whether the app receives copies that belong to it.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    simulatedTypes = contentTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker from a storyboard, which has none: always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Selects a document: the picker is dismissed, and reports it.
  public func simulateSelection(_ url: URL) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: [url])
  }

  /// Leaves the picker without a selection.
  public func simulateCancel() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// A type of data, which the module UniformTypeIdentifiers has on Apple's platforms.
public struct UTType: Hashable, Sendable {
  /// The ending of names, without a dot; `nil` for a type without one.
  public let preferredFilenameExtension: String?

  /// The type of files with an ending.
  public init?(filenameExtension: String) { preferredFilenameExtension = filenameExtension }

  private init() { preferredFilenameExtension = nil }

  /// The type of everything that is stored under a name.
  public static let item = UTType()
}
