#if Web
import Tableware
import TablewareWeb

/// A request line and headers that a proxy or a page of another site may have chosen: an address
/// that is written again is the same and leads to this server, and only known hosts are accepted.
///
/// The lines of the input are the target, the host, the origin, the cookies and the authorization.
func checkAddress(_ bytes: [UInt8]) throws(Finding) {
  let lines = String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
  func line(_ index: Int) -> String? { index < lines.count ? lines[index] : nil }
  let target = line(0) ?? ""
  if let address = ScreenAddress(text: target) { try checkWritten(address) }
  try checkOrigin(host: line(1), origin: line(2))
  let request = WebRequest(
    method: "GET", target: target,
    headers: [
      ("Host", line(1) ?? ""), ("Cookie", line(3) ?? ""), ("Authorization", line(4) ?? ""),
    ],
    peer: "192.0.2.7")
  try require(request.clientAddress == "192.0.2.7", "the client has another address")
  try require(target.hasPrefix(request.path), "\(request.path) is not the path of \(target)")
  if let cookie = request.cookie("tableware") {
    try require(!cookie.contains(";"), "a cookie contains the next one")
  }
  if let token = request.bearerToken {
    try require(!token.isEmpty && !token.contains(" "), "the token is \(token)")
  }
}

private func checkWritten(_ address: ScreenAddress) throws(Finding) {
  let text = address.description
  try require(
    text.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") },
    "\(text) is no header")
  // A path that begins with two slashes is that of another server.
  try require(text.hasPrefix("/") && !text.hasPrefix("//"), "\(text) leads to another server")
  try require(
    address.components.allSatisfy { !["", ".", ".."].contains($0) }, "\(text) leads up")
  // An address that is written is longer than it was: a byte may need an escape.
  guard text.utf8.count <= 2_000 else { return }
  guard let again = ScreenAddress(text: text) else {
    throw Finding(description: "\(text) cannot be read again")
  }
  try require(again == address && again.description == text, "\(text) is read as \(again)")
  guard let base = BasePath("/tools/admin") else {
    throw Finding(description: "a base path cannot be read")
  }
  try require(base.below(base.path(of: text)) == text, "\(text) is not below its base path")
}

private func checkOrigin(host: String?, origin: String?) throws(Finding) {
  let rules = RequestRules(hosts: ["example.org"])
  let names = ["example.org", "localhost", "127.0.0.1", "[::1]"]
  if rules.isOurs(host: host) {
    let name = host?.lowercased() ?? ""
    try require(
      names.contains { name == $0 || name.hasPrefix("\($0):") }, "\(name) is accepted as a host")
  }
  guard rules.isOurs(origin: origin, host: host), let host, let origin else { return }
  try require(
    origin.lowercased().hasSuffix("://\(host.lowercased())"), "\(origin) is accepted at \(host)")
  try require(
    !RequestRules(hosts: ["example.org"], isSecure: true).isOurs(origin: origin, host: host)
      || origin.lowercased().hasPrefix("https:"), "\(origin) is accepted as secure")
}
#endif
