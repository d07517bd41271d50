import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrintedCopy, SurfaceBox } from '#domain/orders/print-parts.ts'
import { type Mm, mm, printDpi } from '#domain/units.ts'
import type { FileSurface, SurfaceToDraw } from '#server/printfiles/index.ts'
import { drawLabel } from './draw-label.ts'
import { labelPx, rollHeaderPx } from './plan-roll.ts'
import { laid, type PieceFile, px } from './roll-surface.ts'
import type { RollPieceRow, RollRow } from './tables.ts'

type Place = Pick<RollPieceRow, 'x' | 'y' | 'widthPx' | 'heightPx' | 'isTurned'>

type FlatRoll = {
  roll: Pick<RollRow, 'widthPx' | 'heightPx'>
  files: readonly PieceFile[]
  /** The print files, by their keys. */
  paths: ReadonlyMap<string, string>
  /** What lies on them, by their ids. */
  surfaces: ReadonlyMap<string, FileSurface>
  folder: string
  dpi: number
}

/**
 * The roll without its header as one surface of all that lies on its print files: each picture and drawing in its own
 * resolution, cut off where its print file ends. What is not known to lie on a file is that file.
 */
export async function flatSurfaceOf({
  roll,
  files,
  paths,
  surfaces,
  folder,
  dpi,
}: FlatRoll): Promise<Pick<SurfaceToDraw, 'surface' | 'artworks'>> {
  const copies: PrintedCopy[] = []
  const artworks = new Map<string, SurfaceToDraw['artworks'][number]>()
  for (const { piece, key, fileId } of files) {
    const { widthPx, heightPx, number, ticket } = piece
    const path = key === null ? undefined : paths.get(key)
    if (key === null || path === undefined) throw new Error(`The print file of ${ticket} is missing`)
    const known = fileId === null ? undefined : surfaces.get(fileId)
    if (known) {
      for (const artwork of known.artworks) artworks.set(artwork.id, artwork)
      const clip = boxOf(piece, 0, heightPx)
      copies.push(...known.surface.copies.map((copy) => ({ ...moved(copy, piece), clip })))
    } else {
      artworks.set(key, { id: key, path, ink: { left: 0, top: 0, width: widthPx, height: heightPx } })
      copies.push(laid(piece, key, 0, heightPx))
    }
    const label = join(folder, `flat-label-${number}.svg`)
    await writeFile(label, drawLabel(piece, files.length, widthPx))
    artworks.set(label, {
      ...{ id: label, path: label, ink: { left: 0, top: 0, width: widthPx, height: labelPx } },
      vector: { contentType: 'image/svg+xml', page: 1, widthPx, heightPx: labelPx },
    })
    copies.push(laid(piece, label, heightPx, labelPx))
  }
  const surface = { width: px(roll.widthPx), height: px(roll.heightPx - rollHeaderPx), dpi, copies }
  return { surface, artworks: [...artworks.values()] }
}

/** From a print file to where that lies on the roll; on its side, what was below lies to the left. */
function moved(copy: PrintedCopy, piece: Place): PrintedCopy {
  const [left, top] = [px(piece.x), px(piece.y - rollHeaderPx)]
  if (!piece.isTurned) return { ...copy, x: mm(left + copy.x), y: mm(top + copy.y) }
  const high = px(piece.heightPx + labelPx)
  return {
    ...copy,
    x: mm(left + high - copy.y),
    y: mm(top + copy.x),
    rotation: copy.rotation + 90,
  }
}

/** What lies between two heights of a piece's block, in print pixels from its top. */
function boxOf({ x, y, widthPx, heightPx, isTurned }: Place, from: number, to: number): SurfaceBox {
  const [left, top] = isTurned ? [x + heightPx + labelPx - to, y] : [x, y + from]
  const [width, height] = isTurned ? [to - from, widthPx] : [widthPx, to - from]
  return { left: px(left), top: px(top - rollHeaderPx), width: px(width), height: px(height) }
}

/** Between a piece and the line around it, in print pixels: of two pieces in the least gap the lines stay apart. */
const cutMargin = 9

/** Where each piece is cut out, its label with it; never beyond the film. */
export const cutBoxesOf = (roll: Pick<RollRow, 'widthPx'>, pieces: readonly Place[]): SurfaceBox[] =>
  pieces.map((piece) => {
    const { left, top, width, height } = boxOf(piece, 0, piece.heightPx + labelPx)
    const margin = px(cutMargin)
    const [from, to] = within(left - margin, left + width + margin, px(roll.widthPx))
    return { left: from, top: mm(top - margin), width: mm(to - from), height: mm(height + 2 * margin) }
  })

const within = (from: number, to: number, most: Mm): [Mm, Mm] => [
  mm(Math.max(0, from)),
  mm(Math.min(most, to)),
]

/** Exact pixels of a roll's side at a resolution. */
export const sideAt = (pixels: number, dpi: number): number => (pixels * dpi) / printDpi
