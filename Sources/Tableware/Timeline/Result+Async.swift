extension Result where Failure == any Error {
  /// Runs asynchronous work and stores its value, or the error that it threw.
  ///
  /// - Parameters:
  ///   - isolation: the actor on which the work starts.
  ///   - work: the work.
  package init(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Success
  ) async {
    do {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
