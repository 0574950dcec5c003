import Tableware

/// Sections that the owner of a surface declares, such as a view controller, if no screen does.
///
/// The closures of the sections may retain the owner, which retains the surface and so the table.
/// To break that cycle the table has no sections while the surface is off screen: they are released
/// by ``suspend()`` and evaluated again by ``resume()``.
extension TableHost {
  /// Declares the sections of the table, which is suspended at first.
  ///
  /// - Parameters:
  ///   - sections: evaluated after ``resume()``, after every event, and after every change of an
  ///     `@Observable` value that an evaluation has read.
  ///   - announce: called on any thread after such a change; has to call ``declarationChanged(_:)``
  ///     in a later turn of the table.
  package func declare(
    _ sections: @escaping () -> [Section],
    announce: @escaping @Sendable (_ evaluation: Int) -> Void
  ) {
    table.declare(sections, announce: announce)
    suspend()
  }

  /// Evaluates the declared sections again at the end of the turn.
  package func setNeedsUpdate() { table.setNeedsDeclaration() }

  /// A value changed that an evaluation has read.
  package func declarationChanged(_ evaluation: Int) { table.declarationChanged(evaluation) }

  /// Releases the sections with their closures. Selection, handlers of the table and what is
  /// submitted meanwhile are kept.
  package func suspend() { table.suspendDeclaration() }

  /// Evaluates the sections and loads the back end with them, at once.
  package func resume() { table.resumeDeclaration() }
}
