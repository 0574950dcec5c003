// What the overlay adds to the data of a drag.
extension NSString {
  public convenience init(string: String) { fatalError() }
}

extension Data: Sequence {
  public func makeIterator() -> AnyIterator<UInt8> { AnyIterator { nil } }
}

extension NSItemProvider {
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {}

  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { fatalError() }

  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { fatalError() }
}
