import Foundation

/// What an item provider can make of data.
public protocol NSItemProviderReading: NSObjectProtocol {}
/// What an item provider can take as data.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}

/// Which processes see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// The data of a drag, which is loaded later and on any queue.
///
/// Checked against developer.apple.com/documentation/foundation/nsitemprovider.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Makes the bytes of a representation.
  public typealias LoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private static let textType = "public.utf8-plain-text"
  private var loaders: [(type: String, load: LoadHandler)] = []
  /// Whether a load may begin: data of another app only while the drop is performed.
  nonisolated(unsafe) var isLoadable = true
  /// Whether every load fails, as when the other app quits.
  public nonisolated(unsafe) var simulatesFailure = false

  /// An item without data, which only its own app can make something of.
  public override init() {}

  /// An item with the data of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The types of all representations, the best first.
  open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

  /// Adds the data of an object; here that of a text.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    guard let text = object as? NSString else { return }
    let data = Data("\(text)".utf8)
    registerDataRepresentation(forTypeIdentifier: Self.textType, visibility: visibility) {
      $0(data, nil)
      return nil
    }
  }

  /// Adds a representation, whose bytes are made when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    loaders.append((typeIdentifier, loadHandler))
  }

  /// Whether there is a representation of a type; plain text is any text here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loader(of: typeIdentifier) != nil
  }

  /// Whether an object of a class can be made; here only a text.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass == NSString.self && loader(of: Self.textType) != nil
  }

  /// Makes an object, and passes it on in a later turn.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: Self.textType) { data, error in
      completionHandler(data.map { NSString(string: String(decoding: $0, as: UTF8.self)) }, error)
    }
  }

  /// Loads the bytes of a representation, and passes them on in a later turn.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let loader = isLoadable && !simulatesFailure ? loader(of: typeIdentifier) : nil
    VirtualTime.shared.afterThisTurn {
      guard let loader else { return completionHandler(nil, CocoaError(.fileReadUnknown)) }
      _ = loader(completionHandler)
    }
    return Progress(totalUnitCount: 1)
  }

  private func loader(of type: String) -> LoadHandler? {
    let isText = ["public.text", "public.plain-text"].contains(type)
    return loaders.first { $0.type == type || isText && $0.type == Self.textType }?.load
  }
}
