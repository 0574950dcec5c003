#if Postgres
import Foundation
import TablewareSQL
import Testing

@testable import TablewarePostgres

/// Connections with TLS, to a server with a certificate of its own.
@Suite(
  .enabled(if: PrivateServer.isThere && Certificate.isPossible, PrivateServer.absence),
  .timeLimit(.minutes(15)))
struct PostgresEncryptionTests {
  /// The version of TLS of a connection; `nil` for none.
  private func version(_ url: String) async throws -> String? {
    let database = PostgresDatabase(url)
    defer { database.close() }
    return try await database.read { connection in
      try connection.firstRow("SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid()")?
        .first?.stringValue
    }
  }

  @Test func certificates_areThoseOfTheURL() async throws {
    let own = try await PrivateServer(["ssl=on"]) { data in
      try await Certificate.make("server", in: data, names: "IP:127.0.0.1")
      try await Certificate.make("other", in: data, names: "IP:127.0.0.1")
    }
    func url(_ mode: String, root: String? = nil, host: String = "127.0.0.1") -> String {
      let file = root.map { "&sslrootcert=\(own.folder.path)/data/\($0).crt" } ?? ""
      return "postgres://postgres@\(host):\(own.port)/postgres?sslmode=\(mode)\(file)"
    }
    func message(_ url: String) async -> String {
      let error = await #expect(throws: PostgresError.self) { try await version(url) }
      #expect(error?.code == "")
      return error?.message ?? ""
    }
    #expect(try await version(url("disable")) == nil)
    #expect(try await version(url("require"))?.hasPrefix("TLSv1.") == true)
    #expect(try await version(url("verify-ca", root: "server"))?.hasPrefix("TLSv1.") == true)
    #expect(try await version(url("verify-full", root: "server"))?.hasPrefix("TLSv1.") == true)
    let wrong = await message(url("verify-full", root: "other"))
    #expect(wrong.contains("certificate verify failed"), "\(wrong)")
    let missing = await message(url("verify-full", root: "none"))
    #expect(missing.contains("none.crt\" does not exist"), "\(missing)")
    // The certificate has another name than the URL.
    let name = await message(url("verify-full", root: "server", host: "localhost"))
    #expect(name.contains("does not match host name \"localhost\""), "\(name)")
    await own.end()
  }

  @Test func serverWithoutTLS_isRefused_whereItIsRequired() async throws {
    let url = try #require(Server.url)
    let error = await #expect(throws: PostgresError.self) {
      try await version(url + "?sslmode=require")
    }
    #expect(error?.message.contains("server does not support SSL") == true, "\(error as Any)")
  }

  @Test func longAnswers_areComplete_withTLS() async throws {
    let own = try await PrivateServer(["ssl=on"]) { data in
      try await Certificate.make("server", in: data, names: "IP:127.0.0.1")
    }
    let database = PostgresDatabase(own.url + "?sslmode=require")
    // Rows around the sizes of the records of TLS and of the buffers of libpq.
    let sizes = [1, 8_191, 8_192, 16_383, 16_384, 16_385, 100_000, 5_000_000]
    let counts = try await database.read { connection in
      try sizes.map { size in
        var count = 0
        try connection.forEachRow(
          "SELECT repeat('x', $1::int) FROM generate_series(1, 3)", [.integer(Int64(size))]
        ) { row in
          count += row.columnValues[0].stringValue?.utf8.count ?? 0
          return true
        }
        return count
      }
    }
    #expect(counts == sizes.map { 3 * $0 })
    // Long parameters as well.
    let echo = try await database.read { connection in
      try connection.firstRow(
        "SELECT length(\(value: .text(String(repeating: "é", count: 3_000_000)))::text)")
    }
    #expect(echo == [3_000_000])
    database.close()
    await own.end()
  }
}

/// Certificates that sign themselves.
enum Certificate {
  private static let program = "/usr/bin/openssl"
  static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Writes a certificate `.crt` and its key `.key` for the owner of the folder.
  static func make(_ name: String, in folder: URL, names: String) async throws {
    let (certificate, key) = ("\(folder.path)/\(name).crt", "\(folder.path)/\(name).key")
    try await PrivateServer.run(
      program,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=\(name)",
        "-addext", "subjectAltName=\(names)", "-out", certificate, "-keyout", key,
      ])
    if getuid() == 0 {
      try await PrivateServer.run("/bin/chown", ["postgres", certificate, key])
    }
    try await PrivateServer.run("/bin/chmod", ["600", key])
  }
}
#endif
