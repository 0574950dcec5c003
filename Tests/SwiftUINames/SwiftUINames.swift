// A stand-in for SwiftUI and WidgetKit, which exist on Apple systems only: their public types that
// have the names of ours, with the initializers that apps use. `NameTests` imports it beside
// Tableware.

/// As SwiftUI's.
public protocol View {}

extension Never: View {}

/// As SwiftUI's.
public struct Text: View {
  /// As the initializer or function of that name.
  public init(_ content: some StringProtocol) {}
}

/// As SwiftUI's.
@resultBuilder public enum ViewBuilder {
  /// As the initializer or function of that name.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// As the initializer or function of that name.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Group<
    repeat each Content
  > { Group(content: (repeat each content)) }
}

/// As SwiftUI's tuple of views.
public struct Group<each Content: View>: View {
  let content: (repeat each Content)
}

/// As SwiftUI's.
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section where Parent == Text, Content: View, Footer == Never {
  /// As the initializer or function of that name.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent: View, Content: View, Footer == Never {
  /// As the initializer or function of that name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}

/// As SwiftUI's.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// As the initializer or function of that name.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

/// As SwiftUI's.
public struct Table<Value: Identifiable, Rows, Columns>: View {}

extension Table where Rows == [Value], Columns == Never {
  /// As the initializer or function of that name.
  public init(_ data: [Value]) {}
}

/// As WidgetKit's.
public struct Timeline<Entry> {
  /// As the initializer or function of that name.
  public init(entries: [Entry]) {}
}
