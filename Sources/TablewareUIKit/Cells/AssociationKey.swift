#if canImport(UIKit) || os(Linux)
import PlatformUIKit

/// A unique address, under which a value is attached to an object.
struct AssociationKey {
  let address: UnsafeRawPointer

  init() {
    address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}
#endif
