// What the example app uses of the gallery.
import Tableware

public enum Gallery {
  public static func home() -> any Screen { fatalError() }
}
