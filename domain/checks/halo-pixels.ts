import { faintAlpha, lumaAt, type Raster } from './raster.ts'

/** How deep the fringe may be, and how far inward the color is compared; px. */
const fringe = 2
const inwards = 5
const paleFrom = 190
const leastStep = 80

/**
 * Marks pale pixels around the outside of darker art: the remains of a white background that was cut away. `squared`
 * has the squared distance of each ink pixel to the nearest one without ink. `ring` counts the edge pixels examined.
 */
export function findHalo(raster: Raster, squared: Float64Array): { marks: Uint8Array; ring: number } {
  const { width, data } = raster
  const marks = new Uint8Array(squared.length)
  let ring = 0
  for (let at = width; at < marks.length - width; at++) {
    const distance = squared[at] ?? 0
    if (distance === 0 || distance > fringe * fringe || (data[at * 4 + 3] ?? 0) <= faintAlpha) continue
    const inner = walkInwards(squared, at, width)
    if ((squared[inner] ?? 0) < (inwards - 1) ** 2) continue
    ring++
    const luma = lumaAt(data, at)
    if (luma >= paleFrom && isGray(data, at) && lumaAt(data, inner) <= luma - leastStep) marks[at] = 1
  }
  return { marks, ring }
}

function walkInwards(squared: Float64Array, from: number, width: number): number {
  let at = from
  for (let step = 0; step < inwards; step++) {
    let best = at
    for (const next of [at - 1, at + 1, at - width, at + width])
      if ((squared[next] ?? 0) > (squared[best] ?? 0)) best = next
    at = best
  }
  return at
}

function isGray(data: Raster['data'], at: number): boolean {
  const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
  return Math.max(r, g, b) - Math.min(r, g, b) < 48
}
