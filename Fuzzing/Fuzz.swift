/// libFuzzer calls this function with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = FuzzInput(bytes).violation { fatalError(violation) }
  return 0
}
