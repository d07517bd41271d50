/**
 * For each point of a grid the squared distance to the nearest point that is not marked, 0 for those; exact and linear
 * in time (Felzenszwalb and Huttenlocher 2012). Where nothing is unmarked the values are large, not infinite.
 */
export const squaredDistances = (marked: Uint8Array, columns: number, rows: number): Float64Array => {
  const squared = new Float64Array(marked.length)
  const far = columns + rows
  for (let x = 0; x < columns; x++) {
    let run = far
    for (let y = 0; y < rows; y++) {
      run = marked[y * columns + x] === 1 ? run + 1 : 0
      squared[y * columns + x] = run
    }
    run = far
    for (let y = rows - 1; y >= 0; y--) {
      run = marked[y * columns + x] === 1 ? run + 1 : 0
      const nearest = Math.min(run, squared[y * columns + x] as number)
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
  return squared
}

/** Lower envelope of the parabolas that stand on each place of the line. */
const spreadLine = (line: Float64Array, out: Float64Array, hull: Int32Array, bounds: Float64Array) => {
  let k = 0
  hull[0] = 0
  bounds[0] = Number.NEGATIVE_INFINITY
  bounds[1] = Number.POSITIVE_INFINITY
  for (let q = 1; q < line.length; q++) {
    let cut = meeting(line, hull[k] as number, q)
    while (cut <= (bounds[k] as number)) {
      k--
      cut = meeting(line, hull[k] as number, q)
    }
    k++
    hull[k] = q
    bounds[k] = cut
    bounds[k + 1] = Number.POSITIVE_INFINITY
  }
  k = 0
  for (let q = 0; q < line.length; q++) {
    while ((bounds[k + 1] as number) < q) k++
    const p = hull[k] as number
    out[q] = (q - p) * (q - p) + (line[p] as number)
  }
}

const meeting = (line: Float64Array, p: number, q: number) =>
  ((line[q] as number) + q * q - (line[p] as number) - p * p) / (2 * (q - p))
