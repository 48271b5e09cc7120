// UIKit's views and controllers that have delegates, and the delegate protocols by their public declarations, so
// that these come into Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import Foundation;

typedef double CGFloat;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct NSRange { NSUInteger location; NSUInteger length; } NSRange;

@interface NSValue (NSRange)
@property (readonly) NSRange rangeValue;
@end

#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UIView : UIResponder
@property (nonatomic) CGRect bounds;
@end

NS_SWIFT_UI_ACTOR @interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder
@property (null_resettable, nonatomic, strong) UIView *view;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIMenuElement : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIMenu : UIMenuElement
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIAction : UIMenuElement
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIContextMenuConfiguration : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UISwipeActionsConfiguration : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @protocol UIContextMenuInteractionAnimating <NSObject>
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(16.0) @protocol UIEditMenuInteractionAnimating <NSObject>
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(18.4) @interface UIInputSuggestion : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UITargetedPreview : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UIFocusUpdateContext : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UIFocusAnimationCoordinator : NSObject
@end

// MARK: Scroll view

@protocol UIScrollViewDelegate;

NS_SWIFT_UI_ACTOR @interface UIScrollView : UIView
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(inout CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view atScale:(CGFloat)scale;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView NS_SWIFT_NAME(scrollViewShouldScrollToTop(_:));
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView NS_SWIFT_NAME(scrollViewDidScrollToTop(_:));
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView API_AVAILABLE_IOS(11.0);
@end

// MARK: Table view

@class UITableView;

typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone,
  UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert
} NS_SWIFT_NAME(UITableViewCell.EditingStyle);

typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator
} NS_SWIFT_NAME(UITableViewCell.AccessoryType);

NS_SWIFT_UI_ACTOR @interface UITableViewCell : UIView
@end

NS_SWIFT_UI_ACTOR @interface UITableViewRowAction : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@end

NS_SWIFT_UI_ACTOR @protocol UISpringLoadedInteractionContext <NSObject>
@end

NS_SWIFT_UI_ACTOR @protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView;
- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index;
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath;
@end

NS_SWIFT_UI_ACTOR @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (UITableViewCellAccessoryType)tableView:(UITableView *)tableView accessoryTypeForRowWithIndexPath:(NSIndexPath *)indexPath API_UNAVAILABLE;
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(16.0);
- (void)tableView:(UITableView *)tableView performPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(16.0);
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSString *)tableView:(UITableView *)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSArray<UITableViewRowAction *> *)tableView:(UITableView *)tableView editActionsForRowAtIndexPath:(NSIndexPath *)indexPath API_DEPRECATED("Use trailingSwipeActionsConfigurationForRowAt");
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(11.0);
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(11.0);
- (BOOL)tableView:(UITableView *)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(nullable NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath;
- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldShowMenuForRowAtIndexPath:(NSIndexPath *)indexPath API_DEPRECATED_IOS(13.0, "Use context menus");
- (BOOL)tableView:(UITableView *)tableView canPerformAction:(SEL)action forRowAtIndexPath:(NSIndexPath *)indexPath withSender:(nullable id)sender API_DEPRECATED_IOS(13.0, "Use context menus");
- (void)tableView:(UITableView *)tableView performAction:(SEL)action forRowAtIndexPath:(NSIndexPath *)indexPath withSender:(nullable id)sender API_DEPRECATED_IOS(13.0, "Use context menus");
- (BOOL)tableView:(UITableView *)tableView canFocusRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldUpdateFocusInContext:(UITableViewFocusUpdateContext *)context;
- (void)tableView:(UITableView *)tableView didUpdateFocusInContext:(UITableViewFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInTableView:(UITableView *)tableView;
- (BOOL)tableView:(UITableView *)tableView selectionFollowsFocusForRowAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(15.0);
- (BOOL)tableView:(UITableView *)tableView shouldSpringLoadRowAtIndexPath:(NSIndexPath *)indexPath withContext:(id<UISpringLoadedInteractionContext>)context API_AVAILABLE_IOS(11.0);
- (BOOL)tableView:(UITableView *)tableView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(13.0);
- (void)tableView:(UITableView *)tableView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(13.0);
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView *)tableView API_AVAILABLE_IOS(13.0);
- (nullable UIContextMenuConfiguration *)tableView:(UITableView *)tableView contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point API_AVAILABLE_IOS(13.0);
- (nullable UITargetedPreview *)tableView:(UITableView *)tableView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration NS_SWIFT_NAME(tableView(_:previewForHighlightingContextMenuWithConfiguration:)) API_AVAILABLE_IOS(13.0);
- (nullable UITargetedPreview *)tableView:(UITableView *)tableView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration NS_SWIFT_NAME(tableView(_:previewForDismissingContextMenuWithConfiguration:)) API_AVAILABLE_IOS(13.0);
- (void)tableView:(UITableView *)tableView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator API_AVAILABLE_IOS(13.0);
- (void)tableView:(UITableView *)tableView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(nullable id<UIContextMenuInteractionAnimating>)animator NS_SWIFT_NAME(tableView(_:willDisplayContextMenu:animator:)) API_AVAILABLE_IOS(14.0);
- (void)tableView:(UITableView *)tableView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(nullable id<UIContextMenuInteractionAnimating>)animator NS_SWIFT_NAME(tableView(_:willEndContextMenuInteraction:animator:)) API_AVAILABLE_IOS(14.0);
@end

NS_SWIFT_UI_ACTOR @interface UITableView : UIScrollView
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
- (void)reloadData;
@end

// MARK: Text field

@protocol UITextFieldDelegate;

typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted
} NS_SWIFT_NAME(UITextField.DidEndEditingReason);

