import { squaredDistances } from '../squared-distances.ts'

/**
 * For each corner of a grid, how far it is inside the marked area, in cells; 0 outside. The distance to the nearest
 * corner outside, less half a cell because the rim runs between the two.
 */
export const depthField = (inside: Uint8Array, columns: number, rows: number): Float64Array =>
  squaredDistances(inside, columns, rows).map((value) => (value > 0 ? Math.sqrt(value) - 0.5 : 0))
