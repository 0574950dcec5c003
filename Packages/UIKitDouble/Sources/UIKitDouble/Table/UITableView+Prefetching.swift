import Foundation

extension UITableView {
  /// Tells which rows may come next, the nearest first, and which will not (L-16). UIKit promises
  /// neither all of them nor that they are shown, and hostile tables take it at its word.
  func prefetch() {
    defer { previousTop = contentOffset.y }
    prepareCells()
    guard phase == .idle, let prefetchDataSource, let first = shown.keys.min(),
      let last = shown.keys.max()
    else { return }
    let isUpward = contentOffset.y < previousTop
    var wanted = neighbors(of: isUpward ? first : last, isUpward ? -1 : 1, shown.count)
    prefetched.subtract(shown.keys)
    if inspector.hostility.contains(.randomPrefetch) {
      wanted = wanted.filter { _ in Bool.random(using: &inspector.generator) }
    }
    cancel(prefetched.subtracting(wanted).sorted(), prefetchDataSource)
    let fresh = wanted.filter { !prefetched.contains($0) }
    guard !fresh.isEmpty else { return }
    prefetched.formUnion(fresh)
    prefetchDataSource.tableView(self, prefetchRowsAt: fresh)
  }

  private func cancel(_ paths: [IndexPath], _ source: any UITableViewDataSourcePrefetching) {
    guard !paths.isEmpty else { return }
    prefetched.subtract(paths)
    source.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  /// The rows before or behind one, the nearest first.
  private func neighbors(of path: IndexPath, _ step: Int, _ count: Int) -> [IndexPath] {
    var found: [IndexPath] = []
    var path = path
    while found.count < count {
      path.row += step
      while path.row < 0 || path.row >= counts[path.section] {
        path.section += step
        guard counts.indices.contains(path.section) else { return found }
        path.row = step > 0 ? 0 : counts[path.section] - 1
      }
      found.append(path)
    }
    return found
  }

  /// Asks for cells that are never displayed; they return to the pool without a delegate call.
  private func prepareCells() {
    guard inspector.hostility.contains(.prefetchedCells), let last = shown.keys.max() else {
      return
    }
    let wanted = neighbors(of: last, 1, Int.random(in: 0...2, using: &inspector.generator))
    for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) where !wanted.contains(path) {
      prepared[path] = nil
      pool.put(cell)
    }
    for path in wanted where prepared[path] == nil && shown[path] == nil && phase == .idle {
      prepared[path] = cell(for: path)
    }
  }

  func dropPrepared() {
    for (_, cell) in prepared.sorted(by: { $0.key < $1.key }) { pool.put(cell) }
    prepared = [:]
  }
}
