/// The isolation domain of a table: the compiler checks it in the Swift 6 language mode, and debug
/// builds check it for code that is compiled without these checks.
extension Table {
  /// Reports a change or an event outside of the isolation of the surface. Debug builds only.
  func checkIsolation() {
    #if DEBUG
    guard !isIsolationReported, let isIsolated = isIsolated ?? navigator?.timeline.isIsolated,
      !isIsolated()
    else { return }
    isIsolationReported = true
    diagnostics.report(.usedOnOtherThread)
    #endif
  }
}
