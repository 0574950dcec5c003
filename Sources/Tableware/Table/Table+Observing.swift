import Observation

extension Table {
  /// Shows what the content says, and shows it again whenever something that it read has changed:
  /// an `@Observable` model drives the table by itself.
  ///
  /// ```swift
  /// let task = Task {
  ///   await table.observe { Section("songs") { ForEach(library.songs) { SongRow(song: $0) } } }
  /// }
  /// ```
  ///
  /// However much changes in one turn, the content is asked once after it. What a row on screen
  /// reads in its ``Row/body`` counts too, as does what a ``ForEach`` reads to build it.
  ///
  /// The table has to belong to an actor, or there is no turn to come back to; a screen then reads
  /// `@MainActor final class InboxScreen: @MainActor Screen`.
  ///
  /// Returns when its task is cancelled, and holds table and content until then: cancel it where
  /// the screen disappears.
  public func observe(
    isolation: isolated (any Actor)? = #isolation,
    @TableBuilder _ content: @escaping () -> [Section]
  ) async {
    // One signal at most waits: the changes of one turn are one.
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

  /// Shows each state that a sequence gives: values from a stream, a database, a server.
  ///
  /// ```swift
  /// try await table.show(each: client.inbox()) { mails in
  ///   Section("inbox") { ForEach(mails) { MailRow(mail: $0) } }
  /// }
  /// ```
  ///
  /// States that come in one turn collapse to the last. Returns at the end of the sequence, throws
  /// what it throws; what was shown last stays.
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
