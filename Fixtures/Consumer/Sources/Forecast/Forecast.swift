public import Weather

/// Tells its delegates tomorrow's weather.
public final class Forecast {
  /// Whoever wants to know.
  public let listeners = MultiForecastDelegate()

  /// Makes a forecast that nobody listens to yet.
  public init() {}

  /// Says what is to come; a forwarder of the base protocol takes this one's delegates, too.
  public func announce(_ sky: String) {
    listeners.forecastDidChange()
    let base: any WeatherDelegate = listeners
    base.weatherDidChange(to: sky)
    listeners.tideDidTurn()
  }
}
