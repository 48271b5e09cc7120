// What the delegate protocols beside this need of Apple's Foundation, and one of its own: by their public
// declarations, so that they come into Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import ObjectiveC;

#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_ASYNC(position) __attribute__((swift_async(not_swift_private, position)))
#define NS_SWIFT_ASYNC_NAME(name) __attribute__((swift_async_name(#name)))
#define NS_BRIDGED(type) __attribute__((swift_bridge(#type)))
#define API_AVAILABLE_IOS(version) __attribute__((availability(ios, introduced = version)))
#define API_DEPRECATED_IOS(version, text) __attribute__((availability(ios, deprecated = version, message = text)))
#define API_DEPRECATED(text) __attribute__((deprecated(text)))
#define API_UNAVAILABLE __attribute__((unavailable))

typedef double NSTimeInterval;

NS_ASSUME_NONNULL_BEGIN

NS_BRIDGED(Swift.String) @interface NSString : NSObject
@end
NS_BRIDGED(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject
@end
NS_BRIDGED(Swift.Set) @interface NSSet<__covariant ObjectType> : NSObject
@end
NS_BRIDGED(Swift.Dictionary) @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
NS_BRIDGED(Foundation.Data) @interface NSData : NSObject
@end
NS_BRIDGED(Foundation.Date) @interface NSDate : NSObject
@end
NS_BRIDGED(Foundation.URL) @interface NSURL : NSObject
@end
NS_BRIDGED(Foundation.IndexPath) @interface NSIndexPath : NSObject
@end
@interface NSValue : NSObject
@end
@interface NSNumber : NSValue
@end
NS_BRIDGED(Swift.Error) @interface NSError : NSObject
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

NS_SWIFT_SENDABLE @interface NSLock : NSObject <NSLocking>
@end

@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle) @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
- (nullable instancetype)initWithPath:(NSString *)path;
@property (readonly, copy) NSURL *bundleURL;
@property (nullable, readonly, copy) NSURL *resourceURL;
@end

@protocol NSXMLParserDelegate;

NS_SWIFT_NAME(XMLParser) @interface NSXMLParser : NSObject
- (instancetype)initWithData:(NSData *)data;
@property (nullable, assign) id<NSXMLParserDelegate> delegate;
@property BOOL shouldProcessNamespaces;
@property BOOL shouldReportNamespacePrefixes;
- (BOOL)parse;
@property (nullable, readonly, copy) NSError *parserError;
@end

NS_SWIFT_NAME(XMLParserDelegate)
@protocol NSXMLParserDelegate <NSObject>
@optional
- (void)parserDidStartDocument:(NSXMLParser *)parser;
- (void)parserDidEndDocument:(NSXMLParser *)parser;
- (void)parser:(NSXMLParser *)parser foundNotationDeclarationWithName:(NSString *)name publicID:(nullable NSString *)publicID systemID:(nullable NSString *)systemID;
- (void)parser:(NSXMLParser *)parser foundUnparsedEntityDeclarationWithName:(NSString *)name publicID:(nullable NSString *)publicID systemID:(nullable NSString *)systemID notationName:(nullable NSString *)notationName;
- (void)parser:(NSXMLParser *)parser foundAttributeDeclarationWithName:(NSString *)attributeName forElement:(NSString *)elementName type:(nullable NSString *)type defaultValue:(nullable NSString *)defaultValue;
- (void)parser:(NSXMLParser *)parser foundElementDeclarationWithName:(NSString *)elementName model:(NSString *)model;
- (void)parser:(NSXMLParser *)parser foundInternalEntityDeclarationWithName:(NSString *)name value:(nullable NSString *)value;
- (void)parser:(NSXMLParser *)parser foundExternalEntityDeclarationWithName:(NSString *)name publicID:(nullable NSString *)publicID systemID:(nullable NSString *)systemID;
- (void)parser:(NSXMLParser *)parser didStartElement:(NSString *)elementName namespaceURI:(nullable NSString *)namespaceURI qualifiedName:(nullable NSString *)qName attributes:(NSDictionary<NSString *, NSString *> *)attributeDict;
- (void)parser:(NSXMLParser *)parser didEndElement:(NSString *)elementName namespaceURI:(nullable NSString *)namespaceURI qualifiedName:(nullable NSString *)qName;
- (void)parser:(NSXMLParser *)parser didStartMappingPrefix:(NSString *)prefix toURI:(NSString *)namespaceURI;
- (void)parser:(NSXMLParser *)parser didEndMappingPrefix:(NSString *)prefix;
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)string;
- (void)parser:(NSXMLParser *)parser foundIgnorableWhitespace:(NSString *)whitespaceString;
- (void)parser:(NSXMLParser *)parser foundProcessingInstructionWithTarget:(NSString *)target data:(nullable NSString *)data;
- (void)parser:(NSXMLParser *)parser foundComment:(NSString *)comment;
- (void)parser:(NSXMLParser *)parser foundCDATA:(NSData *)CDATABlock;
- (nullable NSData *)parser:(NSXMLParser *)parser resolveExternalEntityName:(NSString *)name systemID:(nullable NSString *)systemID;
- (void)parser:(NSXMLParser *)parser parseErrorOccurred:(NSError *)parseError;
- (void)parser:(NSXMLParser *)parser validationErrorOccurred:(NSError *)validationError;
@end

NS_ASSUME_NONNULL_END
