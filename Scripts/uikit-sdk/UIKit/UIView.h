// Responders, views and scroll views: as much of them as the back end uses, and what it has to implement.
#pragma once

#import <Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class UIColor, UIScreen, UIRefreshControl, UIImage, UIView, UIScrollView, UITraitCollection, UIViewController, UIWindow;

// `id`, except for the pass that follows values: this compiler's library cannot make an `Any` of an `id`.
#ifdef UIKIT_SDK_WITHOUT_ANY
#define UIKIT_SDK_ID NSObject *
#else
#define UIKIT_SDK_ID id
#endif

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing, "UIView.AutoresizingMask") {
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleHeight = 1 << 4
};

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection, "UIUserInterfaceLayoutDirection") {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft
};

typedef NS_ENUM(NSInteger, UIViewContentMode, "UIView.ContentMode") {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter
};

typedef NS_ENUM(NSInteger, NSTextAlignment, "NSTextAlignment") {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4
};

typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;
extern const CGSize UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);

NS_SWIFT_UI_ACTOR
@protocol UICoordinateSpace <NSObject>
@property (readonly, nonatomic) CGRect bounds;
@end

NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@end

NS_SWIFT_SENDABLE
@interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *clearColor NS_SWIFT_NAME(clear);
@property (class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label);
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabel);
@property (class, nonatomic, readonly) UIColor *tertiaryLabelColor NS_SWIFT_NAME(tertiaryLabel);
@property (class, nonatomic, readonly) UIColor *systemFillColor NS_SWIFT_NAME(systemFill);
@property (class, nonatomic, readonly) UIColor *tintColor NS_SWIFT_NAME(tintColor);
@property (class, nonatomic, readonly) UIColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property (class, nonatomic, readonly) UIColor *systemOrangeColor NS_SWIFT_NAME(systemOrange);
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, nonatomic, readonly) UIColor *systemYellowColor NS_SWIFT_NAME(systemYellow);
@property (class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property (class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
@property (class, nonatomic, readonly) UIColor *secondarySystemGroupedBackgroundColor NS_SWIFT_NAME(secondarySystemGroupedBackground);
@property (class, nonatomic, readonly) UIColor *tertiarySystemFillColor NS_SWIFT_NAME(tertiarySystemFill);
@property (class, nonatomic, readonly) UIColor *separatorColor NS_SWIFT_NAME(separator);
@property (class, nonatomic, readonly) UIColor *systemBlueColor NS_SWIFT_NAME(systemBlue);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground);
@property (nonatomic, readonly) CGColorRef CGColor NS_SWIFT_NAME(cgColor);
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithDynamicProvider:
    (UIColor * (NS_SWIFT_SENDABLE ^)(UITraitCollection *traitCollection))dynamicProvider;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
    NS_SWIFT_NAME(resolvedColor(with:));
- (void)setFill;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@end

typedef NS_OPTIONS(NSUInteger, CACornerMask, "CACornerMask") {
  kCALayerMinXMinYCorner NS_SWIFT_NAME(layerMinXMinYCorner) = 1U << 0,
  kCALayerMaxXMinYCorner NS_SWIFT_NAME(layerMaxXMinYCorner) = 1U << 1,
  kCALayerMinXMaxYCorner NS_SWIFT_NAME(layerMinXMaxYCorner) = 1U << 2,
  kCALayerMaxXMaxYCorner NS_SWIFT_NAME(layerMaxXMaxYCorner) = 1U << 3
};

typedef NSString *CALayerCornerCurve NS_TYPED_ENUM;
extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous
    NS_SWIFT_NAME(CALayerCornerCurve.continuous);

@interface CALayer : NSObject
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property BOOL masksToBounds;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;
@end

typedef NS_OPTIONS(NSInteger, NSUnderlineStyle, "NSUnderlineStyle") {
  NSUnderlineStyleNone = 0x00,
  NSUnderlineStyleSingle = 0x01
};

typedef NS_OPTIONS(uint32_t, UIFontDescriptorSymbolicTraits, "UIFontDescriptor.SymbolicTraits") {
  UIFontDescriptorTraitItalic = 1u << 0,
  UIFontDescriptorTraitBold = 1u << 1,
  UIFontDescriptorClassMask = 0xF0000000
};

NS_SWIFT_SENDABLE
@interface UIFontDescriptor : NSObject
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:
    (UIFontDescriptorSymbolicTraits)symbolicTraits NS_SWIFT_NAME(withSymbolicTraits(_:));
@end

typedef CGFloat UIFontWeight NS_SWIFT_NAME(UIFont.Weight) NS_TYPED_EXTENSIBLE_ENUM;
extern const UIFontWeight UIFontWeightRegular;
extern const UIFontWeight UIFontWeightSemibold;
extern const UIFontWeight UIFontWeightBold;

typedef NSString *UIFontTextStyle NS_SWIFT_NAME(UIFont.TextStyle) NS_TYPED_ENUM;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleSubheadline;
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleCaption1;

NS_SWIFT_SENDABLE
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor
                          size:(CGFloat)pointSize NS_SWIFT_NAME(init(descriptor:size:));
+ (nullable UIFont *)fontWithName:(NSString *)fontName
                             size:(CGFloat)fontSize NS_SWIFT_NAME(init(name:size:));
@property (nonatomic, readonly, copy) NSString *fontName;
@property (nonatomic, readonly) UIFontDescriptor *fontDescriptor;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat lineHeight;
@end

NS_SWIFT_SENDABLE
@interface UIFontMetrics : NSObject
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_DESIGNATED_INITIALIZER
    NS_SWIFT_NAME(init(forTextStyle:));
- (UIFont *)scaledFontForFont:(UIFont *)font NS_SWIFT_NAME(scaledFont(for:));
@end

typedef NS_ENUM(NSInteger, UIKeyboardHIDUsage, "UIKeyboardHIDUsage") {
  UIKeyboardHIDUsageKeyboardA = 0x04,
  UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28,
  UIKeyboardHIDUsageKeyboardEscape = 0x29,
  UIKeyboardHIDUsageKeyboardDeleteOrBackspace = 0x2A,
  UIKeyboardHIDUsageKeyboardTab = 0x2B,
  UIKeyboardHIDUsageKeyboardPeriod = 0x37,
  UIKeyboardHIDUsageKeyboardDeleteForward = 0x4C,
};

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags, "UIKeyModifierFlags") {
  UIKeyModifierShift = 1 << 17,
  UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20,
};

