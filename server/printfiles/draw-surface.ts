import { join } from 'node:path'
import type { PrintSurface } from '#domain/orders/print-parts.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { printLimits } from '#server/kernel/decoding/limits.ts'
import type { drawPart, PartToDraw } from './draw-part.ts'
import { addHeaderStrip, type HeaderStrip } from './header-strip/add-header-strip.ts'
import type { SheetArtwork } from './overlay-size.ts'
import type { RenderedSheet } from './render-sheet.ts'

const drawing = defineTask<typeof drawPart>(
  new URL('./draw-part.ts', import.meta.url),
  'drawPart',
  printLimits,
)

/** In a process of its own. */
export const draw = (part: PartToDraw, onProgress: (percent: number) => void): Promise<RenderedSheet> =>
  decode(drawing, part, { lane: 'prints', onTold: onProgress })

export type SurfaceToDraw = {
  surface: PrintSurface
  /** Files of this machine. */
  artworks: readonly SheetArtwork[]
  /** Above the surface, on film of its own. */
  strip: HeaderStrip
  /** A folder of the caller's own. */
  folder: string
  target: string
  onProgress(percent: number): void
}

/** @throws Error when one of its files is missing, or it comes out blank or in another size. */
export async function drawSurface({
  surface,
  artworks,
  strip,
  folder,
  target,
  onProgress,
}: SurfaceToDraw): Promise<RenderedSheet> {
  const withStrip = await addHeaderStrip(surface, artworks, strip, folder)
  return draw({ ...withStrip, workFolder: join(folder, 'work'), target, isOneBit: false }, onProgress)
}
