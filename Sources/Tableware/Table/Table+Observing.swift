import Observation

extension Table {
  /// Shows the content, and shows it again whenever something that it read has changed: an
  /// `@Observable` model updates the table without further code.
  ///
  /// ```swift
  /// let task = Task {
  ///   await table.observe { Section("songs") { ForEach(library.songs) { SongRow(song: $0) } } }
  /// }
  /// ```
  ///
  /// The content is evaluated once after all changes of one turn. Values that a row on screen reads
  /// in its ``Row/body`` are observed too, and so are those that a ``ForEach`` reads to create it.
  ///
  /// The table has to belong to an actor, because the evaluation needs a turn of its own; a screen
  /// then reads `@MainActor final class InboxScreen: @MainActor Screen`.
  ///
  /// Returns when its task is canceled, and retains table and content until then: cancel it when
  /// the screen disappears.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the table belongs to.
  ///   - content: declares the sections.
  public func observe(
    isolation: isolated (any Actor)? = #isolation,
    @TableBuilder _ content: @escaping () -> [Section]
  ) async {
    // At most one signal waits: the changes of one turn are evaluated together.
    let (changes, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    observer = { signal.yield() }
    defer { observer = nil }
    func showAgain() {
      let sections = withObservationTracking(content) { signal.yield() }
      show { sections }
    }
    showAgain()
    for await _ in changes where !Task.isCancelled { showAgain() }
  }

  /// Shows each state of a sequence: values from a stream, a database, a server.
  ///
  /// ```swift
  /// try await table.show(each: client.inbox()) { mails in
  ///   Section("inbox") { ForEach(mails) { MailRow(mail: $0) } }
  /// }
  /// ```
  ///
  /// States that arrive in one turn collapse to the last. Returns at the end of the sequence; the
  /// last state stays on screen.
  ///
  /// - Parameters:
  ///   - states: the sequence.
  ///   - isolation: the actor that the table belongs to.
  ///   - content: declares the sections of a state.
  /// - Throws: any error of the sequence.
  public func show<States: AsyncSequence>(
    each states: States, isolation: isolated (any Actor)? = #isolation,
    @TableBuilder _ content: (States.Element) -> [Section]
  ) async throws(States.Failure) {
    var iterator = states.makeAsyncIterator()
    while let state = try await iterator.next(isolation: isolation) {
      let sections = content(state)
      show { sections }
    }
  }
}
