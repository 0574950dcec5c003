// The environment of views and controllers. What is set in closures and listened to is Swift, in the overlay.
#pragma once

#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle, "UIUserInterfaceStyle") {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark
};

typedef NS_ENUM(NSInteger, UIAccessibilityContrast, "UIAccessibilityContrast") {
  UIAccessibilityContrastUnspecified = -1,
  UIAccessibilityContrastNormal,
  UIAccessibilityContrastHigh
};

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass, "UIUserInterfaceSizeClass") {
  UIUserInterfaceSizeClassUnspecified,
  UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular
};

typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection,
                "UITraitEnvironmentLayoutDirection") {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight,
  UITraitEnvironmentLayoutDirectionRightToLeft
};

typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
extern UIContentSizeCategory const UIContentSizeCategoryLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge;

NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@end

NS_SWIFT_UI_ACTOR
@protocol UITraitChangeRegistration <NSObject>
@end

NS_ASSUME_NONNULL_END
