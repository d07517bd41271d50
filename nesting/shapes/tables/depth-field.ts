import { at } from '../outline/ring.ts'

/**
 * For each corner of a grid how far it lies inside the marked area, in cells; 0 outside. Exact Euclidean distance to
 * the nearest corner outside (Felzenszwalb and Huttenlocher 2012), less half a cell because the rim runs between.
 */
export const depthField = (inside: Uint8Array, columns: number, rows: number): Float64Array => {
  const squared = new Float64Array(inside.length)
  const far = columns + rows
  for (let x = 0; x < columns; x++) {
    let run = 0
    for (let y = 0; y < rows; y++) {
      run = at(inside, y * columns + x) === 1 ? run + 1 : 0
      squared[y * columns + x] = run
    }
    run = far
    for (let y = rows - 1; y >= 0; y--) {
      run = at(inside, y * columns + x) === 1 ? run + 1 : 0
      const nearest = Math.min(run, at(squared, y * columns + x))
      squared[y * columns + x] = nearest * nearest
    }
  }
  const line = new Float64Array(columns)
  const hull = new Int32Array(columns)
  const bounds = new Float64Array(columns + 1)
  for (let y = 0; y < rows; y++) {
    const row = squared.subarray(y * columns, (y + 1) * columns)
    line.set(row)
    spreadLine(line, row, hull, bounds)
  }
  for (let i = 0; i < squared.length; i++) {
    const value = at(squared, i)
    squared[i] = value > 0 ? Math.sqrt(value) - 0.5 : 0
  }
  return squared
}

/** Lower envelope of the parabolas that stand on each place of the line. */
const spreadLine = (line: Float64Array, out: Float64Array, hull: Int32Array, bounds: Float64Array) => {
  let k = 0
  hull[0] = 0
  bounds[0] = Number.NEGATIVE_INFINITY
  bounds[1] = Number.POSITIVE_INFINITY
  for (let q = 1; q < line.length; q++) {
    let cut = meeting(line, at(hull, k), q)
    while (cut <= at(bounds, k)) {
      k--
      cut = meeting(line, at(hull, k), q)
    }
    k++
    hull[k] = q
    bounds[k] = cut
    bounds[k + 1] = Number.POSITIVE_INFINITY
  }
  k = 0
  for (let q = 0; q < line.length; q++) {
    while (at(bounds, k + 1) < q) k++
    const p = at(hull, k)
    out[q] = (q - p) * (q - p) + at(line, p)
  }
}

const meeting = (line: Float64Array, p: number, q: number) =>
  (at(line, q) + q * q - at(line, p) - p * p) / (2 * (q - p))
