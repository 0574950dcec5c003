// Four threads change a list, each time under a lock. With the argument "racy" they also change a
// number without it.

import Dispatch
import Synchronization

final class Shared: @unchecked Sendable {
  let list = Mutex<[Int]>([])
  var number = 0
}

let shared = Shared()
let isRacy = CommandLine.arguments.contains("racy")
DispatchQueue.concurrentPerform(iterations: 4) { _ in
  for turn in 0..<200_000 {
    if isRacy { shared.number += 1 }
    shared.list.withLock { list in
      list.append(turn)
      if list.count > 100 { list.removeAll() }
    }
  }
}
