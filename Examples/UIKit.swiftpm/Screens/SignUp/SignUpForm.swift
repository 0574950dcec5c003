import Tableware
import TablewareForms

/// The fields of a service: values, rules with their messages, and dependent fields.
enum SignUpForm {
  static let frequencies = ["daily", "weekly", "monthly"]
  static let countries = [
    Choice("Brazil", "br"), Choice("China", "cn"), Choice("Germany", "de"), Choice("India", "in"),
    Choice("Kenya", "ke"), Choice("Switzerland", "ch"), Choice("United States", "us"),
  ]

  static func make() -> FormState {
    let form = FormState([
      "name": .text(""), "email": .text(""), "password": .text(""), "again": .text(""),
    ])
    form.rule("name", .required("Say who you are."), when: .leave)
    form.rule("email", .required("It is needed to reach you."), when: .leave)
    form.rule("email", .email(), when: .leave)
    form.rule("password", .required("Choose a password."), when: .leave)
    form.rule("password", .length(8..., "Take 8 characters or more."), when: .leave)
    form.rule("again", .matches("password", "The passwords differ."), when: .leave)
    form.rule("birthday", .required("Say when you were born."))
    form.rule("country", .required("Choose a country."))
    form.rule("how often", .required("Say how often."))
    form.rule("terms", .required("Without them there is no account."))
    form.hide("how often") { !$0.bool("newsletter") }
    return form
  }
}