NS_SWIFT_UI_ACTOR @interface UITextField : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason API_AVAILABLE_IOS(10.0);
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string;
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRanges:(NSArray<NSValue *> *)ranges replacementString:(NSString *)string NS_SWIFT_NAME(textField(_:shouldChangeCharactersInRanges:replacementString:)) API_AVAILABLE_IOS(26.0);
- (void)textFieldDidChangeSelection:(UITextField *)textField API_AVAILABLE_IOS(13.0);
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (nullable UIMenu *)textField:(UITextField *)textField editMenuForCharactersInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions API_AVAILABLE_IOS(16.0);
- (nullable UIMenu *)textField:(UITextField *)textField editMenuForCharactersInRanges:(NSArray<NSValue *> *)ranges suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions NS_SWIFT_NAME(textField(_:editMenuForCharactersInRanges:suggestedActions:)) API_AVAILABLE_IOS(26.0);
- (void)textField:(UITextField *)textField willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator NS_SWIFT_NAME(textField(_:willPresentEditMenuWith:)) API_AVAILABLE_IOS(16.0);
- (void)textField:(UITextField *)textField willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator NS_SWIFT_NAME(textField(_:willDismissEditMenuWith:)) API_AVAILABLE_IOS(16.0);
- (void)textField:(UITextField *)textField insertInputSuggestion:(UIInputSuggestion *)inputSuggestion NS_SWIFT_NAME(textField(_:insertInputSuggestion:)) API_AVAILABLE_IOS(18.4);
@end

// MARK: Collection view

@class UICollectionView;

NS_SWIFT_UI_ACTOR @interface UICollectionReusableView : UIView
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewCell : UICollectionReusableView
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewLayout : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewTransitionLayout : UICollectionViewLayout
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout nextLayout:(UICollectionViewLayout *)newLayout __attribute__((objc_designated_initializer));
@end

