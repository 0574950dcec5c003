// What the user does, to be continued later.
#pragma once

#import "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

// Its information is in the overlay: there are no dictionaries here to bridge.
@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType;
@property (readonly, copy) NSString *activityType;
@end

NS_ASSUME_NONNULL_END
