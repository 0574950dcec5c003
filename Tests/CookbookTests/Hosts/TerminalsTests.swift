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
    await #expect(throws: TerminalError.notATerminal) { try await runWithAddresses() }
    #expect(try await runOrPrint()?.contains("Willow Song") == true)
  }

  @Test func runAtAnAddress_withoutAScreen_throws() async throws {
    let router = Router([Route("/") { _ in SongsScreen() }])
    await #expect(throws: TerminalError.noScreen("/missing")) {
      try await Terminal.run(router, at: "/missing")
    }
    #expect(TerminalError.noScreen("/missing").description == "There is no screen at /missing.")
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
