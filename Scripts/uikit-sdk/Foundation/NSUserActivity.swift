// What the user does, and its coding.
extension NSUserActivity {
  public var userInfo: [AnyHashable: Any]? {
    get { fatalError() }
    set {}
  }
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
