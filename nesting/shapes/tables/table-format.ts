/**
 * How two shapes at fixed turns clash, by where the second lies as seen from the first: a grid over their no-fit
 * polygon. Cells wholly inside or outside answer at once; a cell on the rim keeps the few half-planes that cut it, so
 * that the answer is exact there too. The corners hold the loss, by how deep the clash is, to be read between them.
 */
export type NoFitTable = {
  readonly minX: number
  readonly minY: number
  /** Side of a cell, in the layout's unit. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** Row by row: 0 clear, −1 overlap, or the place in `planes` of the areas that cut the cell. */
  readonly cells: Int32Array
  /** At such a place: number of areas, then for each the number of planes and a, b, c of each. */
  readonly planes: readonly number[]
  /** Loss at the cells' corners, row by row, `columns + 1` a row. */
  readonly nodes: Float32Array
}
