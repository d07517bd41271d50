/** Film for the label that identifies a piece, in print pixels. */
export const labelPx = 42

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270

/** For a piece that is laid out by its outline; in print pixels from the corner of its print file. */
export type PieceShape = {
  turn: Turn
  /** Position of its label: beside its ink, `labelPx` high. */
  label: { x: number; y: number; width: number }
  /** `[x, y, x, y, …]`: around all ink and the label, at a small distance; no other piece reaches inside. */
  outline: readonly number[]
}

/** Position of a piece on its roll, as stored in its row. */
export type Place = {
  x: number
  y: number
  widthPx: number
  heightPx: number
  isTurned: boolean
  shape: PieceShape | null
}

/** A rectangle in print pixels, on a piece or on the roll. */
export type PxBox = { left: number; top: number; width: number; height: number }

/** A block includes its label; a shape has its label where there is space. */
const blockOf = ({ widthPx: width, heightPx, isTurned, shape }: Place) => ({
  width,
  height: shape ? heightPx : heightPx + labelPx,
  turn: shape?.turn ?? (isTurned ? 90 : 0),
})

export const turnOf = (piece: Place): Turn => blockOf(piece).turn

export const labelOf = ({ shape, widthPx, heightPx }: Place): PxBox => ({
  ...(shape
    ? { left: shape.label.x, top: shape.label.y, width: shape.label.width }
    : { left: 0, top: heightPx, width: widthPx }),
  height: labelPx,
})

/** Converts print pixels of a piece, in its file's orientation, to those of the roll. */
export function onRoll(piece: Place, x: number, y: number): [x: number, y: number] {
  const { width, height, turn } = blockOf(piece)
  const [across, down] = {
    0: [x, y],
    90: [height - y, x],
    180: [width - x, height - y],
    270: [y, width - x],
  }[turn] as [number, number]
  return [piece.x + across, piece.y + down]
}

/** The position of a piece's rectangle on the roll. */
export function boxOnRoll(piece: Place, { left, top, width, height }: PxBox): PxBox {
  const [x, y] = onRoll(piece, left, top)
  const [otherX, otherY] = onRoll(piece, left + width, top + height)
  return {
    ...{ left: Math.min(x, otherX), top: Math.min(y, otherY) },
    ...{ width: Math.abs(otherX - x), height: Math.abs(otherY - y) },
  }
}

/** A shape's outline on the roll; null for a block. */
export function outlineOnRoll(piece: Place): number[] | null {
  const { shape } = piece
  if (!shape) return null
  return Array.from({ length: shape.outline.length / 2 }, (_, at) =>
    onRoll(piece, shape.outline[2 * at] ?? 0, shape.outline[2 * at + 1] ?? 0),
  ).flat()
}

/** Everything a piece takes up on the roll, including its label. */
export function extentOf(piece: Place): PxBox {
  const outline = outlineOnRoll(piece)
  if (!outline) {
    const { width, height } = blockOf(piece)
    return boxOnRoll(piece, { left: 0, top: 0, width, height })
  }
  const across = outline.filter((_, at) => at % 2 === 0)
  const down = outline.filter((_, at) => at % 2 === 1)
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top }
}
