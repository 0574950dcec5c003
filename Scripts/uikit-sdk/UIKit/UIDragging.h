// Drags and drops, and the two protocols by which a table view asks about them.
#pragma once

#import "UIView.h"
#import <NSItemProvider.h>

NS_ASSUME_NONNULL_BEGIN

@class UITableView, UITableViewDropProposal;
@protocol UITableViewDropCoordinator;

NS_SWIFT_UI_ACTOR
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSItemProvider *itemProvider;
@property (nonatomic, strong, nullable) UIKIT_SDK_ID localObject;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
@property (nonatomic, readonly) BOOL allowsMoveOperation;
@property (nonatomic, readonly, getter=isRestrictedToDraggingApplication)
    BOOL restrictedToDraggingApplication;
- (BOOL)hasItemsConformingToTypeIdentifiers:(NSArray<NSString *> *)typeIdentifiers;
- (BOOL)canLoadObjectsOfClass:(Class<NSItemProviderReading>)aClass;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDragSession <UIDragDropSession>
@property (nonatomic, strong, nullable) UIKIT_SDK_ID localContext;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDropSession <UIDragDropSession>
@property (nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
@end

typedef NS_ENUM(NSUInteger, UIDropOperation, "UIDropOperation") {
  UIDropOperationCancel,
  UIDropOperationForbidden,
  UIDropOperationCopy,
  UIDropOperationMove
};

typedef NS_ENUM(NSInteger, UITableViewDropIntent, "UITableViewDropProposal.Intent") {
  UITableViewDropIntentUnspecified,
  UITableViewDropIntentInsertAtDestinationIndexPath,
  UITableViewDropIntentInsertIntoDestinationIndexPath,
  UITableViewDropIntentAutomatic
};

NS_SWIFT_UI_ACTOR
@interface UIDropProposal : NSObject
- (instancetype)initWithDropOperation:(UIDropOperation)operation
    NS_SWIFT_NAME(init(operation:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIDropOperation operation;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation
                               intent:(UITableViewDropIntent)intent
    NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UITableViewDropIntent intent;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView
        itemsForBeginningDragSession:(id<UIDragSession>)session
                         atIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView
         itemsForAddingToDragSession:(id<UIDragSession>)session
                         atIndexPath:(NSIndexPath *)indexPath
                               point:(CGPoint)point;
- (void)tableView:(UITableView *)tableView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView
    dragSessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView
    dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDropDelegate <NSObject>
- (void)tableView:(UITableView *)tableView
    performDropWithCoordinator:(id<UITableViewDropCoordinator>)coordinator;
@optional
- (BOOL)tableView:(UITableView *)tableView canHandleDropSession:(id<UIDropSession>)session;
- (void)tableView:(UITableView *)tableView dropSessionDidEnter:(id<UIDropSession>)session;
- (UITableViewDropProposal *)tableView:(UITableView *)tableView
                  dropSessionDidUpdate:(id<UIDropSession>)session
              withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath;
- (void)tableView:(UITableView *)tableView dropSessionDidExit:(id<UIDropSession>)session;
- (void)tableView:(UITableView *)tableView dropSessionDidEnd:(id<UIDropSession>)session;
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDragAnimating <NSObject>
@end

NS_SWIFT_UI_ACTOR
@protocol UITableViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UITableViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UITableViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem
               toRowAtIndexPath:(NSIndexPath *)indexPath;
@end

NS_ASSUME_NONNULL_END
