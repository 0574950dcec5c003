#if Web
  /// The files of a session that its browser has not requested yet: each is sent once.
  struct OfferedFiles {
    /// The most files; the oldest one is dropped.
    static let limit = 8

    private var files: [(name: String, file: WebDownload)] = []

    /// Adds a file.
    ///
    /// - Returns: the name by which the browser requests it.
    mutating func add(_ file: WebDownload) -> String {
      let name = Secret.make()
      files.append((name, file))
      if files.count > Self.limit { files.removeFirst() }
      return name
    }

    /// Removes and returns the file with a name.
    mutating func take(_ name: String) -> WebDownload? {
      files.firstIndex { Secret.isSame($0.name, name) }.map { files.remove(at: $0).file }
    }
  }
#endif
