/// Where text stands in a space wider than itself.
package enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
