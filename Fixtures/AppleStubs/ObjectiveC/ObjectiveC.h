// The part of Apple's Objective-C runtime that protocols and their adopters need: declarations only, so
// that Swift for Apple's platforms can be type-checked elsewhere. Nothing here is ever linked or run.

#pragma once

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

typedef struct objc_class *Class;
typedef struct objc_selector *SEL;
// As on each platform of Apple's: `bool`, except on Macs with an Intel processor.
#if __OBJC_BOOL_IS_BOOL
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class NSString, Protocol;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector __attribute__((swift_name("perform(_:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector __attribute__((swift_name("forwardingTarget(for:)")));
@end

NS_ASSUME_NONNULL_END
