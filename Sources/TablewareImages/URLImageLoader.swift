import Foundation
import Tableware
import TablewareHosting

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads pictures from servers that the app allows, with `URLSession`.
///
/// ```swift
/// URLImageLoader(origins: ["https://avatars.example.org"])
/// ```
public final class URLImageLoader: NSObject, ImageLoader {
  private let origins: Set<String>
  private let transfers = ImageTransfers()
  private let session: URLSession

  /// Creates a loader for the pictures of some servers.
  ///
  /// - Parameters:
  ///   - origins: the servers, each as scheme, host and port, such as `https://example.org` or
  ///     `http://127.0.0.1:8080`. A redirection to another server is refused.
  ///   - timeout: the time after which a request fails, in seconds; at most 15 have an effect.
  public convenience init(origins: Set<String>, timeout: Double = 10) {
    self.init(origins, timeout, .ephemeral)
  }

  package init(
    _ origins: Set<String>, _ timeout: Double, _ configuration: URLSessionConfiguration
  ) {
    self.origins = Set(origins.map { $0.lowercased() })
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    // On Linux, the requests for pictures that are not needed any more occupy connections.
    configuration.httpMaximumConnectionsPerHost = 16
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Returns whether a picture may be loaded from an address.
  ///
  /// - Parameter address: the address of the picture.
  public func allows(_ address: String) -> Bool {
    Self.allows(address, origins)
  }

  /// Returns whether the origin of an address is among some origins, regardless of case.
  package static func allows(_ address: String, _ origins: Set<String>) -> Bool {
    guard let origin = origin(of: address) else { return false }
    return origins.contains { $0.lowercased() == origin }
  }

  /// Loads the file of a picture from its server.
  ///
  /// - Parameter address: the address of the picture.
  /// - Returns: the bytes of the file.
  /// - Throws: `ImageLoadError`, or an error of `URLSession`.
  public func bytes(of address: String) async throws -> [UInt8] {
    var next = address
    // Redirections are followed here, so that each one is checked.
    for _ in 0..<5 {
      guard allows(next), let url = URL(string: next) else {
        throw ImageLoadError.originNotAllowed(Self.origin(of: next) ?? "")
      }
      let (bytes, response) = try await answer(to: URLRequest(url: url))
      guard let response = response as? HTTPURLResponse else {
        throw ImageLoadError.badStatus(0)
      }
      switch response.statusCode {
      case 200:
        guard bytes.count <= RowImage.byteLimit, ImageType(of: bytes) != nil else {
          throw ImageLoadError.notAPicture(byteCount: bytes.count)
        }
        return bytes
      case 301, 302, 303, 307, 308:
        guard let place = response.value(forHTTPHeaderField: "Location"),
          let target = URL(string: place, relativeTo: url)
        else { throw ImageLoadError.badStatus(response.statusCode) }
        next = target.absoluteString
      default: throw ImageLoadError.badStatus(response.statusCode)
      }
    }
    throw ImageLoadError.badStatus(310)
  }

  private func answer(to request: URLRequest) async throws -> ImageTransfers.Answer {
    do {
      return try await transfers.answer(to: request, in: session)
    } catch let error as URLError where error.code == .timedOut {
      throw ImageLoadError.timedOut
    }
  }

  /// Scheme, host and port of an address, in lower case.
  static func origin(of address: String) -> String? {
    guard RowImage.isAllowed(address), let parts = URLComponents(string: address),
      let scheme = parts.scheme?.lowercased(), let host = parts.host?.lowercased(), !host.isEmpty,
      parts.user == nil, parts.password == nil
    else { return nil }
    return "\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")"
  }
}
