/// A loader for the pictures of rows that have an address.
///
/// ```swift
/// struct SignedImages: ImageLoader {
///   func bytes(of address: String) async throws -> [UInt8] { try await api.download(address) }
/// }
/// ```
///
/// Tableware loads each address once at a time, keeps the result, retries once after an error, and
/// cancels the task of a picture that no row shows any longer. After 15 seconds a picture counts as
/// not available, and its task is canceled.
public protocol ImageLoader: Sendable {
  /// Loads the file of a picture: a PNG, JPEG, GIF or WebP.
  ///
  /// - Parameter address: an `http` or `https` address from a row. It may originate from foreign
  ///   data, so a loader decides which servers are allowed.
  /// - Returns: the bytes of the file.
  /// - Throws: any error. The placeholder of the picture stays.
  func bytes(of address: String) async throws -> [UInt8]
}

/// Why a picture was not loaded.
public enum ImageLoadError: Error, Hashable, Sendable {
  /// The origin of the address, or of a redirection, is not allowed.
  case originNotAllowed(String)
  /// The server answered with the status, an HTTP status code.
  case badStatus(Int)
  /// The answer is empty, too large or not a picture.
  case notAPicture(byteCount: Int)
  /// The picture did not arrive in time. It is not requested again until its row appears again.
  case timedOut
}
