/** All no-fit tables side by side in three arrays, so that the hot loop reads memory and no objects. */
export type TablePool = {
  /** Loss at the corners of a table's cells, row by row, `columns + 1` a row. */
  nodes: Float32Array
  /** A cell: 0 clear, −1 overlap, or the place in `planes` of the areas that cut it. */
  cells: Int32Array
  /** At such a place: number of areas, then for each the number of planes and a, b, c of each. */
  planes: Float64Array
  nodesUsed: number
  cellsUsed: number
  planesUsed: number
}

export const createPool = (): TablePool => ({
  nodes: new Float32Array(1 << 16),
  cells: new Int32Array(1 << 16),
  planes: new Float64Array(1 << 16),
  nodesUsed: 0,
  cellsUsed: 0,
  // Place 0 would read as a clear cell.
  planesUsed: 1,
})

export const reserveNodes = (pool: TablePool, count: number): number => {
  const from = pool.nodesUsed
  pool.nodesUsed += count
  if (pool.nodesUsed > pool.nodes.length) {
    const larger = new Float32Array(Math.max(pool.nodesUsed, pool.nodes.length * 2))
    larger.set(pool.nodes)
    pool.nodes = larger
  }
  return from
}

export const reserveCells = (pool: TablePool, count: number): number => {
  const from = pool.cellsUsed
  pool.cellsUsed += count
  if (pool.cellsUsed > pool.cells.length) {
    const larger = new Int32Array(Math.max(pool.cellsUsed, pool.cells.length * 2))
    larger.set(pool.cells)
    pool.cells = larger
  }
  return from
}

export const reservePlanes = (pool: TablePool, count: number): number => {
  const from = pool.planesUsed
  pool.planesUsed += count
  if (pool.planesUsed > pool.planes.length) {
    const larger = new Float64Array(Math.max(pool.planesUsed, pool.planes.length * 2))
    larger.set(pool.planes)
    pool.planes = larger
  }
  return from
}
