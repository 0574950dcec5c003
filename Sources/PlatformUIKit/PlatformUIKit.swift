// The one file that selects UIKit: Apple's on iOS and Mac Catalyst, and the strict double on Linux.
// An app imports its own UIKit: `TablewareUIKit` does not re-export this module. On macOS it is
// empty.
#if canImport(UIKit) && (os(iOS) || os(Linux))
@_exported import UIKit
@_exported import UniformTypeIdentifiers
#elseif os(Linux)
@_exported import UIKitDouble
#elseif canImport(UIKit)
#error("TablewareUIKit needs iOS or Mac Catalyst.")
#endif
