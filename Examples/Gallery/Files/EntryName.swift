#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Returns the bytes of the name of an entry in a folder.
///
/// An entry is only as long as its name, and ends before the field of the name does. The field is
/// therefore read where it lies, up to the zero at its end, and never copied as a whole.
func entryName(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
  guard let start = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
  let name = UnsafeRawPointer(entry) + start
  return Array(
    UnsafeRawBufferPointer(start: name, count: strlen(name.assumingMemoryBound(to: CChar.self))))
}
