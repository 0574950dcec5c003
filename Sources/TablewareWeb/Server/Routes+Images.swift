#if Web
  import Tableware
  import TablewareImages

  /// The pictures of rows. A browser can request those that its session has shown, and no others.
  extension Routes {
    func image(_ request: Request) async -> Response {
      let session = await store.find(request.query["tab"], cookie: cookie(of: request))
      guard let session, let name = request.query["i"], let source = await session.image(name)
      else { return Self.noImage }
      guard let bytes = await bytes(of: source), bytes.count <= RowImage.byteLimit,
        let type = ImageType(of: bytes)
      else { return Self.noImage }
      return Response(
        200,
        [
          .init("Content-Type", type.rawValue),
          // The address belongs to this session only, and never names another picture.
          .init("Cache-Control", "private, max-age=31536000, immutable"),
        ], body: bytes)
    }

    private func bytes(of source: RowImage.Source) async -> [UInt8]? {
      switch source {
      case .asset(let name): store.options.assets(name)
      case .data(let bytes): bytes
      case .url(let address): await images.bytes(of: address)
      case .symbol, .none: nil
      }
    }

    private static let noImage = Response(
      404,
      [.init("Content-Type", "text/plain; charset=utf-8"), .init("Cache-Control", "no-store")],
      body: Array("There is no such picture.\n".utf8))
  }
#endif
