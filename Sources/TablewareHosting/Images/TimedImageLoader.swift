/// A loader that gives up a picture after a time, even if the loader behind it never answers and
/// does not react to its cancellation.
///
/// Surfaces load pictures only through it: a server that accepts connections and sends nothing
/// occupies a request for a limited time.
package struct TimedImageLoader: ImageLoader {
  /// The time after which a picture counts as not available.
  package static let timeLimit = Duration.seconds(15)

  private let loader: any ImageLoader
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameter sleep: waits for a time, and throws as soon as the task is canceled.
  package init(
    _ loader: any ImageLoader, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.loader = loader
    self.sleep = sleep
  }

  /// Loads the file of a picture.
  ///
  /// - Throws: `ImageLoadError.timedOut`, an error of the loader, or a `CancellationError`.
  package func bytes(of address: String) async throws -> [UInt8] {
    let (results, output) = AsyncStream.makeStream(of: Result<[UInt8], any Error>.self)
    let loading = Task { [loader] in
      do {
        output.yield(.success(try await loader.bytes(of: address)))
      } catch {
        output.yield(.failure(error))
      }
    }
    let waiting = Task { [sleep] in
      try await sleep(Self.timeLimit)
      output.yield(.failure(ImageLoadError.timedOut))
    }
    defer { waiting.cancel() }
    return try await withTaskCancellationHandler {
      defer { loading.cancel() }
      // The iteration also ends when this task is canceled.
      for await result in results { return try result.get() }
      throw CancellationError()
    } onCancel: {
      // Before another request begins.
      loading.cancel()
    }
  }
}
