// Menus, previews and focus: what a table's delegate is asked and told of them.
#pragma once

#import "UIControl.h"
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UIMenu, UIViewController;

typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier);

typedef NS_OPTIONS(NSUInteger, UIMenuOptions, "UIMenu.Options") {
  UIMenuOptionsDisplayInline = 1 << 0,
  UIMenuOptionsDestructive = 1 << 1
};

// Made by the initializer of the overlay.
NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
- (instancetype)init NS_UNAVAILABLE;
@end

typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);
typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(
    NSArray<UIMenuElement *> *suggestedActions);

// Its identifier is an object that can be copied; the overlay's initializer takes it.
NS_SWIFT_UI_ACTOR
@interface UIContextMenuConfiguration : NSObject
@property (nonatomic, readonly) id<NSCopying> identifier;
@end

NS_SWIFT_UI_ACTOR
@interface UITargetedPreview : NSObject
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic, readonly) UIView *view;
- (instancetype)init NS_UNAVAILABLE;
@end

NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionAnimating <NSObject>
@property (nonatomic, readonly, nullable) UIViewController *previewViewController;
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end

NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@end

NS_SWIFT_UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(nullable void (^)(void))animations
                      completion:(nullable void (^)(void))completion;
@end

NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionContext <NSObject>
@property (nonatomic, strong, nullable) UIView *targetView;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

NS_ASSUME_NONNULL_END
