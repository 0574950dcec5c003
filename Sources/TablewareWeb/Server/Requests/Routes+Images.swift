#if Web
  import Tableware
  import TablewareImages

  /// The pictures of rows. A browser can request those that its session has shown, and no others.
  extension Routes {
    func image(_ request: Request, _ owner: SessionOwner) async -> Response {
      let session = await store.find(
        request.query["tab"], cookie: owner.cookie, principal: owner.principal)
      guard let session, let name = request.query["i"],
        let bytes = await session.picture(name, load: { await self.bytes(of: $0) }),
        bytes.count <= RowImage.byteLimit, let type = ImageType(of: bytes)
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

    /// A transparent picture of one pixel: without it, a browser draws a broken picture over the
    /// placeholder.
    private static let noImage = Response(
      404, [.init("Content-Type", "image/gif"), .init("Cache-Control", "no-store")],
      body: Array("GIF89a".utf8) + [
        1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0x21, 0xF9, 4, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1,
        0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
      ])
  }
#endif
