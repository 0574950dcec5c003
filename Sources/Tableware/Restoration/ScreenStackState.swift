/// The screens of a stack by their addresses, and the state of their tables: what remains of a
/// session or a scene that continues in another process.
package struct ScreenStackState: Codable, Hashable, Sendable {
  /// A screen of the stack.
  package struct Entry: Codable, Hashable, Sendable {
    /// The address of the screen; without one, the name of its type.
    package var key: String
    /// The scroll position, the selection and the collapsed sections.
    package var table: TableState
  }

  /// The address of the screen on top; `nil` without a router.
  package var address: String?
  /// The screens, the one on top last.
  package var screens: [Entry]

  /// Reads the state of the screens of a navigator.
  package init(_ navigator: Navigator) {
    address = navigator.address?.description
    screens = navigator.stack.map { Entry(key: $0.restorationKey, table: $0.table.state) }
  }

  /// Restores the tables of the screens that are the same as when the state was saved.
  ///
  /// - Returns: whether all of them are the same.
  @discardableResult
  package func restoreTables(of navigator: Navigator) -> Bool {
    for (hosted, entry) in zip(navigator.stack, screens) {
      guard hosted.restorationKey == entry.key else { return false }
      hosted.table.restore(entry.table)
    }
    return navigator.stack.count == screens.count
  }
}

extension HostedScreen {
  fileprivate var restorationKey: String { address?.description ?? "\(type(of: screen))" }
}
