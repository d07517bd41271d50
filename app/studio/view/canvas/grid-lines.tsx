import { memo } from 'react'
import { millimetresPerInch } from '#domain/units.ts'
import type { RulerUnit } from '../../editor/studio-look.ts'
import type { Size } from '../../editor/view.ts'
import { Line } from './konva.ts'

/** Lines nearer than this on the screen would be a veil. */
const leastGap = 7

/** Every inch, or every 10 mm; every fifth of these where they would be too near. */
export const Grid = memo(function Grid({
  sheet,
  unit,
  scale,
  colour,
}: {
  sheet: Size
  unit: RulerUnit
  /** Px of the screen per mm. */
  scale: number
  colour: string
}) {
  const fine = unit === 'in' ? millimetresPerInch : 10
  const step = fine * scale >= leastGap ? fine : fine * 5
  const line = { stroke: colour, strokeWidth: 1 / scale, opacity: 0.28 }
  return (
    <>
      {placesAlong(sheet.width, step).map((x) => (
        <Line key={`x${x}`} points={[x, 0, x, sheet.height]} {...line} />
      ))}
      {placesAlong(sheet.height, step).map((y) => (
        <Line key={`y${y}`} points={[0, y, sheet.width, y]} {...line} />
      ))}
    </>
  )
})

const placesAlong = (length: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(length / step - 1e-6) - 1) }, (_, index) => (index + 1) * step)
