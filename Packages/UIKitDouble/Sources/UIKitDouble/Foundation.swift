// As in the SDK, an import of UIKit imports Foundation as well.
@_exported import Foundation
