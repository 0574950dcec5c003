// The types of data, as far as a document picker needs them.
@_exported import Foundation

public struct UTType: Hashable, Sendable {
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { nil }
  public var preferredFilenameExtension: String? { nil }
  public static var data: UTType { fatalError() }
  public static var item: UTType { fatalError() }
}
