// The one place that selects UIKit for all screens. An app of your own says `import UIKit` in each
// file.
#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import UIKitDouble
#endif
