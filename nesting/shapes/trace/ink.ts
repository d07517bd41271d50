import { squaredDistances } from '../squared-distances.ts'

/** An image's opacity, row by row from the top, 0 … 255; pixels. */
export type AlphaMask = {
  readonly width: number
  readonly height: number
  readonly alpha: Uint8Array | Uint8ClampedArray
}

/** Marks on the corners of square cells: 1 where a corner belongs to the shape. */
export type Lattice = { readonly columns: number; readonly rows: number; readonly marks: Uint8Array }

/** Ink as whole squares of `cell` × `cell` pixels: a square is ink if any of its pixels is opaque enough. */
export const inkSquares = (mask: AlphaMask, threshold: number, cell: number) => {
  const columns = Math.ceil(mask.width / cell)
  const rows = Math.ceil(mask.height / cell)
  const ink = new Uint8Array(columns * rows)
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor(y / cell) * columns
    for (let x = 0; x < mask.width; x++) {
      if ((mask.alpha[y * mask.width + x] as number) >= threshold) ink[row + Math.floor(x / cell)] = 1
    }
  }
  return { columns, rows, ink }
}

/**
 * The corners of all ink squares, with `pad` empty corners around them. A corner is marked when a square touching it is
 * ink: a contour halfway to the unmarked corners stays outside every square.
 */
export const inkLattice = (squares: ReturnType<typeof inkSquares>, pad: number): Lattice => {
  const columns = squares.columns + 1 + 2 * pad
  const rows = squares.rows + 1 + 2 * pad
  const marks = new Uint8Array(columns * rows)
  for (let y = 0; y < squares.rows; y++) {
    for (let x = 0; x < squares.columns; x++) {
      if (squares.ink[y * squares.columns + x] !== 1) continue
      const corner = (y + pad) * columns + x + pad
      marks[corner] = 1
      marks[corner + 1] = 1
      marks[corner + columns] = 1
      marks[corner + columns + 1] = 1
    }
  }
  return { columns, rows, marks }
}

/** Half the diagonal of a cell: no point outside a contour is farther than this from an unmarked corner. */
const HALF_DIAGONAL = Math.SQRT1_2 + 1e-6

/**
 * Grown by `offset`, with gaps narrower than twice `close` filled (dilation, then erosion); both in cells. The
 * resulting contour stays at least `offset` away from the ink, whatever the ink's shape.
 */
export const growLattice = (lattice: Lattice, offset: number, close: number): Lattice => {
  if (offset <= 0 && close <= 0) return lattice
  const { columns, rows } = lattice
  const reach = offset > 0 ? (offset + HALF_DIAGONAL) ** 2 : 0
  const fromInk = squaredDistances(flip(lattice.marks), columns, rows)
  const marks = within(fromInk, reach)
  if (close <= 0) return { columns, rows, marks }
  const widened = squaredDistances(flip(marks), columns, rows)
  const depth = squaredDistances(within(widened, close * close), columns, rows)
  for (let i = 0; i < marks.length; i++) if ((depth[i] as number) > close * close) marks[i] = 1
  return { columns, rows, marks }
}

const flip = (marks: Uint8Array) => marks.map((mark) => 1 - mark)

const within = (distances: Float64Array, reach: number): Uint8Array => {
  const marks = new Uint8Array(distances.length)
  for (let i = 0; i < marks.length; i++) if ((distances[i] as number) <= reach) marks[i] = 1
  return marks
}
