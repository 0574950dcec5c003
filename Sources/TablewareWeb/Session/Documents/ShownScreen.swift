import Tableware

/// A screen of the stack with the page that shows it.
struct ShownScreen {
  let screen: any Screen
  let page: WebPage
  /// Tells pages apart, also from those that are gone: an address is used again, a number is not.
  let number: Int
  let listener: DiagnosticListener.Attachment
}
