#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Files that the user selects for a row, in the system's document picker.
extension TableViewBackend {
  /// Shows the document picker for a row with a ``FileInput``.
  ///
  /// The row is kept by identity: it may be elsewhere when the user has selected (F-62).
  ///
  /// - Returns: `false` if the table view has no view controller that could present the picker.
  @discardableResult
  func selectFile(for row: BoundRow) -> Bool {
    guard case .file(let input) = row.content.control, let presenter = tableView?.presenter else {
      return false
    }
    let types = input.kinds.flatMap(\.extensions).compactMap { UTType(filenameExtension: $0) }
    let picker = UIDocumentPickerViewController(
      forOpeningContentTypes: types.isEmpty ? [.item] : types, asCopy: true)
    let receiver = FileReceiver { [weak self, identity = row.identity] url in
      guard let self else { return }
      fileReceiver = nil
      guard let url, let file = FileSource(at: url) else { return }
      interaction.receive(file, on: identity)
    }
    picker.delegate = receiver
    // A picker holds its delegate weakly.
    fileReceiver = receiver
    presenter.present(picker, animated: true, completion: nil)
    return true
  }
}

/// Receives the file of a document picker.
@MainActor
final class FileReceiver: NSObject, UIDocumentPickerDelegate {
  private let finish: (URL?) -> Void

  /// - Parameter finish: receives the file; `nil` if the user selects none.
  init(_ finish: @escaping (URL?) -> Void) { self.finish = finish }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    finish(urls.first)
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(nil) }
}

extension FileSource {
  /// The bytes that are read at once.
  private static let pieceBytes = 65_536

  /// Creates a file of this device; `nil` if it cannot be read.
  fileprivate convenience init?(at url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let size = attributes?[.size] as? Int, let handle = try? FileHandle(forReadingFrom: url)
    else { return nil }
    self.init(url.lastPathComponent, size: size) {
      let bytes = try handle.read(upToCount: Self.pieceBytes) ?? Data([])
      return bytes.isEmpty ? nil : Array(bytes)
    }
  }
}
#endif
