#if Web
  /// The open connections: a limited number, and none after the server has stopped.
  actor Connections {
    private let limit: Int
    private let waitingLimit: Int
    private var tasks: [Int: Task<Void, Never>] = [:]
    /// The connections without a complete request, the one that has waited longest first.
    private var waiting: [Int] = []
    private var last = 0
    private var isStopping = false

    init(limit: Int, waitingLimit: Int) {
      self.limit = limit
      self.waitingLimit = waitingLimit
    }

    /// The number of open connections.
    var count: Int { tasks.count }

    /// Adds a connection, which waits for a request.
    ///
    /// - Returns: `false` if the limit is reached, or the server stops.
    func admit(_ run: @escaping @Sendable (_ number: Int) async -> Void) -> Bool {
      guard !isStopping else { return false }
      if waiting.count >= waitingLimit || tasks.count >= limit {
        guard dropLongestWaiting() else { return false }
      }
      last += 1
      let number = last
      waiting.append(number)
      tasks[number] = Task {
        await run(number)
        remove(number)
      }
      return true
    }

    /// Ends the connection that has waited longest for its request.
    @discardableResult
    func dropLongestWaiting() -> Bool {
      guard !waiting.isEmpty else { return false }
      tasks[waiting.removeFirst()]?.cancel()
      return true
    }

    /// Records that a request is complete.
    func work(_ number: Int) { waiting.removeAll { $0 == number } }

    /// Records that a request was answered.
    ///
    /// - Returns: whether the connection may wait for another one.
    func rest(_ number: Int) -> Bool {
      guard !isStopping else { return false }
      waiting.append(number)
      return true
    }

    /// Accepts no more connections, and ends those that wait.
    func stop() {
      isStopping = true
      while dropLongestWaiting() {}
    }

    /// Ends all connections.
    func cancelAll() { tasks.values.forEach { $0.cancel() } }

    /// Returns when all connections have ended.
    func drain() async {
      while let task = tasks.values.first { await task.value }
    }

    private func remove(_ number: Int) {
      work(number)
      tasks[number] = nil
    }
  }
#endif
