// What else stands in rows and above tables: buttons, date pickers, pictures, and what is pulled to refresh.
#pragma once

#import "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

// The normal state, which has no bit, is in the overlay.
typedef NS_OPTIONS(NSUInteger, UIControlState, "UIControl.State") {
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2
};

typedef NS_ENUM(NSInteger, UIButtonType, "UIButton.ButtonType") {
  UIButtonTypeCustom,
  UIButtonTypeSystem
};

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
@end

typedef NS_ENUM(NSInteger, UIDatePickerMode, "UIDatePicker.Mode") {
  UIDatePickerModeTime,
  UIDatePickerModeDate,
  UIDatePickerModeDateAndTime,
  UIDatePickerModeCountDownTimer
};

typedef NS_ENUM(NSInteger, UIDatePickerStyle, "UIDatePickerStyle") {
  UIDatePickerStyleAutomatic,
  UIDatePickerStyleWheels,
  UIDatePickerStyleCompact,
  UIDatePickerStyleInline
};

NS_SWIFT_UI_ACTOR
@interface UIDatePicker : UIControl <NSCoding>
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle;
@property (nonatomic, strong) NSDate *date;
@property (nullable, nonatomic, strong) NSDate *minimumDate;
@property (nullable, nonatomic, strong) NSDate *maximumDate;
@end

NS_SWIFT_UI_ACTOR
@interface UIRefreshControl : UIControl
- (instancetype)init;
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, nonatomic, strong) UIImage *image;
@end

NS_ASSUME_NONNULL_END
