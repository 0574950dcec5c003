/// The sections that the user, or the app through a handle, collapsed or expanded. The table keeps
/// them over declarations, and for the next launch.
struct CollapsedSections {
  private var known = IdentityMap<Bool>()
  /// What was restored, by the tokens of sections that need not be declared yet.
  private var restored: [String: Bool] = [:]

  /// Whether a section is collapsed; `nil` if it was never collapsed or expanded.
  subscript(section: Identity) -> Bool? {
    get { known[section] ?? (restored.isEmpty ? nil : restored[section.token]) }
    set { known[section] = newValue }
  }

  /// The states of all sections that were collapsed or expanded, by ``Identity/token``; `nil` for
  /// none.
  var saved: [String: Bool]? {
    var saved = restored
    for entry in known.entries { saved[entry.key.token] = entry.value }
    return saved.isEmpty ? nil : saved
  }

  /// Adopts a saved state, which has precedence over what is known.
  mutating func restore(_ saved: [String: Bool]) {
    known.keep { section, _ in saved[section.token] == nil }
    restored.merge(saved) { _, new in new }
  }
}
