/// Sections that accept items which the user drags to them.
extension Section {
  /// Accepts dropped values of a type: from ``Row/draggable(_:text:data:)`` rows of any table of
  /// the app, and for `String` also text from other apps.
  ///
  /// ```swift
  /// Section("favorites") { ForEach(favorites) { SongRow(song: $0).draggable($0) } }
  ///   .dropDestination(for: Song.self) { songs, position in
  ///     position.insert(songs, into: &self.favorites)
  ///   }
  /// ```
  ///
  /// A browser receives values of rows from pages of the same server in the same browser. A
  /// terminal has no drags between tables.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - action: receives the values and the position; a thrown error is reported. `nil` if a
  ///     handler of the table or the screen handles the ``RowDrop``.
  /// - Returns: the section, which accepts such values.
  public func dropDestination<Value: Sendable>(
    for type: Value.Type, _ action: (([Value], DropPosition) throws -> Void)? = nil
  ) -> Section {
    let rule = DropRule { offer in
      offer.value is Value || offer.hasText && type == String.self
    }
    return accepting(rule) { drop in
      let values = drop.items.compactMap { $0.value(as: type) }
      guard let action, !values.isEmpty else { return .passed }
      try action(values, drop.position)
      return .handled
    }
  }

  /// Accepts dropped bytes of some types, from rows of the app and from other apps. A browser
  /// receives the bytes of rows of the same server only.
  ///
  /// - Parameters:
  ///   - types: the uniform type identifiers of the bytes, such as `public.png`.
  ///   - action: receives the items, whose ``DragItem/data`` has the bytes, and the position; a
  ///     thrown error is reported. `nil` if a handler of the table or the screen handles the
  ///     ``RowDrop``.
  /// - Returns: the section, which accepts such bytes.
  public func dropDestination(
    ofTypes types: [String], _ action: (([DragItem], DropPosition) throws -> Void)? = nil
  ) -> Section {
    let rule = DropRule(types: types) { offer in types.contains(where: offer.hasType) }
    return accepting(rule) { drop in
      let items = drop.items.filter { item in types.contains { item.data[$0] != nil } }
      guard let action, !items.isEmpty else { return .passed }
      try action(items, drop.position)
      return .handled
    }
  }

  private func accepting(
    _ rule: DropRule, _ handler: @escaping (RowDrop) throws -> EventResponse
  ) -> Section {
    var section = self
    section.parts.dropRules.append(rule)
    section.handlers.add(RowDrop.self) { drop, _ -> EventResponse in try handler(drop) }
    return section
  }
}
