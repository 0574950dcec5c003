import Foundation

/// Views from an archive. It is read when a view is made, not before: a nib that does not exist can
/// be registered, and throws when the first cell is asked for (F-88).
///
/// The double reads no archives. Tests say what would be in them with ``simulate(_:_:)``; the views
/// are made by `init(coder:)` and then told ``UIView/awakeFromNib()``.
@MainActor
public final class UINib: NSObject {
  /// How the top object of an archive is made, and its outlets connected.
  private struct Archive {
    let type: @MainActor () -> UIView.Type
    let connect: @MainActor (UIView) -> Void
  }

  private static var archives: [String: Archive] = [:]
  /// The name of the archive.
  let name: String

  /// A nib by its name; the double takes every bundle for the same one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Makes the top objects.
  ///
  /// - Returns: one view, or none if there is no such nib, where UIKit throws.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]?)
    -> [Any]
  {
    (try? make(nil)).map { [$0] } ?? []
  }

  /// What a nib can be made with; the double heeds none.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Says what a nib's top object is.
  public static func simulate(_ name: String, _ type: @escaping @MainActor () -> UIView.Type) {
    archives[name] = Archive(type: type, connect: { _ in })
  }

  /// Says what a nib's top object is, and connects its outlets.
  public static func simulate<View: UIView>(
    _ name: String, of type: View.Type, outlets: @escaping @MainActor (View) -> Void
  ) {
    archives[name] = Archive(type: { type }) { if let view = $0 as? View { outlets(view) } }
  }

  /// Whether there is a nib of a name.
  public static func isSimulated(_ name: String) -> Bool { archives[name] != nil }

  /// Forgets every nib, for the next test.
  public static func simulateNone() { archives = [:] }

  func make(_ identifier: String?) throws(NibFault) -> UIView {
    guard let archive = Self.archives[name] else {
      throw NibFault("there is no nib “\(name)”")
    }
    let view = try Self.decode(archive.type(), identifier)
    archive.connect(view)
    view.awakeFromNib()
    return view
  }

  /// Makes a view as from an archive, without waking it.
  static func decode(_ type: UIView.Type, _ identifier: String?) throws(NibFault) -> UIView {
    ArchivedIdentifier.current = identifier
    defer { ArchivedIdentifier.current = nil }
    guard let view = type.init(coder: NSCoder()) else {
      throw NibFault("\(type) does not come from an archive: its init(coder:) fails")
    }
    return view
  }
}

/// Why a nib gave no cell.
struct NibFault: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
