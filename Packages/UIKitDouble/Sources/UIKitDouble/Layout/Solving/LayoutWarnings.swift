/// What Auto Layout would say in the console: constraints that contradict each other, and cells
/// without a height.
///
/// UIKit goes on after each of them, and so does the double; a test reads them.
@MainActor
public enum LayoutWarnings {
  /// The warnings since ``forget()``, in order, each once.
  public private(set) static var all: [Breach] = []

  /// Forgets all warnings, at the beginning of a test.
  public static func forget() { all = [] }

  static func warn(_ rule: String, _ detail: String) {
    let warning = Breach(rule, .warning, detail)
    if !all.contains(warning) { all.append(warning) }
  }
}
