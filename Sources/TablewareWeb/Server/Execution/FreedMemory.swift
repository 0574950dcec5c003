#if Web
  import Foundation

  /// Returns memory that sessions have freed to the system.
  ///
  /// Otherwise glibc keeps it: after an array of eight megabytes was freed once, it allocates all
  /// arrays of that size from its own heap, which shrinks only at its end, and each thread may have
  /// a heap of its own. A server that had a thousand sessions in the morning would keep the memory
  /// of a thousand sessions. Other C libraries return memory by themselves.
  package enum FreedMemory {
    /// Makes large arrays use memory of their own, which is returned to the system, and threads
    /// share one heap. The setting applies to the process; a setting of the environment has
    /// precedence.
    ///
    /// Heaps that threads have already stay theirs, so a program that begins with this call keeps
    /// less memory than one that has run other threads before.
    package static func prepare() {
      #if canImport(Glibc)
        guard getenv("MALLOC_MMAP_THRESHOLD_") == nil, getenv("GLIBC_TUNABLES") == nil else {
          return
        }
        guard let set = function("mallopt", as: (@convention(c) (Int32, Int32) -> Int32).self)
        else {
          return
        }
        // M_ARENA_MAX, M_MMAP_THRESHOLD and M_TRIM_THRESHOLD.
        _ = set(-8, 1)
        _ = set(-3, 1 << 20)
        _ = set(-1, 4 << 20)
      #endif
    }

    /// Returns free memory to the system. The call takes a few milliseconds for each hundred
    /// megabytes, so make it in idle moments.
    static func giveBack() {
      #if canImport(Glibc)
        if let trim = function("malloc_trim", as: (@convention(c) (Int) -> Int32).self) {
          _ = trim(0)
        }
      #endif
    }

    #if canImport(Glibc)
      /// Returns a function that the C library has but does not export to Swift.
      private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
      }
    #endif
  }
#endif
