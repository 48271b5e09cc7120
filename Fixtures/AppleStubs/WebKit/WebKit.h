// WebKit's web view and its navigation delegate protocol by their public declarations, so that these come
// into Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import UIKit;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) {
  WKNavigationActionPolicyCancel,
  WKNavigationActionPolicyAllow,
  WKNavigationActionPolicyDownload API_AVAILABLE_IOS(14.5)
};

typedef NS_ENUM(NSInteger, WKNavigationResponsePolicy) {
  WKNavigationResponsePolicyCancel,
  WKNavigationResponsePolicyAllow,
  WKNavigationResponsePolicyDownload API_AVAILABLE_IOS(14.5)
};

NS_SWIFT_UI_ACTOR @interface WKNavigation : NSObject
@end

NS_SWIFT_UI_ACTOR @interface WKNavigationAction : NSObject
@end

NS_SWIFT_UI_ACTOR @interface WKNavigationResponse : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(13.0) @interface WKWebpagePreferences : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(14.5) @interface WKDownload : NSObject
@end

NS_SWIFT_UI_ACTOR @interface WKBackForwardListItem : NSObject
@end

@protocol WKNavigationDelegate;

NS_SWIFT_UI_ACTOR @interface WKWebView : UIView
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@end

NS_SWIFT_UI_ACTOR @protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction decisionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(WKNavigationActionPolicy))decisionHandler NS_SWIFT_ASYNC(3);
- (void)webView:(WKWebView *)webView decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction preferences:(WKWebpagePreferences *)preferences decisionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(WKNavigationActionPolicy, WKWebpagePreferences *))decisionHandler NS_SWIFT_ASYNC(4) API_AVAILABLE_IOS(13.0);
- (void)webView:(WKWebView *)webView decidePolicyForNavigationResponse:(WKNavigationResponse *)navigationResponse decisionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(WKNavigationResponsePolicy))decisionHandler NS_SWIFT_ASYNC(3);
- (void)webView:(WKWebView *)webView didStartProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView didReceiveServerRedirectForProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView didFailProvisionalNavigation:(null_unspecified WKNavigation *)navigation withError:(NSError *)error;
- (void)webView:(WKWebView *)webView didCommitNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView didFinishNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView didFailNavigation:(null_unspecified WKNavigation *)navigation withError:(NSError *)error;
- (void)webView:(WKWebView *)webView didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(NSURLSessionAuthChallengeDisposition disposition, NSURLCredential * _Nullable credential))completionHandler NS_SWIFT_NAME(webView(_:didReceive:completionHandler:)) NS_SWIFT_ASYNC_NAME(webView(_:respondTo:));
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)webView;
- (void)webView:(WKWebView *)webView authenticationChallenge:(NSURLAuthenticationChallenge *)challenge shouldAllowDeprecatedTLS:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(BOOL))decisionHandler API_AVAILABLE_IOS(14.0);
- (void)webView:(WKWebView *)webView navigationAction:(WKNavigationAction *)navigationAction didBecomeDownload:(WKDownload *)download API_AVAILABLE_IOS(14.5);
- (void)webView:(WKWebView *)webView navigationResponse:(WKNavigationResponse *)navigationResponse didBecomeDownload:(WKDownload *)download API_AVAILABLE_IOS(14.5);
- (void)webView:(WKWebView *)webView shouldGoToBackForwardListItem:(WKBackForwardListItem *)backForwardListItem willUseInstantBack:(BOOL)willUseInstantBack completionHandler:(void (^)(BOOL shouldGoToItem))completionHandler NS_SWIFT_NAME(webView(_:shouldGoTo:willUseInstantBack:completionHandler:)) API_AVAILABLE_IOS(26.0);
@end

NS_ASSUME_NONNULL_END
