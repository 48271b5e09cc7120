// On Apple's platforms these properties are `unowned(unsafe)`, and the compiler asks for `unsafe`. On
// Linux they are weak, and it warns about the word.

import Foundation

func setDelegate(_ delegate: any FileManagerDelegate, of manager: FileManager) {
  #if canImport(Darwin)
  unsafe manager.delegate = delegate
  #else
  manager.delegate = delegate
  #endif
}

func setDelegate(_ delegate: any NSKeyedArchiverDelegate, of archiver: NSKeyedArchiver) {
  #if canImport(Darwin)
  unsafe archiver.delegate = delegate
  #else
  archiver.delegate = delegate
  #endif
}

func setDelegate(_ delegate: any NSCacheDelegate, of cache: NSCache<NSString, NSString>) {
  #if canImport(Darwin)
  unsafe cache.delegate = delegate
  #else
  cache.delegate = delegate
  #endif
}
