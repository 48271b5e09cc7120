// The part of Apple's Objective-C runtime that protocols and their adopters need: declarations only, so
// that Swift for Apple's platforms can be type-checked elsewhere. Nothing here is ever linked or run.

#pragma once

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

typedef struct objc_class *Class;
typedef struct objc_selector *SEL;
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class Protocol;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector __attribute__((swift_name("perform(_:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end

NS_ASSUME_NONNULL_END
