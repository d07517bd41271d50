import { traceContours } from '#nesting/index.ts'
import { type Frame, inks, rectangle, rings } from './svg.ts'

/** A small image's pixels, its contour as traced and grown to few corners, and the contour half a spacing away. */
export const drawContour = (): Frame[] => {
  const size = 36
  const alpha = new Uint8Array(size * size)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (isInk(x + 0.5, y + 0.5, size)) alpha[y * size + x] = 255
  const mask = { width: size, height: size, alpha }
  const squares = Array.from(alpha, (value, at) => {
    const [x, y] = [at % size, Math.floor(at / size)]
    const square: [number, number][] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ]
    return value > 0 ? [square] : []
  })
  const pixels = rings(squares.flat(), { fill: inks.piece, stroke: '#fff', line: 0.08 })
  const steps = [
    { tolerance: 0, offset: 0 },
    { tolerance: 1, offset: 0 },
    { tolerance: 1, offset: 2 },
  ]
  return steps.map((step) => {
    const contours = traceContours(mask, { pixel: 1, ...step })
    const lines = contours.map(({ outline, holes = [] }) =>
      rings([outline, ...holes], { stroke: inks.clash, line: 0.3 }),
    )
    const corners = contours.flatMap(({ outline, holes = [] }) => [...outline, ...holes.flat()])
    const dots = corners.map(([x, y]) => rectangle(x - 0.3, y - 0.3, 0.6, 0.6, { fill: inks.line }))
    return { width: size, height: size, drawn: [pixels, ...lines, ...dots].join('\n') }
  })
}

/** A ring with a notch, and a small island beside it. */
const isInk = (x: number, y: number, size: number): boolean => {
  const dx = x - size * 0.44
  const dy = y - size * 0.52
  const radius = Math.hypot(dx, dy)
  const inRing = radius < size * 0.36 && radius > size * 0.17 && !(dx > 0 && Math.abs(dy) < size * 0.07)
  return inRing || Math.hypot(x - size * 0.81, y - size * 0.2) < size * 0.09
}
