/// Something else in the target, to be edited without anything being generated.
public enum Barometer {
  /// The pressure.
  public static let reading = "1013 hPa"
}
