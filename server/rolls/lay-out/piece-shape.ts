/** Of film for the words that say whose a piece is, in print pixels. */
export const labelPx = 42

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270

/** Of a piece that is laid by its outline; in print pixels from the corner of its print file. */
export type PieceShape = {
  turn: Turn
  /** Where its words stand: beside its ink, `labelPx` high. */
  label: { x: number; y: number; width: number }
  /** `[x, y, x, y, …]`: around all ink and the words, a little apart; nothing of another piece lies inside. */
  outline: readonly number[]
}

/** Where a roll's piece lies, as its row has it. */
export type Place = {
  x: number
  y: number
  widthPx: number
  heightPx: number
  isTurned: boolean
  shape: PieceShape | null
}

/** A rectangle in print pixels, of a piece or of the roll. */
export type PxBox = { left: number; top: number; width: number; height: number }

/** A block takes its label with it, a shape has its words where there is room. */
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

/** From print pixels of a piece, as its file is, to those of the roll. */
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

/** Where a rectangle of a piece comes to lie. */
export function boxOnRoll(piece: Place, { left, top, width, height }: PxBox): PxBox {
  const [x, y] = onRoll(piece, left, top)
  const [otherX, otherY] = onRoll(piece, left + width, top + height)
  return {
    ...{ left: Math.min(x, otherX), top: Math.min(y, otherY) },
    ...{ width: Math.abs(otherX - x), height: Math.abs(otherY - y) },
  }
}

/** Of a shape as it lies; null of a block. */
export function outlineOnRoll(piece: Place): number[] | null {
  const { shape } = piece
  if (!shape) return null
  return Array.from({ length: shape.outline.length / 2 }, (_, at) =>
    onRoll(piece, shape.outline[2 * at] ?? 0, shape.outline[2 * at + 1] ?? 0),
  ).flat()
}

/** All that a piece takes of the roll, its words with it. */
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
