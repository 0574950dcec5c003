#if Web
  /// Who is connected: never too many, and nobody is left when the server has stopped.
  actor Connections {
    private let limit: Int
    private let waitingLimit: Int
    private var tasks: [Int: Task<Void, Never>] = [:]
    /// Those without a complete request, the one that has waited longest first.
    private var waiting: [Int] = []
    private var last = 0
    private var isStopping = false

    init(limit: Int, waitingLimit: Int) {
      self.limit = limit
      self.waitingLimit = waitingLimit
    }

    /// How many there are.
    var count: Int { tasks.count }

    /// Takes a connection in, which waits for a request.
    ///
    /// - Returns: `false` if there is no room, or the server stops.
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

    /// A request is complete.
    func work(_ number: Int) { waiting.removeAll { $0 == number } }

    /// A request was answered.
    ///
    /// - Returns: whether the connection may wait for another one.
    func rest(_ number: Int) -> Bool {
      guard !isStopping else { return false }
      waiting.append(number)
      return true
    }

    /// Takes nobody in any more, and ends who waits.
    func stop() {
      isStopping = true
      while dropLongestWaiting() {}
    }

    /// Ends everybody.
    func cancelAll() { tasks.values.forEach { $0.cancel() } }

    /// Returns when nobody is there any more.
    func drain() async {
      while let task = tasks.values.first { await task.value }
    }

    private func remove(_ number: Int) {
      work(number)
      tasks[number] = nil
    }
  }
#endif
