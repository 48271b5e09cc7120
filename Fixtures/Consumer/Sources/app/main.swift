import Forecast
import Harbour
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

final class Warden: HarbourMaster {
  func shipDidArrive(_ ship: Ship) { print("the warden sees \(ship.name)") }
  func shipDidLeave(_ ship: Ship) {}
  func takeOver(_ ship: Ship) async throws {}
  func lampDidChange(toOn isOn: Bool) { print("the lamp is \(isOn ? "on" : "off")") }
  func fee(for ship: Ship) -> Int { 7 }
}

let wardens = [Warden(), Warden()]
let harbour = Harbour()
harbour.masters.delegates.add(wardens[0])
harbour.open()
harbour.masters.delegates.add(wardens[1])
print("the fee is \(harbour.fee)")