NS_SWIFT_UI_ACTOR
@interface UIKey : NSObject
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@property (nonatomic, readonly) NSString *characters;
@end

NS_SWIFT_UI_ACTOR
@interface UIPress : NSObject
@property (nonatomic, readonly, nullable) UIKey *key;
@end

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIPressesEvent : UIEvent
@end

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nullable, nonatomic, readonly, strong) UIView *inputAccessoryView;
- (void)reloadInputViews;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable UIKIT_SDK_ID)sender;
- (nullable UIKIT_SDK_ID)targetForAction:(SEL)action
                              withSender:(nullable UIKIT_SDK_ID)sender
    NS_SWIFT_NAME(target(forAction:withSender:));
@end

// What nibs and storyboards call, of every object.
NS_SWIFT_UI_ACTOR
@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib NS_REQUIRES_SUPER;
@end

typedef NS_OPTIONS(uint64_t, UIAccessibilityTraits, "UIAccessibilityTraits") {
  UIAccessibilityTraitButton = 1 << 0,
  UIAccessibilityTraitLink = 1 << 1,
  UIAccessibilityTraitSelected = 1 << 3,
  UIAccessibilityTraitNotEnabled = 1 << 8,
  UIAccessibilityTraitUpdatesFrequently = 1 << 9,
  UIAccessibilityTraitAdjustable = 1 << 12,
  UIAccessibilityTraitHeader = 1 << 16,
  UIAccessibilityTraitToggleButton = 1ULL << 53
};

NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name
               actionHandler:
                   (nullable BOOL (^)(UIAccessibilityCustomAction *customAction))actionHandler;
@property (nonatomic, copy) NSString *name;
@end

// What assistive applications read: an informal protocol, so a category of everything.
NS_SWIFT_UI_ACTOR
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@property (nullable, nonatomic, copy) NSString *accessibilityHint;
@property (nullable, nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
- (void)accessibilityIncrement;
- (void)accessibilityDecrement;
- (BOOL)accessibilityActivate;
@property (nullable, nonatomic, copy)
    NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end

@protocol UIGestureRecognizerDelegate;

typedef NS_ENUM(NSInteger, UIGestureRecognizerState, "UIGestureRecognizer.State") {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed
};

NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable UIKIT_SDK_ID)target
                        action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
@end

NS_SWIFT_UI_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@end

NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
@end

NS_SWIFT_UI_ACTOR
@interface UIView
    : UIResponder <NSCoding, UIAccessibilityIdentification, UITraitEnvironment>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nullable, nonatomic, copy) NSString *restorationIdentifier;

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)removeFromSuperview;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect
    fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic, readonly)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    NS_SWIFT_NAME(addGestureRecognizer(_:));
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    NS_SWIFT_NAME(removeGestureRecognizer(_:));
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
    NS_SWIFT_NAME(animate(withDuration:animations:));
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation;

- (void)setNeedsDisplay;
- (void)drawRect:(CGRect)rect NS_SWIFT_NAME(draw(_:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (BOOL)endEditing:(BOOL)force;
@end

@class UIWindowScene;

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@property (nonatomic, readonly) UIScreen *screen;
- (void)makeKeyAndVisible;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.Configuration)
@interface UIImageConfiguration : NSObject
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UIImage.SymbolConfiguration)
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize NS_SWIFT_NAME(init(pointSize:));
@end

typedef NS_ENUM(NSInteger, UIImageRenderingMode, "UIImage.RenderingMode") {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate
};

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
@property (nonatomic, readonly) CGSize size;
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:withConfiguration:));
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode
    NS_SWIFT_NAME(withRenderingMode(_:));
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
@property (nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage;
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
@end

// Drawing is allowed on every thread.
@interface UIBezierPath : NSObject
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius
    NS_SWIFT_NAME(init(roundedRect:cornerRadius:));
- (void)addClip;
@property (nonatomic, readonly) CGPathRef CGPath NS_SWIFT_NAME(cgPath);
@end

@interface NSTextAttachment : NSObject
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic) CGRect bounds;
@end

@interface NSAttributedString (NSAttributedStringAttachmentConveniences)
+ (NSAttributedString *)attributedStringWithAttachment:(NSTextAttachment *)attachment
    NS_SWIFT_NAME(init(attachment:));
@end

NS_SWIFT_SENDABLE
@interface UIGraphicsImageRendererContext : NSObject
- (void)fillRect:(CGRect)rect NS_SWIFT_NAME(fill(_:));
@end

// Drawing is allowed on every thread.
@interface UIGraphicsImageRenderer : NSObject
- (instancetype)initWithSize:(CGSize)size;
- (UIImage *)imageWithActions:
    (void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    NS_SWIFT_NAME(image(actions:));
@end

@interface NSAttributedString (NSStringDrawing)
- (CGSize)size;
- (void)drawAtPoint:(CGPoint)point NS_SWIFT_NAME(draw(at:));
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView
                       withView:(nullable UIView *)view
                        atScale:(CGFloat)scale;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView
    NS_SWIFT_NAME(scrollViewShouldScrollToTop(_:));
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView
    NS_SWIFT_NAME(scrollViewDidScrollToTop(_:));
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
