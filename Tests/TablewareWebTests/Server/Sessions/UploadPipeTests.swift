#if Web
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// Files that arrive in pieces, each of which waits for the app.
  @Suite(.timeLimit(.minutes(15))) struct UploadPipeTests {
    private struct Stop: Error {}

    @Test func piece_isAnsweredWhenTheAppWantsTheNextOne() async throws {
      let pipe = UploadPipe(size: 3)
      async let first = pipe.put([1, 2], at: 0)
      #expect(try await pipe.next() == [1, 2])
      async let second = pipe.next()
      #expect(await first == .more)
      async let last = pipe.put([3], at: 2)
      #expect(try await second == [3])
      #expect(try await pipe.next() == nil)
      #expect(await last == .done)
      #expect(pipe.hasEnded)
    }

    @Test func app_thatReadsFirst_waitsForThePiece() async throws {
      let pipe = UploadPipe(size: 1)
      async let piece = pipe.next()
      async let answer = pipe.put([9], at: 0)
      #expect(try await piece == [9])
      #expect(try await pipe.next() == nil)
      #expect(await answer == .done)
    }

    @Test func emptyFile_isDone() async throws {
      let pipe = UploadPipe(size: 0)
      async let answer = pipe.put([], at: 0)
      #expect(try await pipe.next() == nil)
      #expect(await answer == .done)
    }

    @Test func pieceWhoseAnswerWasLost_mayBeSentAgain() async throws {
      let pipe = UploadPipe(size: 4)
      async let first = pipe.put([1, 2], at: 0)
      #expect(try await pipe.next() == [1, 2])
      async let next = pipe.next()
      #expect(await first == .more)
      #expect(await pipe.put([1, 2], at: 0) == .more)
      async let last = pipe.put([3, 4], at: 2)
      #expect(try await next == [3, 4])
      #expect(try await pipe.next() == nil)
      #expect(await last == .done)
      #expect(await pipe.put([3, 4], at: 2) == .done)
    }

    @Test(arguments: [
      ([1, 2, 3, 4, 5] as [UInt8], 0), ([1], 1), ([1], -1), ([], 0), ([1], 4),
    ])
    func piece_thatDoesNotFollow_isRefused(piece: [UInt8], offset: Int) async {
      #expect(await UploadPipe(size: 4).put(piece, at: offset) == .refused)
    }

    @Test func secondPiece_beforeTheFirstWasRead_isRefused() async throws {
      let pipe = UploadPipe(size: 4)
      async let first = pipe.put([1], at: 0)
      while pipe.received < 1 { await Task.yield() }
      #expect(await pipe.put([2], at: 1) == .refused)
      #expect(try await pipe.next() == [1])
      let rest = Task { try await pipe.next() }
      #expect(await first == .more)
      pipe.end(Stop())
      await #expect(throws: Stop.self) { try await rest.value }
    }

    @Test func end_refusesThePieces_andFailsTheApp() async {
      let pipe = UploadPipe(size: 4)
      async let waiting = pipe.put([1], at: 0)
      while pipe.received < 1 { await Task.yield() }
      pipe.end(Stop())
      #expect(await waiting == .refused)
      #expect(await pipe.put([2], at: 1) == .refused)
      await #expect(throws: Stop.self) {
        _ = try await pipe.next()
        _ = try await pipe.next()
      }
    }

    @Test func app_thatReleasesTheFile_endsIt() async throws {
      let pipe = UploadPipe(size: 4)
      var file: FileSource? = pipe.file("a")
      async let waiting = pipe.put([1], at: 0)
      #expect(try await file?.next() == [1])
      file = nil
      #expect(await waiting == .refused)
      #expect(pipe.hasEnded)
    }

    @Test func request_thatIsCanceled_doesNotWait_andThePieceMayComeAgain() async throws {
      let pipe = UploadPipe(size: 2)
      let request = Task { await pipe.put([1], at: 0) }
      while pipe.received < 1 { await Task.yield() }
      request.cancel()
      #expect(await request.value == .refused)
      async let again = pipe.put([1], at: 0)
      #expect(try await pipe.next() == [1])
      let rest = Task { try await pipe.next() }
      #expect(await again == .more)
      pipe.end()
      await #expect(throws: CancellationError.self) { try await rest.value }
    }

    @Test func secondReader_atTheSameTime_isCanceled() async throws {
      let pipe = UploadPipe(size: 1)
      let readers = (0..<2).map { _ in Task { try await pipe.next() } }
      async let answer = pipe.put([9], at: 0)
      var pieces: [[UInt8]?] = []
      var failures = 0
      for reader in readers {
        do { pieces.append(try await reader.value) } catch { failures += 1 }
      }
      // The second one may come after the first one has its piece: then the file is at its end.
      #expect(pieces.first == [9] || pieces.last == [9])
      #expect(failures + pieces.count == 2)
      if failures == 1 { pipe.end() }
      _ = await answer
    }

    @Test func app_thatIsCanceled_endsTheFile() async {
      let pipe = UploadPipe(size: 2)
      let app = Task { try await pipe.next() }
      app.cancel()
      await #expect(throws: CancellationError.self) { try await app.value }
      #expect(await pipe.put([1], at: 0) == .refused)
    }
  }
#endif
