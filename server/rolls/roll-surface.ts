import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrintedCopy, SurfaceBox } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm, printDpi } from '#domain/units.ts'
import type { SurfaceToDraw } from '#server/printfiles/index.ts'
import { drawLabel } from './draw-label.ts'
import { boxOnRoll, labelOf, type Place, type PxBox, turnOf } from './lay-out/piece-shape.ts'
import { rollHeaderPx } from './plan-roll.ts'
import type { RollPieceRow, RollRow } from './tables.ts'

export type PieceFile = {
  piece: RollPieceRow
  fileId: string | null
  /** Null while it is not ready. */
  key: string | null
  widthPx: number | null
  heightPx: number | null
}

/** In print pixels, including its header. */
export type Film = Pick<RollRow, 'widthPx' | 'heightPx' | 'sideMarginPx'>

type Piece = Place & Pick<RollPieceRow, 'number' | 'ticket' | 'copy'>

/** Converts print pixels of the roll without its header to what the renderer draws. */
export async function surfaceOf(
  roll: Film,
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
    copies.push(laid(roll, piece, key, { left: 0, top: 0, width: widthPx, height: heightPx }))
    copies.push(await labeled(roll, piece, files.length, artworks, join(folder, `label-${number}.svg`)))
  }
  const surface = { width: px(roll.widthPx), height: px(roll.heightPx - rollHeaderPx), dpi: printDpi, copies }
  return { surface, artworks: [...artworks.values()] }
}

export const px = (length: number) => inchesToMm(inches(length / printDpi))

/** Writes the label printed beside a piece. */
export async function labeled(
  roll: Film,
  piece: Piece,
  of: number,
  artworks: Map<string, SurfaceToDraw['artworks'][number]>,
  path: string,
): Promise<PrintedCopy> {
  const label = labelOf(piece)
  await writeFile(path, drawLabel(piece, of, label.width))
  artworks.set(path, {
    ...{ id: path, path, ink: { left: 0, top: 0, width: label.width, height: label.height } },
    vector: { contentType: 'image/svg+xml', page: 1, widthPx: label.width, heightPx: label.height },
  })
  return laid(roll, piece, path, label)
}

/** The part of a piece in the given box, in print pixels, as the renderer places it on the film below the header. */
export function laid(roll: Film, piece: Place, artworkId: string, box: PxBox): PrintedCopy {
  const { left, top, width, height } = boxOnRoll(piece, box)
  return {
    ...{ artworkId, x: px(left + width / 2), y: px(top + height / 2 - rollHeaderPx) },
    ...{ width: px(box.width), height: px(box.height), rotation: turnOf(piece), mirrored: false },
    // Clear areas of a shape's file may extend beyond the film.
    ...(piece.shape && { clip: onFilm(roll, { left, top, width, height }) }),
  }
}

/** The part of a box on the roll, in print pixels, that is below the header and between the film's margins. */
export function onFilm({ widthPx, heightPx, sideMarginPx }: Film, box: PxBox): SurfaceBox {
  const [left, right] = [box.left, box.left + box.width].map((x) =>
    Math.min(widthPx - sideMarginPx, Math.max(sideMarginPx, x)),
  )
  const [top, bottom] = [box.top, box.top + box.height].map((y) =>
    Math.min(heightPx, Math.max(rollHeaderPx, y)),
  )
  const [x, y] = [left ?? 0, top ?? 0]
  return {
    ...{ left: px(x), top: px(y - rollHeaderPx) },
    ...{ width: px((right ?? x) - x), height: px((bottom ?? y) - y) },
  }
}
