// Managed objects and the controller of their results, as far as a list of them needs.
#pragma once

#import <Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface NSManagedObjectID : NSObject <NSCopying>
@end

@protocol NSFetchRequestResult <NSObject>
@end

@interface NSManagedObject : NSObject <NSFetchRequestResult>
@property (nonatomic, readonly, strong) NSManagedObjectID *objectID;
@end

@protocol NSFetchedResultsSectionInfo
@property (nonatomic, readonly) NSString *name;
@property (nullable, nonatomic, readonly) NSString *indexTitle;
@property (nonatomic, readonly) NSUInteger numberOfObjects;
@property (nullable, nonatomic, readonly) NSArray *objects;
@end

@protocol NSFetchedResultsControllerDelegate;

@interface NSFetchedResultsController<ResultType : id<NSFetchRequestResult>> : NSObject
@property (nullable, nonatomic, weak) id<NSFetchedResultsControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) NSArray<ResultType> *fetchedObjects;
@property (nullable, nonatomic, readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
@end

@protocol NSFetchedResultsControllerDelegate <NSObject>
@optional
- (void)controllerWillChangeContent:(NSFetchedResultsController<id<NSFetchRequestResult>> *)controller;
- (void)controllerDidChangeContent:(NSFetchedResultsController<id<NSFetchRequestResult>> *)controller;
@end

NS_ASSUME_NONNULL_END
