#if Web
  /// The files that sessions offer to their browsers.
  extension Routes {
    /// Returns the file of a request; a file is sent once, and only to the browser of its session.
    func file(_ request: Request, _ owner: SessionOwner) async -> Answer {
      let session = await store.find(
        request.query["tab"], cookie: owner.cookie, principal: owner.principal)
      guard let session, let name = request.query["f"], let file = await session.takeFile(name)
      else { return .response(Response(404, "There is no such file.")) }
      let head = Response(
        200,
        [
          .init("Content-Type", file.type), .init("Content-Disposition", file.disposition),
          .init("Cache-Control", "no-store"), .init("Transfer-Encoding", "chunked"),
        ])
      return .file(head, file, session.visitor)
    }
  }
#endif
