import Tableware

/// Files that the user sends to a screen, one after the other, with the state of the latest: how
/// much has arrived, and its error.
///
/// ```swift
/// final class ProductScreen: Screen {
///   let context = ScreenContext()
///   let title = "Product"
///   private lazy var picture = FileUpload(context)
///
///   var sections: [Section] {
///     Section("product") {
///       FileRow("Picture", kinds: [.png, .jpeg], limit: 5_000_000, receiving: picture) {
///         [store] file in try await store.save(picture: file.bytes())
///       }
///     }
///   }
/// }
/// ```
///
/// The work of the ``FileRow`` runs on another thread while the file arrives, and is canceled with
/// the screen.
public final class FileUpload {
  /// The error of the latest file; `nil` if it arrived, is arriving, or was canceled.
  public private(set) var error: (any Error)?
  /// The name of the latest file whose work succeeded; `nil` before that.
  public private(set) var lastName: String?
  /// The file that is arriving, which its work keeps.
  private(set) weak var file: FileSource?

  private let context: ScreenContext
  private var work: Timeline.Schedule?
  private var ticks: Timeline.Schedule?

  /// The time between two updates of the progress.
  private static let interval = Duration.milliseconds(200)

  /// Creates the state of a ``FileRow``.
  ///
  /// - Parameter context: the context of the screen that shows the row.
  public init(_ context: ScreenContext) { self.context = context }

  /// Whether the work of the row is running with a file.
  public var isReceiving: Bool { file != nil && work?.isCancelled == false }

  /// Cancels the file that is arriving, without an error. Has no effect if no file is arriving.
  public func cancel() {
    stop()
    context.setNeedsUpdate()
  }

  /// Begins to receive a file. One that is still arriving is canceled.
  func begin<Value: Sendable>(
    _ file: FileSource, _ receive: @escaping @Sendable (SelectedFile) async throws -> Value,
    then finish: @escaping (Value) -> Void
  ) {
    stop()
    error = nil
    self.file = file
    let name = file.name
    work = context.load {
      try await receive(SelectedFile(file))
    } then: { result in
      self.stop()
      switch result {
      case .success(let value):
        self.lastName = name
        finish(value)
      case .failure(let error): self.error = error
      }
    }
    ticks = context.every(Self.interval, .untilRemoved) {}
  }

  private func stop() {
    work?.cancel()
    ticks?.cancel()
    (work, ticks, file) = (nil, nil, nil)
  }
}
