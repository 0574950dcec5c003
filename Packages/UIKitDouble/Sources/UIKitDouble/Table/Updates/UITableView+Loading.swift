import Foundation

extension UITableView {
  var baseNumberOfSections: Int {
    if allows(.counts) { loadIfNeeded() }
    return counts.count
  }

  func baseNumberOfRows(inSection section: Int) -> Int {
    if allows(.counts) { loadIfNeeded() }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func baseReloadData() {
    guard allows(.reloadData) else { return }
    if interaction.isBusy {
      report("B-60", .hazard, "reloadData while \(interaction.description)")
    }
    inspector.note(.reloadData)
    stopAnimations()
    recycleAll()
    closeSwipe(at: nil)
    selected = []
    interaction.focus = nil
    activeDrag?.follow { _ in nil }
    prefetched = []
    load()
    setNeedsLayout()
  }

  /// Reads the numbers, if that was not done.
  func loadIfNeeded() {
    guard needsReload, dataSource != nil, phase == .idle else { return }
    load()
  }

  private func load() {
    needsReload = false
    asking(.layout) {
      readCounts()
      heights.reset(counts) { firstHeight(of: $0) }
    }
    sectionsAreStale = true
    indexTitles = dataSource?.sectionIndexTitles(for: self)
  }

  /// Reads the numbers, and the identities of rows through the probe.
  func readCounts() {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    counts = (0..<max(0, sections)).map {
      max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
    }
    content = inspector.probe?.content(counts)
  }
}
