import FuzzTargets
import Glibc

/// The target of this process, whose name is in the environment variable `FUZZ_TARGET`.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    // libFuzzer ends the process without writing what is in buffers.
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    let text = "Fuzzer: targets are \(names)\n"
    write(2, text, text.utf8.count)
    exit(2)
  }
  return target
}()

/// Checks an input, which libFuzzer has chosen. The name is that of the main program of libFuzzer,
/// which is linked as well.
@_cdecl("LLVMFuzzerTestOneInput")
func check(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do {
    try target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    fatalError("finding: \(error)")
  }
  return 0
}
