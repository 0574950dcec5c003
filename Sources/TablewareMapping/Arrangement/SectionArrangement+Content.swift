import Tableware

extension SectionArrangement {
  /// The models of a page's sections, in the order that the user chose.
  public struct Arranged<Model> {
    /// The models of the sections to show.
    public let shown: [Model]
    /// The models of the sections to hide.
    public let hidden: [Model]
  }

  /// Arranges the models of sections, divided into shown and hidden ones. Models that share an id
  /// stay together.
  ///
  /// - Parameter models: the models of all sections of the page, in the order in which they are
  ///   declared.
  /// - Returns: the models in the order that the user chose.
  /// - Complexity: O(models).
  public func arranged<Model: Identifiable>(_ models: [Model]) -> Arranged<Model>
  where Model.ID == String {
    let groups = Dictionary(grouping: models, by: \.id)
    let ids = arranged(models.map(\.id))
    return Arranged(
      shown: ids.filter { !hidden.contains($0) }.flatMap { groups[$0] ?? [] },
      hidden: ids.filter(hidden.contains).flatMap { groups[$0] ?? [] })
  }

  /// Makes a section for each model, in this order. A hidden section keeps its rows and appears
  /// again without being rebuilt.
  ///
  /// - Parameters:
  ///   - models: the models of all sections of the page, in the order in which they are declared.
  ///   - section: makes the section of a model.
  /// - Returns: the sections in the order that the user chose.
  public func sections<Model: Identifiable>(
    of models: [Model], section: (Model) -> Section
  ) -> [Section] where Model.ID == String {
    let groups = Dictionary(grouping: models, by: \.id)
    return arranged(models.map(\.id)).flatMap { id in
      (groups[id] ?? []).map { model in
        var section = section(model)
        section.isHidden = section.isHidden || hidden.contains(id)
        return section
      }
    }
  }

  /// Makes a row for each section with which the user arranges the page: a tap hides or shows the
  /// section, and the actions of the row move it up and down.
  ///
  /// ```swift
  /// Section("arrange") {
  ///   arrangement.rows(of: models, title: \.title) { self.arrangement = $0 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: the models of all sections of the page, in the order in which they are declared.
  ///   - title: the title of a model's section.
  ///   - words: the titles of the actions.
  ///   - change: receives the new arrangement. Save it; the page that declares it is shown again.
  /// - Returns: the rows in the order that the user chose.
  public func rows<Model: Identifiable>(
    of models: [Model], title: (Model) -> String,
    words: Words = .current,
    change: @escaping (SectionArrangement) throws -> Void
  ) -> [AnyRow] where Model.ID == String {
    let titles = Dictionary(models.map { ($0.id, title($0)) }) { first, _ in first }
    let ids = models.map(\.id)
    let shown = arranged(ids).filter { !hidden.contains($0) }
    return arranged(ids).map { id in
      let isHidden = hidden.contains(id)
      func changing(_ edit: @escaping (inout SectionArrangement) -> Void) -> () throws -> Void {
        var arrangement = self
        edit(&arrangement)
        let changed = arrangement
        return { try change(changed) }
      }
      let toggle = changing { isHidden ? $0.show(id) : $0.hide(id) }
      let row = ArrangementRow(
        id: ArrangementRow.ID(section: id), title: titles[id] ?? id, isHidden: isHidden,
        words: words
      )
      return row.onTap(toggle).menu([
        RowAction(
          Words.current[.moveUp], symbol: "↑", isEnabled: !isHidden && id != shown.first,
          run: changing { $0.move(id, by: -1, among: ids) }),
        RowAction(
          Words.current[.moveDown], symbol: "↓", isEnabled: !isHidden && id != shown.last,
          run: changing { $0.move(id, by: 1, among: ids) }),
        RowAction(isHidden ? words[.show] : words[.hide], run: toggle),
      ])
    }
  }
}
