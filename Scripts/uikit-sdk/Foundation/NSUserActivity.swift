// What the user does, and its coding.
open class NSUserActivity: NSObject {
  public init(activityType: String) { fatalError() }
  open var activityType: String { fatalError() }
  open var userInfo: [AnyHashable: Any]? {
    get { fatalError() }
    set {}
  }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
