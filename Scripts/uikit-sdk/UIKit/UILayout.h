// Auto Layout: anchors, constraints, guides, and stack views.
#pragma once

#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

typedef NS_ENUM(NSInteger, NSLayoutRelation, "NSLayoutConstraint.Relation") {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1
};

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis, "NSLayoutConstraint.Axis") {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1
};

NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
@property UILayoutPriority priority;
@property CGFloat constant;
@property (readonly) CGFloat multiplier;
@property (readonly) NSLayoutRelation relation;
@property (getter=isActive) BOOL active;
@property (nullable, copy) NSString *identifier;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(activate(_:));
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(deactivate(_:));
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                    constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                 constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor <NSLayoutXAxisAnchor *>
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor <NSLayoutYAxisAnchor *>
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor <NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
    NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
                                       constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
@end

NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nullable, nonatomic, readonly, weak) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end

NS_SWIFT_UI_ACTOR
@interface UIView (UIConstraintBasedLayout)
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints;
@property (nonatomic, readonly) BOOL hasAmbiguousLayout;
@property (nonatomic, readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide NS_SWIFT_NAME(addLayoutGuide(_:));
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis;
- (void)setNeedsUpdateConstraints;
- (void)updateConstraints NS_REQUIRES_SUPER;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;
@end

typedef NS_ENUM(NSInteger, UIStackViewDistribution, "UIStackView.Distribution") {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
};

typedef NS_ENUM(NSInteger, UIStackViewAlignment, "UIStackView.Alignment") {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline
};

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing
               afterView:(UIView *)arrangedSubview NS_SWIFT_NAME(setCustomSpacing(_:after:));
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end

NS_ASSUME_NONNULL_END
