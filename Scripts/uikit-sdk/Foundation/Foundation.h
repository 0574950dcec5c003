// The classes that UIKit's headers name, each bridged to its Swift value.
#pragma once

#import <CoreGraphics.h>
#import <ObjectiveC.h>

NS_ASSUME_NONNULL_BEGIN

@protocol NSCopying
- (id)copyWithZone:(nullable void *)zone;
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
// A protocol's initializer is required in every class that adopts it.
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
static const NSInteger NSNotFound = 0x7fffffffffffffffL;

typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;

NS_SWIFT_BRIDGED("Swift.String") NS_SWIFT_SENDABLE
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.URL") NS_SWIFT_SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_NAME(Bundle) NS_SWIFT_SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
@end

// The overlay makes one with attributes: there is no dictionary here to bridge.
NS_SWIFT_SENDABLE
@interface NSAttributedString : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
@end

@interface NSMutableAttributedString : NSAttributedString
- (void)appendAttributedString:(NSAttributedString *)attrString NS_SWIFT_NAME(append(_:));
@end

NS_SWIFT_BRIDGED("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.Date") NS_SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.Calendar") NS_SWIFT_SENDABLE
@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.TimeZone") NS_SWIFT_SENDABLE
@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.IndexPath") NS_SWIFT_SENDABLE
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.IndexSet")
@interface NSIndexSet : NSObject <NSCopying, NSSecureCoding>
@end

NS_ASSUME_NONNULL_END
