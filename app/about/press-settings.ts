export type PressSetting = {
  fabric: string
  /** Platen temperature in degrees Fahrenheit. */
  fahrenheit: number
  seconds: number
  pressure: string
  peel: string
  secondPressSeconds: number
}

/** The settings we press with ourselves; the demo shop's article states the same ones. */
export const pressSettings: readonly PressSetting[] = [
  {
    fabric: 'Cotton',
    fahrenheit: 300,
    seconds: 12,
    pressure: 'Firm, about 50 psi',
    peel: 'Cool to the touch',
    secondPressSeconds: 8,
  },
  {
    fabric: 'Blends 50/50',
    fahrenheit: 285,
    seconds: 12,
    pressure: 'Medium, about 40 psi',
    peel: 'Cool to the touch',
    secondPressSeconds: 8,
  },
  {
    fabric: 'Polyester',
    fahrenheit: 270,
    seconds: 10,
    pressure: 'Medium, about 40 psi',
    peel: 'Fully cold',
    secondPressSeconds: 5,
  },
]

/** In degrees Celsius, rounded to the nearest ten, as press dials show it. */
export const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 5) / 9 / 10) * 10
