#if Web
  /// The files that users send to screens.
  extension Routes {
    /// Adds a piece of a file: 204 if the next one may follow, 200 if the app reads no more,
    /// since it has the whole file or does not accept it, and 409 if no row receives it.
    func upload(_ request: Request, _ owner: SessionOwner) async -> Response {
      guard isFromOurPage(request) else {
        return Response(403, "Files from other sites are not accepted.")
      }
      guard
        let session = await store.find(
          request.query["tab"], cookie: owner.cookie, principal: owner.principal, isUse: true)
      else { return Response(410, "The session has ended.") }
      let query = request.query
      guard let upload = query["u"], (1...64).contains(upload.utf8.count),
        let row = query["row"].flatMap({ Int($0) }), let name = query["name"],
        let size = query["size"].flatMap({ Int($0) }), size >= 0,
        let offset = query["at"].flatMap({ Int($0) }), (0...size).contains(offset)
      else { return Response(400, "This is no piece of a file.") }
      let piece = LiveSession.Piece(
        upload: upload, row: row, name: name, size: size, offset: offset, bytes: request.body)
      switch await session.receive(piece) {
      case .more: return Response(204, [.init("Cache-Control", "no-store")])
      case .done: return Response(200, "The file is complete.")
      case .refused: return Response(200, "The file is not accepted.")
      case nil: return Response(409, "No row receives the file.")
      }
    }
  }
#endif