NS_SWIFT_UI_ACTOR @interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIWindowScene : UIResponder
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIWindowScene.ActivationConfiguration) API_AVAILABLE_IOS(15.0) @interface UIWindowSceneActivationConfiguration : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(16.0);
- (void)collectionView:(UICollectionView *)collectionView performPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(16.0);
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView willDisplaySupplementaryView:(UICollectionReusableView *)view forElementKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingSupplementaryView:(UICollectionReusableView *)view forElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldShowMenuForItemAtIndexPath:(NSIndexPath *)indexPath API_DEPRECATED_IOS(13.0, "Use context menus");
- (BOOL)collectionView:(UICollectionView *)collectionView canPerformAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(nullable id)sender API_DEPRECATED_IOS(13.0, "Use context menus");
- (void)collectionView:(UICollectionView *)collectionView performAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(nullable id)sender API_DEPRECATED_IOS(13.0, "Use context menus");
- (UICollectionViewTransitionLayout *)collectionView:(UICollectionView *)collectionView transitionLayoutForOldLayout:(UICollectionViewLayout *)fromLayout newLayout:(UICollectionViewLayout *)toLayout;
- (BOOL)collectionView:(UICollectionView *)collectionView canFocusItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context;
- (void)collectionView:(UICollectionView *)collectionView didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView *)collectionView;
- (BOOL)collectionView:(UICollectionView *)collectionView selectionFollowsFocusForItemAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(15.0);
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath *)originalIndexPath atCurrentIndexPath:(NSIndexPath *)currentIndexPath toProposedIndexPath:(NSIndexPath *)proposedIndexPath NS_SWIFT_NAME(collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)) API_AVAILABLE_IOS(15.0);
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath *)currentIndexPath toProposedIndexPath:(NSIndexPath *)proposedIndexPath API_DEPRECATED_IOS(15.0, "Use targetIndexPathForMoveOfItemFromOriginalIndexPath");
- (CGPoint)collectionView:(UICollectionView *)collectionView targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (BOOL)collectionView:(UICollectionView *)collectionView canEditItemAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(14.0);
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSpringLoadItemAtIndexPath:(NSIndexPath *)indexPath withContext:(id<UISpringLoadedInteractionContext>)context;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(13.0);
- (void)collectionView:(UICollectionView *)collectionView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(13.0);
- (void)collectionViewDidEndMultipleSelectionInteraction:(UICollectionView *)collectionView API_AVAILABLE_IOS(13.0);
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths point:(CGPoint)point API_AVAILABLE_IOS(16.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView contextMenuConfiguration:(UIContextMenuConfiguration *)configuration highlightPreviewForItemAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(16.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView contextMenuConfiguration:(UIContextMenuConfiguration *)configuration dismissalPreviewForItemAtIndexPath:(NSIndexPath *)indexPath API_AVAILABLE_IOS(16.0);
- (void)collectionView:(UICollectionView *)collectionView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator API_AVAILABLE_IOS(13.0);
- (void)collectionView:(UICollectionView *)collectionView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(nullable id<UIContextMenuInteractionAnimating>)animator NS_SWIFT_NAME(collectionView(_:willDisplayContextMenu:animator:)) API_AVAILABLE_IOS(13.2);
- (void)collectionView:(UICollectionView *)collectionView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(nullable id<UIContextMenuInteractionAnimating>)animator NS_SWIFT_NAME(collectionView(_:willEndContextMenuInteraction:animator:)) API_AVAILABLE_IOS(13.2);
- (nullable UIWindowSceneActivationConfiguration *)collectionView:(UICollectionView *)collectionView sceneActivationConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point API_AVAILABLE_IOS(15.0);
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point API_AVAILABLE_IOS(13.0) API_DEPRECATED_IOS(16.0, "Use contextMenuConfigurationForItemsAt");
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration NS_SWIFT_NAME(collectionView(_:previewForHighlightingContextMenuWithConfiguration:)) API_AVAILABLE_IOS(13.0) API_DEPRECATED_IOS(16.0, "Use highlightPreviewForItemAt");
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration NS_SWIFT_NAME(collectionView(_:previewForDismissingContextMenuWithConfiguration:)) API_AVAILABLE_IOS(13.0) API_DEPRECATED_IOS(16.0, "Use dismissalPreviewForItemAt");
@end

NS_SWIFT_UI_ACTOR @interface UICollectionView : UIScrollView
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@end

// MARK: Text view

@protocol UITextViewDelegate;

typedef NS_ENUM(NSInteger, UITextItemInteraction) {
  UITextItemInteractionInvokeDefaultAction,
  UITextItemInteractionPresentActions,
  UITextItemInteractionPreview
};

@interface NSTextAttachment : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UITextItem : NSObject
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UITextItem.MenuConfiguration) @interface UITextItemMenuConfiguration : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(18.0) @interface UITextFormattingViewController : UIViewController
@end

NS_SWIFT_UI_ACTOR @interface UITextView : UIScrollView
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges replacementText:(NSString *)text NS_SWIFT_NAME(textView(_:shouldChangeTextInRanges:replacementText:)) API_AVAILABLE_IOS(26.0);
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
- (nullable UIMenu *)textView:(UITextView *)textView editMenuForTextInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions API_AVAILABLE_IOS(16.0);
- (nullable UIMenu *)textView:(UITextView *)textView editMenuForTextInRanges:(NSArray<NSValue *> *)ranges suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions NS_SWIFT_NAME(textView(_:editMenuForTextInRanges:suggestedActions:)) API_AVAILABLE_IOS(26.0);
- (void)textView:(UITextView *)textView willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator NS_SWIFT_NAME(textView(_:willPresentEditMenuWith:)) API_AVAILABLE_IOS(16.0);
- (void)textView:(UITextView *)textView willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator NS_SWIFT_NAME(textView(_:willDismissEditMenuWith:)) API_AVAILABLE_IOS(16.0);
- (nullable UIAction *)textView:(UITextView *)textView primaryActionForTextItem:(UITextItem *)textItem defaultAction:(UIAction *)defaultAction API_AVAILABLE_IOS(17.0);
- (nullable UITextItemMenuConfiguration *)textView:(UITextView *)textView menuConfigurationForTextItem:(UITextItem *)textItem defaultMenu:(UIMenu *)defaultMenu API_AVAILABLE_IOS(17.0);
- (void)textView:(UITextView *)textView textItemMenuWillDisplayForTextItem:(UITextItem *)textItem animator:(id<UIContextMenuInteractionAnimating>)animator API_AVAILABLE_IOS(17.0);
- (void)textView:(UITextView *)textView textItemMenuWillEndForTextItem:(UITextItem *)textItem animator:(id<UIContextMenuInteractionAnimating>)animator API_AVAILABLE_IOS(17.0);
- (void)textViewWritingToolsWillBegin:(UITextView *)textView API_AVAILABLE_IOS(18.0);
- (void)textViewWritingToolsDidEnd:(UITextView *)textView API_AVAILABLE_IOS(18.0);
- (NSArray<NSValue *> *)textView:(UITextView *)textView writingToolsIgnoredRangesInEnclosingRange:(NSRange)enclosingRange NS_SWIFT_NAME(textView(_:writingToolsIgnoredRangesInEnclosingRange:)) API_AVAILABLE_IOS(18.0);
- (void)textView:(UITextView *)textView willBeginFormattingWithViewController:(UITextFormattingViewController *)viewController NS_SWIFT_NAME(textView(_:willBeginFormattingWith:)) API_AVAILABLE_IOS(18.0);
- (void)textView:(UITextView *)textView didBeginFormattingWithViewController:(UITextFormattingViewController *)viewController NS_SWIFT_NAME(textView(_:didBeginFormattingWith:)) API_AVAILABLE_IOS(18.0);
- (void)textView:(UITextView *)textView willEndFormattingWithViewController:(UITextFormattingViewController *)viewController NS_SWIFT_NAME(textView(_:willEndFormattingWith:)) API_AVAILABLE_IOS(18.0);
- (void)textView:(UITextView *)textView didEndFormattingWithViewController:(UITextFormattingViewController *)viewController NS_SWIFT_NAME(textView(_:didEndFormattingWith:)) API_AVAILABLE_IOS(18.0);
- (void)textView:(UITextView *)textView insertInputSuggestion:(UIInputSuggestion *)inputSuggestion NS_SWIFT_NAME(textView(_:insertInputSuggestion:)) API_AVAILABLE_IOS(18.4);
- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction API_DEPRECATED_IOS(17.0, "Use textView(_:primaryActionFor:defaultAction:)");
- (BOOL)textView:(UITextView *)textView shouldInteractWithTextAttachment:(NSTextAttachment *)textAttachment inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction API_DEPRECATED_IOS(17.0, "Use textView(_:primaryActionFor:defaultAction:)");
- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL inRange:(NSRange)characterRange API_DEPRECATED_IOS(10.0, "Use textView(_:shouldInteractWith:in:interaction:)");
- (BOOL)textView:(UITextView *)textView shouldInteractWithTextAttachment:(NSTextAttachment *)textAttachment inRange:(NSRange)characterRange API_DEPRECATED_IOS(10.0, "Use textView(_:shouldInteractWith:in:interaction:)");
@end

// MARK: Navigation controller

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown,
  UIInterfaceOrientationPortrait,
  UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << 1,
  UIInterfaceOrientationMaskLandscape = 1 << 3 | 1 << 4,
  UIInterfaceOrientationMaskAll = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4,
  UIInterfaceOrientationMaskAllButUpsideDown = 1 << 1 | 1 << 3 | 1 << 4
};

typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone,
  UINavigationControllerOperationPush,
  UINavigationControllerOperationPop
} NS_SWIFT_NAME(UINavigationController.Operation);

NS_SWIFT_UI_ACTOR @protocol UIViewControllerContextTransitioning <NSObject>
- (void)completeTransition:(BOOL)didComplete;
@end

NS_SWIFT_UI_ACTOR @protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(animateTransition(using:));
@end

NS_SWIFT_UI_ACTOR @protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@end

@protocol UINavigationControllerDelegate;

NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController *)navigationController;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController *)navigationController NS_SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:));
- (nullable id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC;
@end

// MARK: Presentation controller

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationPopover = 7,
  UIModalPresentationNone = -1
};

NS_SWIFT_UI_ACTOR @interface UITraitCollection : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinator <NSObject>
@end

@protocol UIAdaptivePresentationControllerDelegate;

NS_SWIFT_UI_ACTOR @interface UIPresentationController : NSObject
@property (nonatomic, readonly, strong) UIViewController *presentedViewController;
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

@interface UIViewController (UIPresentationController)
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@end

NS_SWIFT_UI_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)traitCollection;
- (void)presentationController:(UIPresentationController *)presentationController prepareAdaptivePresentationController:(UIPresentationController *)adaptivePresentationController NS_SWIFT_NAME(presentationController(_:prepare:)) API_AVAILABLE_IOS(15.0);
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style transitionCoordinator:(nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController API_AVAILABLE_IOS(13.0);
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController API_AVAILABLE_IOS(13.0);
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController API_AVAILABLE_IOS(13.0);
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:)) API_AVAILABLE_IOS(13.0);
@end

