// The root of every Objective-C class, and the attributes that the other headers are written with.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// What Apple's headers call these, spelt out here because the importer reads nothing but the attributes.
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_BRIDGED(name) __attribute__((swift_bridge(name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_DISCARDABLE __attribute__((swift_attr("@discardableResult")))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))

// An open enumeration, named for Swift at once: in the SDK most of the names stand in the API notes.
#define NS_ENUM(type, name, swift)                                                                 \
  enum __attribute__((enum_extensibility(open), swift_name(swift))) name : type name;              \
  enum __attribute__((enum_extensibility(open), swift_name(swift))) name : type
#define NS_OPTIONS(type, name, swift)                                                              \
  enum __attribute__((flag_enum, enum_extensibility(open), swift_name(swift))) name : type name;   \
  enum __attribute__((flag_enum, enum_extensibility(open), swift_name(swift))) name : type

typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class Protocol;

NS_ASSUME_NONNULL_BEGIN

struct objc_method_description {
  SEL _Nullable name;
  char *_Nullable types;
};

struct objc_method_description protocol_getMethodDescription(
    Protocol *proto, SEL aSel, BOOL isRequiredMethod, BOOL isInstanceMethod);

NS_SWIFT_NAME(NSObjectProtocol)
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
@end

@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector
    NS_SWIFT_NAME(forwardingTarget(for:));
@end

@interface Protocol : NSObject
@end

NS_ASSUME_NONNULL_END
