import { join } from 'node:path'
import type { PrintedCopy, SurfaceRing } from '#domain/orders/print-parts.ts'
import { mmToPixels, printDpi } from '#domain/units.ts'
import type { FileSurface, SurfaceToDraw } from '#server/printfiles/index.ts'
import {
  boxOnRoll,
  extentOf,
  onRoll,
  outlineOnRoll,
  type Place,
  type PxBox,
  turnOf,
} from './lay-out/piece-shape.ts'
import { cutMargin } from './lay-out/trace-piece.ts'
import { rollHeaderPx } from './plan-roll.ts'
import { type Film, labeled, laid, onFilm, type PieceFile, px } from './roll-surface.ts'

type FlatRoll = {
  roll: Film
  files: readonly PieceFile[]
  /** The print files, by their keys. */
  paths: ReadonlyMap<string, string>
  /** The contents of print files, by file id. */
  surfaces: ReadonlyMap<string, FileSurface>
  folder: string
  dpi: number
}

/**
 * The roll without its header as one surface made of everything on its print files: each image and drawing at its own
 * resolution, clipped to its print file. A file with unknown contents is used as it is.
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
      const whole = boxOnRoll(piece, { left: 0, top: 0, width: widthPx, height: heightPx })
      const clip = onFilm(roll, whole)
      copies.push(...known.surface.copies.map((copy) => ({ ...moved(copy, piece), clip })))
    } else {
      artworks.set(key, { id: key, path, ink: { left: 0, top: 0, width: widthPx, height: heightPx } })
      copies.push(laid(roll, piece, key, { left: 0, top: 0, width: widthPx, height: heightPx }))
    }
    copies.push(await labeled(roll, piece, files.length, artworks, join(folder, `flat-label-${number}.svg`)))
  }
  const surface = { width: px(roll.widthPx), height: px(roll.heightPx - rollHeaderPx), dpi, copies }
  return { surface, artworks: [...artworks.values()] }
}

/** Converts from print file to roll coordinates. */
function moved(copy: PrintedCopy, piece: Place): PrintedCopy {
  const [x, y] = onRoll(piece, mmToPixels(copy.x, printDpi), mmToPixels(copy.y, printDpi))
  return { ...copy, x: px(x), y: px(y - rollHeaderPx), rotation: (copy.rotation + turnOf(piece)) % 360 }
}

/** The cut line of each piece, including its label; never beyond the film. */
export const cutLinesOf = (roll: Film, pieces: readonly Place[]): SurfaceRing[] =>
  pieces.map((piece) =>
    cutRingOf(piece).map((value, at) =>
      at % 2 === 0 ? px(Math.min(roll.widthPx, Math.max(0, value))) : px(value - rollHeaderPx),
    ),
  )

/** The cut line of a piece, in print pixels of the roll; it may extend beyond the film. */
export const cutRingOf = (piece: Place): number[] => outlineOnRoll(piece) ?? ringAround(extentOf(piece))

function ringAround({ left, top, width, height }: PxBox): number[] {
  const [x, y, right, bottom] = [
    ...[left - cutMargin, top - cutMargin],
    ...[left + width + cutMargin, top + height + cutMargin],
  ] as const
  return [x, y, right, y, right, bottom, x, bottom]
}

/** Exact pixels of a side of the roll at a given resolution. */
export const sideAt = (pixels: number, dpi: number): number => (pixels * dpi) / printDpi
