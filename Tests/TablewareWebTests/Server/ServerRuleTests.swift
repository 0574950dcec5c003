import Testing

@testable import TablewareWeb

@Suite struct ServerRuleTests {
  private let rules = RequestRules(hosts: ["Tables.example"])

  @Test func onlyRequestsForThisServerAreOurs() {
    for host in [
      "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080", "tables.example",
      "tables.example:8080", "localhost:81",
    ] {
      #expect(rules.isOurs(host: host))
    }
    for host in [
      nil, "", ":8080", "evil.example:8080", "localhost:", "localhost:x", "localhost:70000",
      "localhost:8080.evil.example", "127.0.0.1.evil.example:8080", "localhost:80:81", "[::1",
    ] {
      #expect(!rules.isOurs(host: host))
    }
  }

  @Test func onlyPagesOfThisServerMayConnect() {
    #expect(rules.isOurs(origin: "http://localhost:8080", host: "localhost:8080"))
    #expect(rules.isOurs(origin: "https://tables.example", host: "tables.example"))
    for origin in [
      nil, "null", "", "http://evil.example", "http://localhost:81", "http://127.0.0.1:8080",
      "localhost:8080",
    ] {
      #expect(!rules.isOurs(origin: origin, host: "localhost:8080"))
    }
  }

  @Test func cookiesAreFoundAmongOthers() {
    #expect(RequestRules.cookie("t", in: "a=1; t=xyz ; b=2") == "xyz")
    #expect(RequestRules.cookie("t", in: "xt=1; tt=2") == nil)
    #expect(RequestRules.cookie("t", in: nil) == nil)
    #expect(RequestRules.cookie("t", in: String(repeating: "t=1;", count: 9_000)) == nil)
  }

  @Test func thePageMayHaveNoInlineScript() {
    let policy = RequestRules.headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
    #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
  }

  @Test func page_isInNoFrame_andSendsFormsToItsOwnServerOnly() {
    let policy = RequestRules.headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(policy.contains("form-action 'self'") && policy.contains("base-uri 'none'"))
  }
}

#if Web
  @Suite struct SecretTests {
    @Test func secretsAreLongAndDifferent() {
      let secrets = (0..<1_000).map { _ in Secret.make() }
      #expect(Set(secrets).count == 1_000)
      #expect(secrets.allSatisfy(Secret.isWellFormed))
      #expect(
        !Secret.isWellFormed("../") && !Secret.isWellFormed(String(repeating: "A", count: 32)))
      #expect(
        Secret.isSame("abc", "abc") && !Secret.isSame("abc", "abd") && !Secret.isSame("a", "ab"))
    }
  }
#endif
