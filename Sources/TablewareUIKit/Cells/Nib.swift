import Foundation

extension UINib {
  /// Whether there is a nib of a name: UIKit would stop the app only when the first cell is made (F-88).
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    #if canImport(UIKit)
      (bundle ?? .main).path(forResource: name, ofType: "nib") != nil
    #else
      simulated(name)
    #endif
  }
}
