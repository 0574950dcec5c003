extension ModuleArrangement {
  /// Modules of a page in the reader's order.
  public struct Arranged<Module> {
    /// Those to show.
    public let shown: [Module]
    /// Those to keep out of sight.
    public let hidden: [Module]
  }

  /// The modules in this order, parted into those to show and the others. Modules that share an id stay
  /// together.
  ///
  /// - Complexity: O(modules).
  public func arranged<Module: Identifiable>(_ modules: [Module]) -> Arranged<Module>
  where Module.ID == String {
    let groups = Dictionary(grouping: modules, by: \.id)
    let ids = arranged(modules.map(\.id))
    return Arranged(
      shown: ids.filter { !hidden.contains($0) }.flatMap { groups[$0] ?? [] },
      hidden: ids.filter(hidden.contains).flatMap { groups[$0] ?? [] })
  }

  /// A section for each module, in this order. Hidden modules are hidden sections: they keep their
  /// rows, and come back without being made anew.
  public func sections<Module: Identifiable>(
    of modules: [Module], section: (Module) -> Section
  ) -> [Section] where Module.ID == String {
    let groups = Dictionary(grouping: modules, by: \.id)
    return arranged(modules.map(\.id)).flatMap { id in
      (groups[id] ?? []).map { module in
        var section = section(module)
        section.isHidden = section.isHidden || hidden.contains(id)
        return section
      }
    }
  }

  /// One row for each module with which the reader arranges the page: a tap hides or shows it, and its
  /// actions move it up and down.
  ///
  /// ```swift
  /// Section("arrange") {
  ///   arrangement.rows(of: modules, title: \.title) { self.arrangement = $0; self.show() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - modules: all modules of the page as they were declared.
  ///   - title: what a module is called.
  ///   - words: what the actions are called.
  ///   - change: is given the new arrangement: save it, and show the page again.
  public func rows<Module: Identifiable>(
    of modules: [Module], title: (Module) -> String, words: ModuleWords = Words.current.modules,
    change: @escaping (ModuleArrangement) throws -> Void
  ) -> [AnyRow] where Module.ID == String {
    let titles = Dictionary(modules.map { ($0.id, title($0)) }) { first, _ in first }
    let ids = modules.map(\.id)
    let shown = arranged(ids).filter { !hidden.contains($0) }
    return arranged(ids).map { id in
      let isHidden = hidden.contains(id)
      func changing(_ edit: @escaping (inout ModuleArrangement) -> Void) -> () throws -> Void {
        var arrangement = self
        edit(&arrangement)
        let changed = arrangement
        return { try change(changed) }
      }
      let toggle = changing { isHidden ? $0.show(id) : $0.hide(id) }
      let row = ModuleRow(
        id: ModuleRow.ID(module: id), title: titles[id] ?? id, isHidden: isHidden, words: words)
      return row.onTap(toggle).menu([
        RowAction(
          Words.current.actions.moveUp, symbol: "↑", isEnabled: !isHidden && id != shown.first,
          run: changing { $0.move(id, by: -1, among: ids) }),
        RowAction(
          Words.current.actions.moveDown, symbol: "↓", isEnabled: !isHidden && id != shown.last,
          run: changing { $0.move(id, by: 1, among: ids) }),
        RowAction(isHidden ? words.show : words.hide, run: toggle),
      ])
    }
  }
}
