/// The exceptions of UIKit that no table is concerned in, such as that of a control.
///
/// UIKit stops the application with each of them. The double goes on, and a test reads them.
@MainActor
public enum RaisedExceptions {
  /// The exceptions since ``forget()``, in order.
  public private(set) static var all: [Breach] = []

  /// Forgets all exceptions, at the beginning of a test.
  public static func forget() { all = [] }

  static func raise(_ rule: String, _ detail: String) {
    all.append(Breach(rule, .exception, detail))
  }
}
