// The application, as far as a screen asks it.
#pragma once

#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UIApplication;

typedef NS_ENUM(NSInteger, UIApplicationState, "UIApplication.State") {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground
};

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) UIApplicationState applicationState;
@end

NS_ASSUME_NONNULL_END
