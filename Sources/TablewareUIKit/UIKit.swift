// Where there is no UIKit, the strict double stands in for it: the same sources compile and run.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import UIKitDouble
#endif
