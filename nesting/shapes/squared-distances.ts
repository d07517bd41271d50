/**
 * For each point of a grid, the squared distance to the nearest unmarked point, 0 for unmarked points; exact and in
 * linear time (Felzenszwalb and Huttenlocher 2012). If nothing is unmarked, the values are large, not infinite.
 */
export const squaredDistances = (marked: Uint8Array, columns: number, rows: number): Float64Array => {
  const squared = new Float64Array(marked.length)
  const far = columns + rows
  // Down all columns at the same time and up again: along a single column, each step would be a cache miss.
  const runs = new Int32Array(columns).fill(far)
  for (let y = 0, at = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, at++) {
      const run = marked[at] === 1 ? (runs[x] as number) + 1 : 0
      runs[x] = run
      squared[at] = run
    }
  }
  runs.fill(far)
  for (let y = rows - 1; y >= 0; y--) {
    for (let x = 0, at = y * columns; x < columns; x++, at++) {
      const run = marked[at] === 1 ? (runs[x] as number) + 1 : 0
      runs[x] = run
      const nearest = Math.min(run, squared[at] as number)
      squared[at] = nearest * nearest
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

/** No point is nearer than the next unmarked one: anything beyond it cannot affect a run of marked points. */
const spreadLine = (line: Float64Array, out: Float64Array, hull: Int32Array, bounds: Float64Array) => {
  for (let from = 0; from < line.length; from++) {
    if (line[from] === 0) continue
    let to = from
    while (to < line.length && line[to] !== 0) to++
    spreadRun(line, out, Math.max(0, from - 1), Math.min(line.length, to + 1), hull, bounds)
    from = to
  }
}

/** Lower envelope of the parabolas at each position of the line from `from` up to but excluding `to`. */
const spreadRun = (
  line: Float64Array,
  out: Float64Array,
  from: number,
  to: number,
  hull: Int32Array,
  bounds: Float64Array,
) => {
  let k = 0
  hull[0] = from
  bounds[0] = Number.NEGATIVE_INFINITY
  bounds[1] = Number.POSITIVE_INFINITY
  for (let q = from + 1; q < to; q++) {
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
  for (let q = from; q < to; q++) {
    while ((bounds[k + 1] as number) < q) k++
    const p = hull[k] as number
    out[q] = (q - p) * (q - p) + (line[p] as number)
  }
}

const meeting = (line: Float64Array, p: number, q: number) =>
  ((line[q] as number) + q * q - (line[p] as number) - p * p) / (2 * (q - p))
