// Controllers, bars and search: as much as a screen with a table uses.
#pragma once

#import "UIControl.h"
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController, UINavigationItem, UISearchController;

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(
                id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^_Nullable)(
                                id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_NAME(animate(alongsideTransition:completion:)) NS_SWIFT_DISABLE_ASYNC
    NS_SWIFT_DISCARDABLE;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding, UIAccessibilityIdentification>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@end

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle, "UIBarButtonItem.Style") {
  UIBarButtonItemStylePlain,
  UIBarButtonItemStyleDone = 2
};

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem, "UIBarButtonItem.SystemItem") {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave,
  UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemClose = 24
};

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable UIKIT_SDK_ID)target
                       action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                                     target:(nullable UIKIT_SDK_ID)target
                                     action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
@property (nonatomic, strong, nullable) UIAction *primaryAction;
@property (nullable, nonatomic, strong) UIColor *tintColor;
+ (instancetype)flexibleSpaceItem NS_SWIFT_NAME(flexibleSpace());
@end

NS_SWIFT_UI_ACTOR
@interface UIToolbar : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nonatomic, strong, nullable) UISearchController *searchController;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling;
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nonatomic, readonly, strong, nullable) UIView *viewIfLoaded;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    NS_SWIFT_NAME(parent);
@property (nullable, nonatomic, readonly)
    UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic) BOOL definesPresentationContext;
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong)
    id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)toolbarItems
               animated:(BOOL)animated;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:));
- (void)showViewController:(UIViewController *)vc
                    sender:(nullable UIKIT_SDK_ID)sender NS_SWIFT_NAME(show(_:sender:));
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated
    NS_SWIFT_NAME(popViewController(animated:)) NS_SWIFT_DISCARDABLE;
- (nullable NSArray<__kindof UIViewController *> *)
    popToViewController:(UIViewController *)viewController
               animated:(BOOL)animated
    NS_SWIFT_NAME(popToViewController(_:animated:)) NS_SWIFT_DISCARDABLE;
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    NS_SWIFT_NAME(popToRootViewController(animated:)) NS_SWIFT_DISCARDABLE;
@end

typedef NS_ENUM(NSInteger, UIAlertActionStyle, "UIAlertAction.Style") {
  UIAlertActionStyleDefault,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive
};

typedef NS_ENUM(NSInteger, UIAlertControllerStyle, "UIAlertController.Style") {
  UIAlertControllerStyleActionSheet,
  UIAlertControllerStyleAlert
};

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : NSObject
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic, assign) CGRect sourceRect;
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@end

@interface UIViewController (UIPopoverPresentationController)
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
- (void)addTextFieldWithConfigurationHandler:
    (void (^_Nullable)(UITextField *textField))configurationHandler;
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@end

@class UIDocumentPickerViewController;

NS_SWIFT_UI_ACTOR
@protocol UIDocumentPickerDelegate <NSObject>
@optional
- (void)documentPicker:(UIDocumentPickerViewController *)controller
    didPickDocumentsAtURLs:(NSArray<NSURL *> *)urls;
- (void)documentPickerWasCancelled:(UIDocumentPickerViewController *)controller;
@end

NS_SWIFT_UI_ACTOR
@interface UIDocumentPickerViewController : UIViewController
@property (nullable, nonatomic, weak) id<UIDocumentPickerDelegate> delegate;
@property (nonatomic) BOOL allowsMultipleSelection;
@end

@class UISearchBar;

NS_SWIFT_UI_ACTOR
@interface UISearchToken : NSObject
+ (UISearchToken *)tokenWithIcon:(nullable UIImage *)icon text:(NSString *)text;
@property (nonatomic, strong, nullable) UIKIT_SDK_ID representedObject;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchTextField : UITextField
@property (nonatomic, copy) NSArray<UISearchToken *> *tokens;
@property (nonatomic) BOOL allowsDeletingTokens;
@property (nonatomic) BOOL allowsCopyingTokens;
- (void)insertToken:(UISearchToken *)suggestionToken
            atIndex:(NSInteger)tokenIndex NS_SWIFT_NAME(insertToken(_:at:));
- (void)removeTokenAtIndex:(NSInteger)tokenIndex NS_SWIFT_NAME(removeToken(at:));
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchBarDelegate <NSObject>
@optional
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar
    selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nonatomic, readonly) UISearchTextField *searchTextField;
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchSuggestion <NSObject>
@property (nonatomic, readonly, nullable) NSString *localizedSuggestion;
@property (nonatomic, readonly, nullable) UIImage *iconImage;
@property (nonatomic, strong, nullable) UIKIT_SDK_ID representedObject;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchSuggestionItem : NSObject <UISearchSuggestion>
+ (instancetype)suggestionWithLocalizedSuggestion:(NSString *)suggestion;
- (instancetype)initWithLocalizedSuggestion:(NSString *)suggestion
                       localizedDescription:(nullable NSString *)description
                                  iconImage:(nullable UIImage *)iconImage;
@property (nonatomic, readonly, nullable) NSString *localizedSuggestion;
@property (nonatomic, readonly, nullable) NSString *localizedDescription;
@property (nonatomic, readonly, nullable) UIImage *iconImage;
@property (nonatomic, strong, nullable) UIKIT_SDK_ID representedObject;
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(updateSearchResults(for:));
@optional
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
                     selectingSearchSuggestion:(id<UISearchSuggestion>)searchSuggestion
    NS_SWIFT_NAME(updateSearchResults(for:selecting:));
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(didDismissSearchController(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:
    (nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@property (nonatomic, copy, nullable) NSArray<id<UISearchSuggestion>> *searchSuggestions;
@end

NS_ASSUME_NONNULL_END
