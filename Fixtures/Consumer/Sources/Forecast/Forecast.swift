public import Weather

/// Tells its delegates tomorrow's weather.
public final class Forecast {
  /// The delegates of the forecast.
  public let listeners = MultiForecastDelegate()

  /// Makes a forecast without listeners.
  public init() {}

  /// Announces the weather.
  ///
  /// A forwarder of the base protocol takes this one's delegates, too.
  public func announce(_ sky: String) {
    listeners.forecastDidChange()
    let base: any WeatherDelegate = listeners
    base.weatherDidChange(to: sky)
    listeners.tideDidTurn()
  }
}
