import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct TerminalsTests {
  @Test(.enabled(if: !Terminal.isAvailable))
  func runInATerminal_withoutOne_throws() async throws {
    await #expect(throws: TerminalError.notATerminal) { try await runInTheTerminal() }
    await #expect(throws: TerminalError.notATerminal) { try await runWithPictures { _ in nil } }
    #expect(try await runOrPrint()?.contains("Willow Song") == true)
  }

  @Test func scriptOfKeys_frames_showTheEffects() async throws {
    let frames = try await framesAfterKeys()
    #expect(frames[0].contains("Sounds"))
    #expect(frames[1].contains("1 songs") && !frames[1].contains("Clair"))
    #expect(frames[2].contains("3"))
  }

  @Test func tableAsText_songs_areListed() {
    let text = tableAsText()
    #expect(text.contains("Songs ─") && text.contains("Clair de lune") && text.contains("5:02"))
  }
}
