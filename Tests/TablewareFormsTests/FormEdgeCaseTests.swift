import Tableware
import TablewareForms
import Testing

@Suite struct FormEdgeCaseTests {
  @Test func keepsARejection_WhenOtherValuesAreTaken() {
    let form = FormState(["name": .text("mei"), "news": .bool(false)])
    form.reject("name", "This name is taken.")
    form.take(["news": .bool(true)])
    #expect(form.message("name") == "This name is taken.")
    form.take(["name": .text("lin")])
    #expect(form.message("name") == nil)
  }

  @Test func keepsARejection_WhenTheReaderOnlyLeavesTheRow() throws {
    let form = FormState(["name": .text("mei")])
    form.rule("name", .required(), when: .leave)
    let field = form.text("name")
    form.reject("name", "This name is taken.")
    field.leave()
    #expect(form.message("name") == "This name is taken.")
    try field.set("lin")
    #expect(form.message("name") == nil)
  }

  @Test func keepsARejection_WhenAnotherValueIsSet() throws {
    let form = FormState(["name": .text("mei"), "other": .text("lin")])
    form.rule("name", .custom("The same.") { $0 != $1["other"] }, when: .change)
    try form.text("name").set("ann")
    form.reject("name", "This name is taken.")
    try form.text("other").set("bob")
    #expect(form.message("name") == "This name is taken.")
    #expect(form.submit() != .invalid([FormMessage(tag: "name", text: "This name is taken.")]))
  }
}
