// The data of a drag, which arrives later and on any queue.
#pragma once

#import "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSItemProviderRepresentationVisibility,
                "NSItemProviderRepresentationVisibility") {
  NSItemProviderRepresentationVisibilityAll,
  NSItemProviderRepresentationVisibilityTeam,
  NSItemProviderRepresentationVisibilityGroup,
  NSItemProviderRepresentationVisibilityOwnProcess
};

NS_SWIFT_NAME(Progress)
@interface NSProgress : NSObject
@end

@protocol NSItemProviderReading <NSObject>
@end

@protocol NSItemProviderWriting <NSObject>
@end

@interface NSString (NSItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

// Its loads are in the overlay: there are no bytes here to bridge.
NS_SWIFT_SENDABLE
@interface NSItemProvider : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
@property (copy, readonly) NSArray<NSString *> *registeredTypeIdentifiers;
- (BOOL)hasItemConformingToTypeIdentifier:(NSString *)typeIdentifier
    NS_SWIFT_NAME(hasItemConformingToTypeIdentifier(_:));
- (void)registerObject:(id<NSItemProviderWriting>)object
            visibility:(NSItemProviderRepresentationVisibility)visibility;
- (BOOL)canLoadObjectOfClass:(Class<NSItemProviderReading>)aClass;
@end

NS_ASSUME_NONNULL_END
