import TablewareUIKit
import Testing
import UIKitDouble

/// Looks after each test whether everything that was on its stages is gone: table, back end, table
/// view, window and cells.
struct LeakCheck: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let witness = await Witness()
    try await Witness.$current.withValue(witness) { try await function() }
    await witness.testify()
  }
}

extension Trait where Self == LeakCheck {
  /// Nothing that a stage held may be there after the test.
  static var freesEverything: LeakCheck { LeakCheck() }
}

/// Remembers objects without holding them.
@MainActor
final class Witness {
  @TaskLocal static var current: Witness?

  private struct Suspect {
    weak var object: AnyObject?
    let name: String
  }

  private var suspects: [Suspect] = []

  func watch(_ object: AnyObject?, _ name: String) {
    guard let object else { return }
    suspects.append(Suspect(object: object, name: name))
  }

  func testify() {
    // Whatever waits for its time may hold what it waits for.
    VirtualTime.shared.reset()
    for suspect in suspects where suspect.object != nil {
      Issue.record("\(suspect.name) is still there after the test")
    }
  }
}
