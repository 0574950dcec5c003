// The one place that selects UIKit for all screens. Your own app has `import UIKit` in each file.
#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import UIKitDouble
#endif
