// The part of Foundation that the plugins use, for files and programs: by their public declarations. Nothing here is
// ever linked or run.

#pragma once

#include "Delegates.h"

#define API_UNAVAILABLE_IOS __attribute__((availability(ios, unavailable)))

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSURLResourceKey __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(URLResourceKey);
typedef NSString *NSFileAttributeKey __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(FileAttributeKey);

typedef NS_OPTIONS(NSUInteger, NSDirectoryEnumerationOptions) {
  NSDirectoryEnumerationSkipsHiddenFiles = 1UL << 2
} NS_SWIFT_NAME(FileManager.DirectoryEnumerationOptions);

@interface NSEnumerator<ObjectType> : NSObject
@end
NS_SWIFT_NAME(FileManager.DirectoryEnumerator) @interface NSDirectoryEnumerator<ObjectType> : NSEnumerator<ObjectType>
@end

@interface NSFileManager (Directories)
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
- (nullable NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url includingPropertiesForKeys:(nullable NSArray<NSURLResourceKey> *)keys options:(NSDirectoryEnumerationOptions)mask error:(NSError **)error;
- (nullable NSDirectoryEnumerator<NSURL *> *)enumeratorAtURL:(NSURL *)url includingPropertiesForKeys:(nullable NSArray<NSURLResourceKey> *)keys options:(NSDirectoryEnumerationOptions)mask errorHandler:(BOOL (^ _Nullable)(NSURL *url, NSError *error))handler;
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error;
- (BOOL)removeItemAtURL:(NSURL *)URL error:(NSError **)error;
- (BOOL)isExecutableFileAtPath:(NSString *)path;
@end

NS_SWIFT_NAME(FileHandle) @interface NSFileHandle : NSObject
@property (class, readonly, strong) NSFileHandle *fileHandleWithNullDevice NS_SWIFT_NAME(nullDevice);
@end
NS_SWIFT_NAME(Pipe) @interface NSPipe : NSObject
@property (readonly, retain) NSFileHandle *fileHandleForReading;
@end

typedef NS_ENUM(NSInteger, NSTaskTerminationReason) {
  NSTaskTerminationReasonExit = 1,
  NSTaskTerminationReasonUncaughtSignal = 2
} NS_SWIFT_NAME(Process.TerminationReason);

API_UNAVAILABLE_IOS NS_SWIFT_NAME(Process) @interface NSTask : NSObject
@property (nullable, copy) NSURL *executableURL;
@property (nullable, copy) NSArray<NSString *> *arguments;
@property (nullable, retain) id standardInput;
@property (nullable, retain) id standardOutput;
@property (nullable, retain) id standardError;
@property (readonly) int terminationStatus;
@property (readonly) NSTaskTerminationReason terminationReason;
- (BOOL)launchAndReturnError:(NSError **)error NS_SWIFT_NAME(run());
- (void)waitUntilExit;
@end

NS_SWIFT_NAME(ProcessInfo) @interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end

typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) {
  NSJSONReadingMutableContainers = 1UL << 0
} NS_SWIFT_NAME(JSONSerialization.ReadingOptions);
typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) {
  NSJSONWritingSortedKeys = 1UL << 1
} NS_SWIFT_NAME(JSONSerialization.WritingOptions);

NS_SWIFT_NAME(JSONSerialization) @interface NSJSONSerialization : NSObject
+ (nullable NSData *)dataWithJSONObject:(id)obj options:(NSJSONWritingOptions)opt error:(NSError **)error;
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError **)error;
@end

NS_ASSUME_NONNULL_END
