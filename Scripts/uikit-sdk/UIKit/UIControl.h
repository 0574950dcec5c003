// Actions and controls. Sliders, steppers and switches do not exist on tvOS; nothing here says so, because
// the compiler that reads this targets no Apple platform.
#pragma once

#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UIImageView;
@class UIAction, UIMenu;

typedef NS_ENUM(NSInteger, UIMenuElementState, "UIMenuElement.State") {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed
};

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes, "UIMenuElement.Attributes") {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2
};

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nullable, nonatomic, readonly) UIImage *image;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

typedef NSString *UIActionIdentifier NS_SWIFT_NAME(UIAction.Identifier) NS_TYPED_EXTENSIBLE_ENUM;
typedef void (^UIActionHandler)(__kindof UIAction *action);

// Made by the initializers of the overlay, which is why there is none here.
NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) UIImage *image;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) UIKIT_SDK_ID sender;
- (instancetype)init NS_UNAVAILABLE;
@end

typedef NS_OPTIONS(NSUInteger, UIControlEvents, "UIControl.Event") {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
};

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
// Left to itself the importer would take "Action" away as well.
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:));
- (void)addTarget:(nullable UIKIT_SDK_ID)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(nullable UIKIT_SDK_ID)target
              action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR
@interface UISlider : UIControl <NSCoding>
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
- (void)setValue:(float)value animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR
@interface UIStepper : UIControl
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
@end

static const NSInteger UISegmentedControlNoSegment NS_SWIFT_NAME(UISegmentedControl.noSegment) = -1;

NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItems:(nullable NSArray *)items NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@property (nonatomic) NSInteger selectedSegmentIndex;
- (void)insertSegmentWithTitle:(nullable NSString *)title
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated;
- (void)insertSegmentWithImage:(nullable UIImage *)image
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated;
- (void)removeAllSegments;
- (void)setTitle:(nullable NSString *)title forSegmentAtIndex:(NSUInteger)segment;
- (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment;
@end

typedef NS_ENUM(NSInteger, UITextAutocapitalizationType, "UITextAutocapitalizationType") {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters
};

typedef NS_ENUM(NSInteger, UITextAutocorrectionType, "UITextAutocorrectionType") {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes
};

typedef NS_ENUM(NSInteger, UIKeyboardType, "UIKeyboardType") {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress
};

typedef NSString *UITextContentType NS_TYPED_ENUM;
extern UITextContentType const UITextContentTypeEmailAddress;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeUsername;

NS_SWIFT_UI_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@end

NS_SWIFT_UI_ACTOR
@interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@end

NS_SWIFT_UI_ACTOR
@protocol UITextInput <UITextInputTraits>
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange;
@end

typedef NS_OPTIONS(NSUInteger, UIControlState, "UIControl.State") {
  UIControlStateDisabled = 1 << 1
};

typedef NS_ENUM(NSInteger, UIButtonType, "UIButton.ButtonType") {
  UIButtonTypeCustom,
  UIButtonTypeSystem,
  UIButtonTypeDetailDisclosure
};

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
+ (instancetype)buttonWithType:(UIButtonType)buttonType
                 primaryAction:(nullable UIAction *)primaryAction;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state NS_SWIFT_NAME(image(for:));
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@property (nonatomic, readwrite, copy, nullable) UIMenu *menu;
@property (nonatomic) BOOL showsMenuAsPrimaryAction;
@end

@class UITextField;

NS_SWIFT_UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl <UITextInput, NSCoding>
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

NS_SWIFT_UI_ACTOR
@interface UIProgressView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) float progress;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle, "UIActivityIndicatorView.Style") {
  UIActivityIndicatorViewStyleMedium = 100,
  UIActivityIndicatorViewStyleLarge = 101
};

NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView <NSCoding>
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(style:));
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end

NS_ASSUME_NONNULL_END
