#if Web
import CZlib

/// The compression of the files that browsers keep (RFC 1952). Pages are not compressed: the length
/// of a compressed page tells something about the secrets beside what others can write into it.
enum Gzip {
  /// Returns the compressed bytes; `nil` if they are no shorter, or if there is no memory.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 16 more than the exponent of the window stands for the header of gzip.
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY,
        ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        if deflate(&stream, Z_FINISH) == Z_STREAM_END { count = Int(stream.total_out) }
      }
    }
    return packed.isEmpty ? nil : packed
  }

  /// Returns whether a client decodes gzip.
  ///
  /// - Parameter accepted: the header `Accept-Encoding` (RFC 9110, section 12.5.3).
  static func isAccepted(_ accepted: String?) -> Bool {
    guard let accepted else { return false }
    return accepted.split(separator: ",").contains { item in
      let parts = item.split(separator: ";").map { part in
        part.filter { $0 != " " && $0 != "\t" }.lowercased()
      }
      guard parts.first == "gzip" else { return false }
      guard let weight = parts.dropFirst().first else { return true }
      return weight.hasPrefix("q=") && (Double(weight.dropFirst(2)) ?? 0) > 0
    }
  }
}
#endif
