#if Web
  import CZlib
  import Testing

  @testable import TablewareWeb

  /// The script and the style sheet, compressed for browsers that decode gzip.
  @Suite struct CachedFileTests {
    private static let file = CachedFile(ClientFiles.script, type: "text/javascript")

    private func answer(_ fields: [(String, String)]) -> Response {
      Self.file.response(
        to: Request(
          method: "GET", target: "/app.js", fields: fields.map { .init(name: $0, value: $1) },
          body: []))
    }

    @Test(arguments: ["gzip", "br, gzip;q=0.5", "deflate,GZIP ; q=1", "identity;q=0, gzip"])
    func gzip_isSent_toClientsThatAcceptIt(accepted: String) throws {
      let answer = answer([("accept-encoding", accepted)])
      #expect(answer.fields.contains(.init("Content-Encoding", "gzip")))
      #expect(answer.fields.contains(.init("Vary", "Accept-Encoding")))
      #expect(answer.body.count < ClientFiles.script.count / 2)
      #expect(inflated(answer.body, count: ClientFiles.script.count) == ClientFiles.script)
    }

    @Test(arguments: ["", "br", "gzip;q=0", "gzip;q=0.000", "gzip;q=x", "gzip;x", "gzipped", "*"])
    func file_isSentAsItIs_toOtherClients(accepted: String) {
      let answer = answer(accepted.isEmpty ? [] : [("accept-encoding", accepted)])
      #expect(answer.body == ClientFiles.script)
      #expect(!answer.fields.contains { $0.name == "Content-Encoding" })
      #expect(answer.fields.contains(.init("Vary", "Accept-Encoding")))
    }

    @Test func forms_haveTagsOfTheirOwn() throws {
      let plain = try #require(answer([]).fields.first { $0.name == "ETag" }?.value)
      let gzip = ("accept-encoding", "gzip")
      let packed = try #require(answer([gzip]).fields.first { $0.name == "ETag" }?.value)
      #expect(plain != packed)
      #expect(answer([("if-none-match", plain)]).status == 304)
      #expect(answer([gzip, ("if-none-match", packed)]).status == 304)
      #expect(answer([gzip, ("if-none-match", plain)]).status == 200)
      #expect(answer([("if-none-match", packed)]).status == 200)
    }

    @Test func bytesThatGrow_areNotCompressed() {
      #expect(Gzip.compressed([]) == nil)
      #expect(Gzip.compressed(Array(0..<20)) == nil)
    }

    /// What others can write into a page would tell its secrets by its length.
    @Test func page_isNotCompressed() async throws {
      try await TestServer.run { server in
        let page = try await server.answer(
          to: "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n")
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("</html>\n"))
        #expect(!page.contains("Content-Encoding"))
      }
    }

    private func inflated(_ packed: [UInt8], count: Int) -> [UInt8]? {
      var (stream, input) = (z_stream(), packed)
      var output = [UInt8](repeating: 0, count: count + 1)
      let size = Int32(MemoryLayout<z_stream>.size)
      guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, size) == Z_OK else { return nil }
      defer { inflateEnd(&stream) }
      let result = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
          (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
          return inflate(&stream, Z_FINISH)
        }
      }
      return result == Z_STREAM_END ? Array(output.prefix(Int(stream.total_out))) : nil
    }
  }
#endif
