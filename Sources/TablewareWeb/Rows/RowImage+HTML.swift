import Tableware

/// The addresses of the pictures that a session shows, such as `/image?tab=…&i=7-1b2c3d`.
///
/// An address is valid only in its session: it contains the secret of the session, and the server
/// checks the cookie of its browser. It always names the same picture.
package final class WebImages {
  /// The most pictures with an address; then the oldest ones lose theirs.
  package static let limit = 5_000

  /// The secret of the session.
  package var token = ""
  /// The path below which the browser reaches the server.
  var basePath = BasePath.root
  /// Returns whether the server can have a picture: one without an address causes no request.
  /// Called once while the picture has an address, and each time that it gets none.
  package var allows: (RowImage.Source) -> Bool = { _ in true }
  private var names: [RowImage.Source: String] = [:]
  private var sources: [String: RowImage.Source] = [:]
  private var order: [String] = []
  private var last = 0

  package init() {}

  /// Returns the address of a picture; `nil` for one that is never loaded.
  func address(of image: RowImage) -> String? {
    switch image.source {
    case .asset: break
    case .data where image.bytes != nil: break
    case .url where image.address != nil: break
    default: return nil
    }
    if let name = names[image.source] { return path(of: name) }
    guard allows(image.source) else { return nil }
    return path(of: register(image.source))
  }

  private func path(of name: String) -> String {
    basePath.path(of: "/image?tab=\(token)&i=\(name)")
  }

  /// Returns the picture with the name at the end of its address.
  package func source(_ name: String) -> RowImage.Source? { sources[name] }

  private func register(_ source: RowImage.Source) -> String {
    last += 1
    let name = "\(last)-\(source.mark)"
    names[source] = name
    sources[name] = source
    order.append(name)
    if order.count > Self.limit, let old = sources.removeValue(forKey: order.removeFirst()) {
      names[old] = nil
    }
    return name
  }
}

extension RowImage.Source {
  /// A number derived from the picture, so that another picture never has the address of this one.
  fileprivate var mark: String {
    var bytes: [UInt8] = []
    switch self {
    case .asset(let name), .url(let name): bytes = Array(name.utf8)
    case .data(let data): bytes = data
    case .symbol, .none: break
    }
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension ItemHTML {
  /// Adds the picture of a row: a placeholder of its size, and the picture over it.
  mutating func add(_ image: RowImage, _ images: WebImages) {
    let (width, height) = image.shownSize
    markup("<span class=\"q im ")
    switch image.shape {
    case .square: markup("sq")
    case .rounded: markup("ro")
    case .circle: markup("ci")
    }
    if image.contentMode == .fit { markup(" ct") }
    if width > 120 { markup(" big") }
    markup("\"")
    if image.label.isEmpty {
      markup(" aria-hidden=\"true\"")
    } else {
      markup(" role=\"img\"")
      attribute("aria-label", image.label)
    }
    markup(">")
    var inside = HTML(placeholderOf: image, width, height)
    if let address = images.address(of: image) {
      inside.markup("<img loading=\"lazy\" decoding=\"async\" alt=\"\"")
      inside.attribute("width", "\(width)")
      inside.attribute("height", "\(height)")
      inside.attribute("src", address)
      inside.markup(">")
    }
    part(inside)
    markup("</span>")
  }
}

extension HTML {
  /// Creates a drawing: its size and colors are attributes, because the page allows no inline
  /// style.
  fileprivate init(placeholderOf image: RowImage, _ width: Int, _ height: Int) {
    self.init(markup: "<svg")
    attribute("width", "\(width)")
    attribute("height", "\(height)")
    attribute("viewBox", "0 0 \(width) \(height)")
    if let tint = image.tint { attribute("class", "kc \(tint.textClass.name)") }
    markup(">")
    let color = image.initialsColor.map { RGB($0.light) }
    if color != nil || image.placeholderText == nil {
      markup("<rect width=\"100%\" height=\"100%\"")
      if let color { attribute("fill", "#\(color.hex)") } else { markup(" class=\"sk\"") }
      markup("/>")
    }
    if let text = image.placeholderText {
      let side = min(width, height)
      markup("<text x=\"50%\" y=\"50%\" text-anchor=\"middle\" dominant-baseline=\"central\"")
      attribute("font-size", "\(color == nil ? side * 7 / 10 : side * 2 / 5)")
      if let color {
        attribute("font-weight", "600")
        attribute("fill", "#\(color.text.hex)")
      } else {
        markup(" fill=\"currentColor\"")
      }
      markup(">")
      self.text(String(text.prefix(4)))
      markup("</text>")
    }
    markup("</svg>")
  }
}

extension WebPage {
  /// Whether an item of the page shows the picture with a name.
  ///
  /// - Complexity: O(HTML of the page).
  package func showsPicture(_ name: String) -> Bool {
    let end = "i=\(name)\""
    return shownItems.contains { item in
      item.html.parts.contains { part in
        guard case .html(let html) = part else { return false }
        return html.string.contains(end)
      }
    }
  }
}