// MARK: Search bar

typedef NS_ENUM(NSInteger, UIBarPosition) {
  UIBarPositionAny,
  UIBarPositionBottom,
  UIBarPositionTop,
  UIBarPositionTopAttached
};

NS_SWIFT_UI_ACTOR @protocol UIBarPositioning <NSObject>
@property (nonatomic, readonly) UIBarPosition barPosition;
@end

NS_SWIFT_UI_ACTOR @protocol UIBarPositioningDelegate <NSObject>
@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning>)bar NS_SWIFT_NAME(position(for:));
@end

@protocol UISearchBarDelegate;

NS_SWIFT_UI_ACTOR @interface UISearchBar : UIView <UIBarPositioning>
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@end

NS_SWIFT_UI_ACTOR @protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges replacementText:(NSString *)replacementText NS_SWIFT_NAME(searchBar(_:shouldChangeTextInRanges:replacementText:)) API_AVAILABLE_IOS(26.0);
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarBookmarkButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarResultsListButtonClicked:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

// MARK: Tab bar controller

typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel,
  UIDropOperationForbidden,
  UIDropOperationCopy,
  UIDropOperationMove
};

NS_SWIFT_UI_ACTOR @protocol UIDropSession <NSObject>
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(18.0) @interface UITab : NSObject
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, readonly, nullable, strong) UIViewController *viewController;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(18.0) @interface UITabGroup : UITab
@end

@protocol UITabBarControllerDelegate;

NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nullable, nonatomic, assign) UIViewController *selectedViewController;
@end

NS_SWIFT_UI_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:)) API_AVAILABLE_IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController didSelectTab:(UITab *)selectedTab previousTab:(nullable UITab *)previousTab NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:)) API_AVAILABLE_IOS(18.0);
- (UIDropOperation)tabBarController:(UITabBarController *)tabBarController tab:(UITab *)tab operationForAcceptingItemsFromDropSession:(id<UIDropSession>)session API_AVAILABLE_IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController tab:(UITab *)tab acceptItemsFromDropSession:(id<UIDropSession>)session API_AVAILABLE_IOS(18.0);
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController API_AVAILABLE_IOS(18.0);
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController API_AVAILABLE_IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController visibilityDidChangeForTabs:(NSArray<UITab *> *)tabs API_AVAILABLE_IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController displayOrderDidChangeForGroup:(UITabGroup *)group API_AVAILABLE_IOS(18.0);
- (NSArray<UIViewController *> *)tabBarController:(UITabBarController *)tabBarController displayedViewControllersForTab:(UITab *)tab proposedViewControllers:(NSArray<UIViewController *> *)proposedViewControllers API_AVAILABLE_IOS(18.0);
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController willBeginCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers;
- (void)tabBarController:(UITabBarController *)tabBarController willEndCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers changed:(BOOL)changed;
- (void)tabBarController:(UITabBarController *)tabBarController didEndCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers changed:(BOOL)changed;
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController *)tabBarController;
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController *)tabBarController NS_SWIFT_NAME(tabBarControllerPreferredInterfaceOrientationForPresentation(_:));
- (nullable id<UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController *)tabBarController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController animationControllerForTransitionFromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC;
@end

