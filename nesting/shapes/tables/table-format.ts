/**
 * How two shapes at fixed turns collide, by the position of the second relative to the first: a grid over their no-fit
 * polygon. Cells entirely inside or outside answer immediately; a cell on the rim keeps the few half-planes that cut
 * it, so that the answer is exact there as well. The corners hold the loss, by the depth of the collision, to be
 * interpolated in between.
 */
export type NoFitTable = {
  readonly minX: number
  readonly minY: number
  /** Side of a cell, in the layout's unit. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** Row by row: 0 clear, −1 overlap, or the index in `planes` of the areas that cut the cell. */
  readonly cells: Int32Array
  /** At such an index: the number of areas, then for each area the number of planes and a, b, c of each. */
  readonly planes: readonly number[]
  /** Loss at the cells' corners, row by row, `columns + 1` per row. */
  readonly nodes: Float32Array
}
