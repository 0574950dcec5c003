// The table view, and the two protocols that it asks. Every method of theirs that the back end could
// misspell is here: the compiler only warns of near misses of methods that it knows.
#pragma once

#import "UIDragging.h"
#import "UIMenu.h"
#import "UITableViewCell.h"
#import "UIViewController.h"
#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UINib, UITableView, UITableViewFocusUpdateContext;

typedef NS_ENUM(NSInteger, UITableViewStyle, "UITableView.Style") {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped
};

typedef NS_ENUM(NSInteger, UITableViewScrollPosition, "UITableView.ScrollPosition") {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom
};

typedef NS_ENUM(NSInteger, UITableViewSelfSizingInvalidation,
                "UITableView.SelfSizingInvalidation") {
  UITableViewSelfSizingInvalidationDisabled,
  UITableViewSelfSizingInvalidationEnabled,
  UITableViewSelfSizingInvalidationEnabledIncludingConstraints
};

typedef NS_ENUM(NSInteger, UITableViewRowAnimation, "UITableView.RowAnimation") {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100
};

extern const CGFloat UITableViewAutomaticDimension NS_SWIFT_NAME(UITableView.automaticDimension);

NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView;
- (NSInteger)tableView:(UITableView *)tableView
    sectionForSectionIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index;
- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath
           toIndexPath:(NSIndexPath *)destinationIndexPath;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    willDisplayHeaderView:(UIView *)view
            forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    willDisplayFooterView:(UIView *)view
            forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingCell:(UITableViewCell *)cell
       forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingHeaderView:(UIView *)view
                 forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingFooterView:(UIView *)view
                 forSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView
    estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (NSInteger)tableView:(UITableView *)tableView
    indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView
           willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView
         willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView
    canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    performPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView
    shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView *)tableView;
- (BOOL)tableView:(UITableView *)tableView
    shouldSpringLoadRowAtIndexPath:(NSIndexPath *)indexPath
                       withContext:(id<UISpringLoadedInteractionContext>)context;
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView
           editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSString *)tableView:(UITableView *)tableView
    titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView
    shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didEndEditingRowAtIndexPath:(nullable NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView
    targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath
                         toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath;
- (BOOL)tableView:(UITableView *)tableView canFocusRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView
    shouldUpdateFocusInContext:(UITableViewFocusUpdateContext *)context;
- (void)tableView:(UITableView *)tableView
    didUpdateFocusInContext:(UITableViewFocusUpdateContext *)context
    withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInTableView:(UITableView *)tableView;
- (BOOL)tableView:(UITableView *)tableView
    selectionFollowsFocusForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UIContextMenuConfiguration *)tableView:(UITableView *)tableView
    contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
                                        point:(CGPoint)point;
- (nullable UITargetedPreview *)tableView:(UITableView *)tableView
    previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    NS_SWIFT_NAME(tableView(_:previewForHighlightingContextMenuWithConfiguration:));
- (nullable UITargetedPreview *)tableView:(UITableView *)tableView
    previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    NS_SWIFT_NAME(tableView(_:previewForDismissingContextMenuWithConfiguration:));
- (void)tableView:(UITableView *)tableView
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                            animator:
        (id<UIContextMenuInteractionCommitAnimating>)animator;
- (void)tableView:(UITableView *)tableView
    willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                   animator:
        (nullable id<UIContextMenuInteractionAnimating>)animator
    NS_SWIFT_NAME(tableView(_:willDisplayContextMenu:animator:));
- (void)tableView:(UITableView *)tableView
    willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration
                                          animator:
        (nullable id<UIContextMenuInteractionAnimating>)animator
    NS_SWIFT_NAME(tableView(_:willEndContextMenuInteraction:animator:));
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSourcePrefetching <NSObject>
- (void)tableView:(UITableView *)tableView
    prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)tableView:(UITableView *)tableView
    cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

// Where the state of a table is saved and restored by the names of rows.
NS_SWIFT_UI_ACTOR
@protocol UIDataSourceModelAssociation
- (nullable NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)idx
                                                     inView:(UIView *)view;
- (nullable NSIndexPath *)indexPathForElementWithModelIdentifier:(NSString *)identifier
                                                          inView:(UIView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end

extern NSString *const UITableViewIndexSearch NS_SWIFT_NAME(UITableView.indexSearch);

NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame
                        style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
// Another type than that of the scroll view's delegate, by the same name.
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;

@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) UITableViewSelfSizingInvalidation selfSizingInvalidation;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic) CGFloat fillerRowHeight;
@property (nonatomic) CGFloat sectionHeaderTopPadding;
@property (nonatomic, weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, strong, nullable) UIView *tableFooterView;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@property (nonatomic, weak, nullable) id<UITableViewDragDelegate> dragDelegate;
@property (nonatomic, weak, nullable) id<UITableViewDropDelegate> dropDelegate;
@property (nonatomic) BOOL dragInteractionEnabled;
@property (nonatomic, readonly) BOOL hasActiveDrag;
@property (nonatomic, readonly) BOOL hasActiveDrop;

@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForSection:(NSInteger)section;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForFooterInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section;
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section;

- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;

- (void)performBatchUpdates:(void (NS_NOESCAPE ^ _Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reloadData;
- (void)reloadSectionIndexTitles;

@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property (nonatomic) BOOL selectionFollowsFocus;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;

- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath;
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:
    (NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)aClass
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
@end

NS_SWIFT_UI_ACTOR
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil;
@end

// Every method of the two protocols is to be overridden, and said so.
NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@end

NS_ASSUME_NONNULL_END
