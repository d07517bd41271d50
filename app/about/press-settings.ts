export type PressSetting = {
  fabric: string
  /** Degrees Fahrenheit of the plate. */
  fahrenheit: number
  seconds: number
  pressure: string
  peel: string
  secondPressSeconds: number
}

/** What we press with at our own table; the demo shop's article says the same. */
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

/** In degrees Celsius, to the nearest ten that press dials have. */
export const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 5) / 9 / 10) * 10
