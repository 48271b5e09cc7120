// The queues of Apple's Dispatch: as much as the runtime and the fixtures use. Declarations only. Nothing here
// is ever linked or run.

#pragma once

@import ObjectiveC;

__attribute__((swift_name("DispatchQueue"))) __attribute__((swift_attr("@Sendable")))
@interface OS_dispatch_queue : NSObject
@end
