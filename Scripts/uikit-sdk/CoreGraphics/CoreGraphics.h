// Points, sizes and rectangles. The functions are members in Swift, as the SDK's API notes make them.
#pragma once

#include <stdbool.h>

#define CG_SWIFT_NAME(name) __attribute__((swift_name(#name)))

typedef double CGFloat;

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef struct CGAffineTransform {
  CGFloat a, b, c, d;
  CGFloat tx, ty;
} CGAffineTransform;

extern const CGAffineTransform CGAffineTransformIdentity
    CG_SWIFT_NAME(CGAffineTransform.identity);
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle)
    CG_SWIFT_NAME(CGAffineTransform.init(rotationAngle:));

CGFloat CGRectGetMidX(CGRect rect) CG_SWIFT_NAME(getter:CGRect.midX(self:));
CGFloat CGRectGetMidY(CGRect rect) CG_SWIFT_NAME(getter:CGRect.midY(self:));
extern const CGPoint CGPointZero CG_SWIFT_NAME(CGPoint.zero);
extern const CGSize CGSizeZero CG_SWIFT_NAME(CGSize.zero);
extern const CGRect CGRectZero CG_SWIFT_NAME(CGRect.zero);

CGFloat CGRectGetMinX(CGRect rect) CG_SWIFT_NAME(getter:CGRect.minX(self:));
CGFloat CGRectGetMaxX(CGRect rect) CG_SWIFT_NAME(getter:CGRect.maxX(self:));
CGFloat CGRectGetMinY(CGRect rect) CG_SWIFT_NAME(getter:CGRect.minY(self:));
CGFloat CGRectGetMaxY(CGRect rect) CG_SWIFT_NAME(getter:CGRect.maxY(self:));
CGFloat CGRectGetWidth(CGRect rect) CG_SWIFT_NAME(getter:CGRect.width(self:));
CGFloat CGRectGetHeight(CGRect rect) CG_SWIFT_NAME(getter:CGRect.height(self:));
bool CGRectIsEmpty(CGRect rect) CG_SWIFT_NAME(getter:CGRect.isEmpty(self:));

// Bridged, so that the importer makes classes of them.
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
