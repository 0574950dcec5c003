// Lines of text to type in.
#pragma once

#import "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

@class UITextView;

NS_SWIFT_UI_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (void)textViewDidChange:(UITextView *)textView;
@end

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView <UITextInput, NSCoding>
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
// Another type than that of the scroll view's delegate, by the same name.
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

NS_ASSUME_NONNULL_END
