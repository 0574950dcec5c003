#if !canImport(ObjectiveC)
/// How an association keeps its object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A value that is retained until its owner is released.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// Attaches an object to another one, which holds it; `nil` takes it away.
@MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? UIResponder)?.associations[key] = value
}

/// What is attached to an object.
@MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? UIResponder)?.associations[key]
}
#endif
