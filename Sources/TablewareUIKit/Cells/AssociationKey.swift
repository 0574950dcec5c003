#if canImport(UIKit) || os(Linux)
/// The address under which something is attached to an object: one byte that nothing else has.
struct AssociationKey {
  let address: UnsafeRawPointer

  init() {
    address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}
#endif
