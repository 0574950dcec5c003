#if Web
  import Foundation

  /// Gives memory that sessions have freed back to the system.
  ///
  /// glibc keeps it otherwise: an array of eight megabytes that was freed once makes it take all
  /// arrays of that size from its own stock from then on, which shrinks at its end only, and each
  /// thread may have a stock of its own. A server that had a thousand sessions in the morning would
  /// have the memory of a thousand sessions for good. Other C libraries return memory by
  /// themselves.
  enum FreedMemory {
    /// Has large arrays come from the system and go back there, and threads share one stock. It is
    /// a setting of the process; one made by the environment comes first.
    static func prepare() {
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

    /// Gives back what is free. Takes a few milliseconds for each hundred megabytes, so it is for
    /// quiet moments.
    static func giveBack() {
      #if canImport(Glibc)
        if let trim = function("malloc_trim", as: (@convention(c) (Int) -> Int32).self) {
          _ = trim(0)
        }
      #endif
    }

    #if canImport(Glibc)
      /// A function that the C library has but does not export to Swift.
      private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
      }
    #endif
  }
#endif
