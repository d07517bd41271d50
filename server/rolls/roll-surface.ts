import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrintedCopy } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm, printDpi } from '#domain/units.ts'
import type { SurfaceToDraw } from '#server/printfiles/index.ts'
import { drawLabel } from './draw-label.ts'
import { labelPx, rollHeaderPx } from './plan-roll.ts'
import type { RollPieceRow, RollRow } from './tables.ts'

export type PieceFile = {
  piece: RollPieceRow
  fileId: string | null
  /** Null while it is not ready. */
  key: string | null
  widthPx: number | null
  heightPx: number | null
}

type Piece = Pick<
  RollPieceRow,
  'number' | 'ticket' | 'copy' | 'x' | 'y' | 'widthPx' | 'heightPx' | 'isTurned'
>

/** In print pixels of the roll without its header, to what the renderer draws. */
export async function surfaceOf(
  roll: Pick<RollRow, 'widthPx' | 'heightPx'>,
  files: readonly { piece: Piece; key: string | null }[],
  paths: ReadonlyMap<string, string>,
  folder: string,
): Promise<Pick<SurfaceToDraw, 'surface' | 'artworks'>> {
  const copies: PrintedCopy[] = []
  const artworks = new Map<string, SurfaceToDraw['artworks'][number]>()
  for (const { piece, key } of files) {
    const { widthPx, heightPx, number, ticket } = piece
    const path = key === null ? undefined : paths.get(key)
    if (key === null || path === undefined) throw new Error(`The print file of ${ticket} is missing`)
    artworks.set(key, { id: key, path, ink: { left: 0, top: 0, width: widthPx, height: heightPx } })
    const label = join(folder, `label-${number}.svg`)
    await writeFile(label, drawLabel(piece, files.length, widthPx))
    artworks.set(label, {
      ...{ id: label, path: label, ink: { left: 0, top: 0, width: widthPx, height: labelPx } },
      vector: { contentType: 'image/svg+xml', page: 1, widthPx, heightPx: labelPx },
    })
    copies.push(laid(piece, key, 0, heightPx), laid(piece, label, heightPx, labelPx))
  }
  const surface = { width: px(roll.widthPx), height: px(roll.heightPx - rollHeaderPx), dpi: printDpi, copies }
  return { surface, artworks: [...artworks.values()] }
}

export const px = (length: number) => inchesToMm(inches(length / printDpi))

/** A part of a piece's block that begins `from` px below its top; on its side, what was below lies to the left. */
export function laid(piece: Piece, artworkId: string, from: number, height: number): PrintedCopy {
  const { widthPx: width, heightPx, isTurned } = piece
  const below = from + height / 2
  const [x, y] = isTurned
    ? [piece.x + heightPx + labelPx - below, piece.y + width / 2]
    : [piece.x + width / 2, piece.y + below]
  return {
    ...{ artworkId, x: px(x), y: px(y - rollHeaderPx), width: px(width), height: px(height) },
    ...{ rotation: isTurned ? 90 : 0, mirrored: false },
  }
}
