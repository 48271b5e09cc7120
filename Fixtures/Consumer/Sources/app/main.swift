import Forecast
import Weather

final class Sailor: ForecastDelegate, WindDelegate {
  func weatherDidChange(to sky: String) { print("the sailor sees \(sky)") }
  func temperature() -> Int { 14 }
  func forecastDidChange() { print("the sailor wakes up") }
  func windDidTurn() { print("the sailor tacks") }
  func tideDidTurn() { print("the sailor weighs anchor") }
}

let sailor = Sailor()
print("nobody: \(MultiWeatherDelegate().temperature()) degrees")
let weather = MultiWeatherDelegate(weakly: sailor)
weather.weatherDidChange(to: "rain")
print("somebody: \(weather.temperature()) degrees, \(Barometer.reading)")
MultiWindDelegate(weakly: sailor).windDidTurn()
MultiTideDelegate(weakly: sailor).tideDidTurn()
let forecast = Forecast()
forecast.listeners.delegates.add(sailor)
forecast.announce("sun")
