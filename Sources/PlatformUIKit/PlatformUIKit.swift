// The one place that selects UIKit: Apple's where there is one, and the strict double on Linux. An
// app imports its own UIKit: `TablewareUIKit` does not re-export this module. On macOS it is empty.
#if canImport(UIKit)
@_exported import UIKit
#elseif os(Linux)
@_exported import UIKitDouble
#endif
