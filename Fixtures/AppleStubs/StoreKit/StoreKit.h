// StoreKit's requests and payment queue, with their delegate protocols by their public declarations, so that
// these come into Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import Foundation;

NS_ASSUME_NONNULL_BEGIN

// MARK: Products

@interface SKProduct : NSObject
@property (nonatomic, readonly) NSString *productIdentifier;
@property (nonatomic, readonly) NSString *localizedTitle;
@end

@interface SKProductsResponse : NSObject
@property (nonatomic, readonly) NSArray<SKProduct *> *products;
@property (nonatomic, readonly) NSArray<NSString *> *invalidProductIdentifiers;
@end

@protocol SKRequestDelegate;
@protocol SKProductsRequestDelegate;

@interface SKRequest : NSObject
@property (nonatomic, weak, nullable) id<SKRequestDelegate> delegate;
- (void)cancel;
- (void)start;
@end

@interface SKProductsRequest : SKRequest
@property (nonatomic, weak, nullable) id<SKProductsRequestDelegate> delegate;
@end

API_DEPRECATED_IOS(18.0, "Use StoreKit 2")
@protocol SKRequestDelegate <NSObject>
@optional
- (void)requestDidFinish:(SKRequest *)request;
- (void)request:(SKRequest *)request didFailWithError:(NSError *)error;
@end

API_DEPRECATED_IOS(18.0, "Use StoreKit 2")
@protocol SKProductsRequestDelegate <SKRequestDelegate>
@required
- (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response NS_SWIFT_NAME(productsRequest(_:didReceive:));
@end

// MARK: Payments

@interface SKPayment : NSObject
@property (nonatomic, readonly) NSString *productIdentifier;
@end

@interface SKDownload : NSObject
@end

typedef NS_ENUM(NSInteger, SKPaymentTransactionState) {
  SKPaymentTransactionStatePurchasing,
  SKPaymentTransactionStatePurchased,
  SKPaymentTransactionStateFailed,
  SKPaymentTransactionStateRestored,
  SKPaymentTransactionStateDeferred
};

@interface SKPaymentTransaction : NSObject
@property (nonatomic, readonly) SKPayment *payment;
@property (nonatomic, readonly) SKPaymentTransactionState transactionState;
@end

API_AVAILABLE_IOS(13.0) @interface SKStorefront : NSObject
@property (nonatomic, readonly) NSString *countryCode;
@end

API_AVAILABLE_IOS(13.0) @protocol SKPaymentQueueDelegate;
@protocol SKPaymentTransactionObserver;

@interface SKPaymentQueue : NSObject
@property (nonatomic, weak, nullable) id<SKPaymentQueueDelegate> delegate API_AVAILABLE_IOS(13.0);
- (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer NS_SWIFT_NAME(add(_:));
- (void)finishTransaction:(SKPaymentTransaction *)transaction NS_SWIFT_NAME(finishTransaction(_:));
@end

API_AVAILABLE_IOS(13.0) API_DEPRECATED_IOS(18.0, "Use StoreKit 2")
@protocol SKPaymentQueueDelegate <NSObject>
@optional
- (BOOL)paymentQueue:(SKPaymentQueue *)paymentQueue shouldContinueTransaction:(SKPaymentTransaction *)transaction inStorefront:(SKStorefront *)newStorefront;
- (BOOL)paymentQueueShouldShowPriceConsent:(SKPaymentQueue *)paymentQueue API_AVAILABLE_IOS(13.4);
@end

API_DEPRECATED_IOS(18.0, "Use StoreKit 2")
@protocol SKPaymentTransactionObserver <NSObject>
@required
- (void)paymentQueue:(SKPaymentQueue *)queue updatedTransactions:(NSArray<SKPaymentTransaction *> *)transactions NS_SWIFT_NAME(paymentQueue(_:updatedTransactions:));
@optional
- (void)paymentQueue:(SKPaymentQueue *)queue removedTransactions:(NSArray<SKPaymentTransaction *> *)transactions NS_SWIFT_NAME(paymentQueue(_:removedTransactions:));
- (void)paymentQueue:(SKPaymentQueue *)queue restoreCompletedTransactionsFailedWithError:(NSError *)error;
- (void)paymentQueueRestoreCompletedTransactionsFinished:(SKPaymentQueue *)queue;
- (void)paymentQueue:(SKPaymentQueue *)queue updatedDownloads:(NSArray<SKDownload *> *)downloads NS_SWIFT_NAME(paymentQueue(_:updatedDownloads:)) API_DEPRECATED("Hosted content is no longer supported");
- (BOOL)paymentQueue:(SKPaymentQueue *)queue shouldAddStorePayment:(SKPayment *)payment forProduct:(SKProduct *)product NS_SWIFT_NAME(paymentQueue(_:shouldAddStorePayment:for:));
- (void)paymentQueueDidChangeStorefront:(SKPaymentQueue *)queue API_AVAILABLE_IOS(13.0);
- (void)paymentQueue:(SKPaymentQueue *)queue didRevokeEntitlementsForProductIdentifiers:(NSArray<NSString *> *)productIdentifiers API_AVAILABLE_IOS(14.0);
@end

NS_ASSUME_NONNULL_END
