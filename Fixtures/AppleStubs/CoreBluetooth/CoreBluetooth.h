// Core Bluetooth's central manager and peripheral, with their delegate protocols by their public
// declarations, so that these come into Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import Foundation;

typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, CBManagerState) {
  CBManagerStateUnknown,
  CBManagerStateResetting,
  CBManagerStateUnsupported,
  CBManagerStateUnauthorized,
  CBManagerStatePoweredOff,
  CBManagerStatePoweredOn
};

typedef NS_ENUM(NSInteger, CBConnectionEvent) {
  CBConnectionEventPeerDisconnected,
  CBConnectionEventPeerConnected
};

@interface CBService : NSObject
@end

@interface CBCharacteristic : NSObject
@property (readonly, nullable) NSData *value;
@end

@interface CBDescriptor : NSObject
@end

@interface CBL2CAPChannel : NSObject
@end

@protocol CBPeripheralDelegate;

@interface CBPeripheral : NSObject
@property (weak, nonatomic, nullable) id<CBPeripheralDelegate> delegate;
@property (readonly, nullable) NSString *name;
@property (readonly, nullable) NSArray<CBService *> *services;
@end

@protocol CBCentralManagerDelegate;

@interface CBManager : NSObject
@property (nonatomic, readonly) CBManagerState state;
@end

@interface CBCentralManager : CBManager
@property (nonatomic, weak, nullable) id<CBCentralManagerDelegate> delegate;
@end

@protocol CBCentralManagerDelegate <NSObject>
@required
- (void)centralManagerDidUpdateState:(CBCentralManager *)central;
@optional
- (void)centralManager:(CBCentralManager *)central willRestoreState:(NSDictionary<NSString *, id> *)dict NS_SWIFT_NAME(centralManager(_:willRestoreState:));
- (void)centralManager:(CBCentralManager *)central didDiscoverPeripheral:(CBPeripheral *)peripheral advertisementData:(NSDictionary<NSString *, id> *)advertisementData RSSI:(NSNumber *)RSSI NS_SWIFT_NAME(centralManager(_:didDiscover:advertisementData:rssi:));
- (void)centralManager:(CBCentralManager *)central didConnectPeripheral:(CBPeripheral *)peripheral NS_SWIFT_NAME(centralManager(_:didConnect:));
- (void)centralManager:(CBCentralManager *)central didFailToConnectPeripheral:(CBPeripheral *)peripheral error:(nullable NSError *)error NS_SWIFT_NAME(centralManager(_:didFailToConnect:error:));
- (void)centralManager:(CBCentralManager *)central didDisconnectPeripheral:(CBPeripheral *)peripheral error:(nullable NSError *)error NS_SWIFT_NAME(centralManager(_:didDisconnectPeripheral:error:));
- (void)centralManager:(CBCentralManager *)central didDisconnectPeripheral:(CBPeripheral *)peripheral timestamp:(CFAbsoluteTime)timestamp isReconnecting:(BOOL)isReconnecting error:(nullable NSError *)error NS_SWIFT_NAME(centralManager(_:didDisconnectPeripheral:timestamp:isReconnecting:error:)) API_AVAILABLE_IOS(17.0);
- (void)centralManager:(CBCentralManager *)central connectionEventDidOccur:(CBConnectionEvent)event forPeripheral:(CBPeripheral *)peripheral NS_SWIFT_NAME(centralManager(_:connectionEventDidOccur:for:)) API_AVAILABLE_IOS(13.0);
- (void)centralManager:(CBCentralManager *)central didUpdateANCSAuthorizationForPeripheral:(CBPeripheral *)peripheral NS_SWIFT_NAME(centralManager(_:didUpdateANCSAuthorizationFor:)) API_AVAILABLE_IOS(13.0);
@end

@protocol CBPeripheralDelegate <NSObject>
@optional
- (void)peripheralDidUpdateName:(CBPeripheral *)peripheral;
- (void)peripheral:(CBPeripheral *)peripheral didModifyServices:(NSArray<CBService *> *)invalidatedServices NS_SWIFT_NAME(peripheral(_:didModifyServices:));
- (void)peripheralDidUpdateRSSI:(CBPeripheral *)peripheral error:(nullable NSError *)error API_DEPRECATED("Use peripheral(_:didReadRSSI:error:)");
- (void)peripheral:(CBPeripheral *)peripheral didReadRSSI:(NSNumber *)RSSI error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didReadRSSI:error:));
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverServices:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverIncludedServicesForService:(CBService *)service error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didDiscoverIncludedServicesFor:error:));
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverCharacteristicsForService:(CBService *)service error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didDiscoverCharacteristicsFor:error:));
- (void)peripheral:(CBPeripheral *)peripheral didUpdateValueForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didUpdateValueFor:error:));
- (void)peripheral:(CBPeripheral *)peripheral didWriteValueForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didWriteValueFor:error:));
- (void)peripheral:(CBPeripheral *)peripheral didUpdateNotificationStateForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didUpdateNotificationStateFor:error:));
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverDescriptorsForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didDiscoverDescriptorsFor:error:));
- (void)peripheral:(CBPeripheral *)peripheral didUpdateValueForDescriptor:(CBDescriptor *)descriptor error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didUpdateValueFor:error:));
- (void)peripheral:(CBPeripheral *)peripheral didWriteValueForDescriptor:(CBDescriptor *)descriptor error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didWriteValueFor:error:));
- (void)peripheralIsReadyToSendWriteWithoutResponse:(CBPeripheral *)peripheral NS_SWIFT_NAME(peripheralIsReady(toSendWriteWithoutResponse:));
- (void)peripheral:(CBPeripheral *)peripheral didOpenL2CAPChannel:(nullable CBL2CAPChannel *)channel error:(nullable NSError *)error NS_SWIFT_NAME(peripheral(_:didOpen:error:));
@end

NS_ASSUME_NONNULL_END