// MARK: Picker view

@class UIPickerView;

@interface NSAttributedString : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UIPickerViewDataSource <NSObject>
@required
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end

NS_SWIFT_UI_ACTOR @protocol UIPickerViewDelegate <NSObject>
@optional
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component;
- (nullable NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (nullable NSAttributedString *)pickerView:(UIPickerView *)pickerView attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (UIView *)pickerView:(UIPickerView *)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(nullable UIView *)view;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end

NS_SWIFT_UI_ACTOR @interface UIPickerView : UIView
@property (nullable, nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
@end

// MARK: Gesture recognizer

NS_SWIFT_UI_ACTOR @interface UITouch : NSObject
@property (nullable, nonatomic, readonly, strong) UIView *view;
@end

NS_SWIFT_UI_ACTOR @interface UIPress : NSObject
@end

NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
@end

@protocol UIGestureRecognizerDelegate;

NS_SWIFT_UI_ACTOR @interface UIGestureRecognizer : NSObject
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nullable, nonatomic, readonly) UIView *view;
@end

NS_SWIFT_UI_ACTOR @interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)velocityInView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceivePress:(UIPress *)press;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveEvent:(UIEvent *)event API_AVAILABLE_IOS(13.4);
@end

// MARK: Application

typedef NSString *UIApplicationLaunchOptionsKey __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UIApplicationOpenURLOptionsKey __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(UIApplication.OpenURLOptionsKey);
typedef NSString *UIApplicationExtensionPointIdentifier __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(UIApplication.ExtensionPointIdentifier);
typedef NSString *UISceneSessionRole __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(UISceneSession.Role);

typedef NS_ENUM(NSUInteger, UIBackgroundFetchResult) {
  UIBackgroundFetchResultNewData,
  UIBackgroundFetchResultNoData,
  UIBackgroundFetchResultFailed
};

@interface NSUserActivity : NSObject
@property (readonly, copy) NSString *activityType;
@end

NS_SWIFT_UI_ACTOR @protocol UIUserActivityRestoring <NSObject>
@end

NS_SWIFT_UI_ACTOR @interface UIApplicationShortcutItem : NSObject
@property (nonatomic, copy, readonly) NSString *type;
@end

NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIScene : UIResponder
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions) API_AVAILABLE_IOS(13.0) @interface UISceneConnectionOptions : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole;
@end

@protocol UIApplicationDelegate;

NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (void)applicationSignificantTimeChange:(UIApplication *)application;
- (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication *)application;
- (void)applicationProtectedDataDidBecomeAvailable:(UIApplication *)application;
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options NS_SWIFT_NAME(application(_:open:options:));
- (BOOL)application:(UIApplication *)application willContinueUserActivityWithType:(NSString *)userActivityType;
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> * _Nullable restorableObjects))restorationHandler NS_SWIFT_NAME(application(_:continue:restorationHandler:));
- (void)application:(UIApplication *)application didFailToContinueUserActivityWithType:(NSString *)userActivityType error:(NSError *)error;
- (void)application:(UIApplication *)application didUpdateUserActivity:(NSUserActivity *)userActivity NS_SWIFT_NAME(application(_:didUpdate:));
- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken;
- (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))completionHandler;
- (void)application:(UIApplication *)application performFetchWithCompletionHandler:(void (^)(UIBackgroundFetchResult result))completionHandler API_DEPRECATED_IOS(13.0, "Use a BGAppRefreshTask in the BackgroundTasks framework instead");
- (void)application:(UIApplication *)application handleEventsForBackgroundURLSession:(NSString *)identifier completionHandler:(void (^)(void))completionHandler;
- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler NS_SWIFT_NAME(application(_:performActionFor:completionHandler:));
- (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window NS_SWIFT_NAME(application(_:supportedInterfaceOrientationsFor:));
- (BOOL)application:(UIApplication *)application shouldAllowExtensionPointIdentifier:(UIApplicationExtensionPointIdentifier)extensionPointIdentifier;
- (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession options:(UISceneConnectionOptions *)options NS_SWIFT_NAME(application(_:configurationForConnecting:options:)) API_AVAILABLE_IOS(13.0);
- (void)application:(UIApplication *)application didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions API_AVAILABLE_IOS(13.0);
@property (nullable, nonatomic, strong) UIWindow *window;
@end

NS_ASSUME_NONNULL_END
