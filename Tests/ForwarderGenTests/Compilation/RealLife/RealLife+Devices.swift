extension RealLife {
  /// Bluetooth, location, cameras, players.
  static let devices = """
    public protocol CentralManagerDelegate: AnyObject {
      func centralManagerDidUpdateState(_ central: CentralManager)
      func centralManager(_ central: CentralManager, willRestoreState dict: [String : Any])
      func centralManager(_ central: CentralManager, didDiscover peripheral: Peripheral, advertisementData: [String : Any], rssi RSSI: NSNumber)
      func centralManager(_ central: CentralManager, didConnect peripheral: Peripheral)
      func centralManager(_ central: CentralManager, didFailToConnect peripheral: Peripheral, error: Error?)
      func centralManager(_ central: CentralManager, didDisconnectPeripheral peripheral: Peripheral, timestamp: Double, isReconnecting: Bool, error: (any Error)?)
    }
    public protocol PeripheralDelegate: AnyObject {
      func peripheral(_ peripheral: Peripheral, didDiscoverServices error: Error?)
      func peripheral(_ peripheral: Peripheral, didDiscoverCharacteristicsFor service: Service, error: Error?)
      func peripheral(_ peripheral: Peripheral, didUpdateValueFor characteristic: Characteristic, error: Error?)
      func peripheral(_ peripheral: Peripheral, didUpdateValueFor descriptor: Descriptor, error: Error?)
      func peripheral(_ peripheral: Peripheral, didReadRSSI RSSI: NSNumber, error: Error?)
      func peripheralDidUpdateName(_ peripheral: Peripheral)
    }
    protocol GATTServerDelegate: AnyObject {
      func onReadRequest(address: String, uuid: UUID, offset: Int) -> Result<Data, GATTError>
      func onWriteRequest(address: String, uuid: UUID, value: [UInt8], offset: Int, responseNeeded: Bool) -> GATTStatus
    }
    @MainActor protocol LocationProviderDelegate: AnyObject {
      func locationProvider(_ provider: LocationProvider, didUpdate locations: [Location])
      func locationProvider(_ provider: LocationProvider, didFail error: LocationError)
      func locationProviderShouldDisplayHeadingCalibration(_ provider: LocationProvider) -> Bool
      nonisolated func locationProviderDidPauseUpdates(_ provider: LocationProvider)
    }
    protocol CameraCaptureDelegate: AnyObject {
      func camera(_ camera: Camera, didOutput buffer: UnsafeRawBufferPointer, at time: TimeInterval)
      func camera(_ camera: Camera, didCapture photo: Photo?, metadata: [String: Any], error: Error?)
      func cameraSessionDidStop(_ camera: Camera, reason: Camera.StopReason)
    }
    protocol BarcodeScannerDelegate: AnyObject { func scanner(_ scanner: BarcodeScanner, didCaptureCode code: String, type: String)
      func scanner(_ scanner: BarcodeScanner, didReceiveError error: Error)
      func scannerDidDismiss(_ scanner: BarcodeScanner) }
    public protocol AudioPlayerDelegate: AnyObject {
      func audioPlayerDidStartPlaying(player: AudioPlayer, with entryId: AudioEntryId)
      func audioPlayerDidFinishBuffering(player: AudioPlayer, with entryId: AudioEntryId)
      func audioPlayerStateChanged(player: AudioPlayer, with newState: AudioPlayerState, previous: AudioPlayerState)
      func audioPlayerDidFinishPlaying(player: AudioPlayer, entryId: AudioEntryId, stopReason: AudioPlayerStopReason, progress: Double, duration: Double)
      func audioPlayerUnexpectedError(player: AudioPlayer, error: AudioPlayerError)
      func audioPlayerDidReadMetadata(player: AudioPlayer, metadata: [String: String])
    }
    protocol VideoPlayerDelegate: AnyObject {
      func videoPlayer(_ player: VideoPlayer, didChange state: VideoPlayer.State, from oldState: VideoPlayer.State)
      func videoPlayer(_ player: VideoPlayer, loaded ranges: [Range<Double>])
      func videoPlayer(_ player: VideoPlayer, failedWith error: VideoPlayer.Error)
      func videoPlayerShouldLoop(_ player: VideoPlayer) -> Bool
      func videoPlayer(_ player: VideoPlayer, subtitleAt time: Double) async -> String?
    }
    public protocol MIDIReceiver: AnyObject {
      func noteOn(channel: UInt8, note: UInt8, velocity: UInt8, at time: UInt64)
      func controlChange(_ controller: UInt8, value: UInt8, on channel: UInt8)
      func receive(bytes: UnsafePointer<UInt8>, count: Int)
      func receive(_ packets: some Sequence<UInt8>)
    }
    protocol SensorFusionDelegate: AnyObject { func fusion(_ f: SensorFusion, produced q: SIMD4<Float>, covariance: [[Double]]) }
    protocol ARSceneDelegate: AnyObject {
      func scene(_ scene: Scene3D, nodeFor anchor: Anchor) -> Node?
      func scene(_ scene: Scene3D, didAdd node: Node, for anchor: Anchor)
      func scene(_ scene: Scene3D, didUpdate nodes: [ObjectIdentifier: Node])
      func scene(_ scene: Scene3D, updateAtTime time: TimeInterval)
    }
    protocol HealthObserver: AnyObject {
      func healthStore(_ store: HealthStore, observed samples: [Sample]?, deleted: [UUID], anchor: Anchor?, completion: @escaping () -> Void)
    }
    protocol SpeechDelegate: AnyObject {
      func speech(_ s: Speech, willSpeak range: Range<String.Index>, of utterance: String)
      func speech(_ s: Speech, recognized hypotheses: [(text: String, confidence: Float)], isFinal: Bool)
    }
    protocol NFCReaderDelegate: AnyObject {
      func reader(_ reader: NFCReader, didDetect tags: [any NFCTag])
      func reader(_ reader: NFCReader, didInvalidateWithError error: any Error)
      func reader(_ reader: NFCReader, alertMessageFor tag: any NFCTag & Sendable) -> String?
    }
    public protocol MapViewDelegate: AnyObject {
      func mapView(_ mapView: MapView, regionWillChangeAnimated animated: Bool)
      func mapView(_ mapView: MapView, viewFor annotation: any MapAnnotation) -> AnnotationView?
      func mapView(_ mapView: MapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MapAnnotation]) -> ClusterAnnotation
      func mapView(_ mapView: MapView, didSelect view: AnnotationView)
      func mapView(_ mapView: MapView, didSelect annotation: any MapAnnotation)
    }
    """
}
