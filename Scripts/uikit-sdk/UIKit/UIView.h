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

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
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
@end

typedef NSString *UIFontTextStyle NS_SWIFT_NAME(UIFont.TextStyle) NS_TYPED_ENUM;
extern UIFontTextStyle const UIFontTextStyleBody;

@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
@property (nonatomic, readonly) CGFloat lineHeight;
@end

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
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
  UIAccessibilityTraitHeader = 1 << 16
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

NS_SWIFT_UI_ACTOR
@interface UIView
    : UIResponder <NSCoding, UIAccessibilityIdentification, UITraitEnvironment>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nullable, nonatomic, copy) NSString *restorationIdentifier;

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect
    fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation;

- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (BOOL)endEditing:(BOOL)force;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@property (nonatomic, readonly) UIScreen *screen;
- (void)makeKeyAndVisible;
@end

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
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
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
