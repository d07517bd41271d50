import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrintedCopy, PrintSurface } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm, type Mm, mm, printDpi, wholePixels } from '#domain/units.ts'
import type { SheetArtwork } from '../overlay-size.ts'
import { drawHeaderStrip, type StripContent } from './draw-header-strip.ts'

export type HeaderStrip = StripContent & { heightInches: number }

export type Surface = {
  surface: PrintSurface
  artworks: readonly SheetArtwork[]
  /** Where the art begins. */
  artFrom: Mm
}

const stripId = 'header-strip'

const lower = (copy: PrintedCopy, by: Mm): PrintedCopy => ({
  ...copy,
  y: mm(copy.y + by),
  ...(copy.clip && { clip: { ...copy.clip, top: mm(copy.clip.top + by) } }),
})

/**
 * The part with the strip on additional film above it: the art is unchanged, only lower. Without a strip, nothing
 * changes. The strip is simply one more drawing, so that PNG and PDF render it by the same code as everything else.
 */
export async function addHeaderStrip(
  part: PrintSurface,
  artworks: readonly SheetArtwork[],
  strip: HeaderStrip | null,
  folder: string,
): Promise<Surface> {
  if (!strip) return { surface: part, artworks, artFrom: mm(0) }
  const { width, dpi, copies } = part
  // Its drawing is made in print pixels, whatever the units of the surface.
  const height = inchesToMm(inches(strip.heightInches))
  const [widthPx, heightPx] = [wholePixels(width, printDpi), wholePixels(height, printDpi)]
  const path = join(folder, `${stripId}.svg`)
  await writeFile(path, await drawHeaderStrip(strip, widthPx, heightPx))
  const box = { x: mm(width / 2), y: mm(height / 2), width, height, rotation: 0, mirrored: false }
  return {
    surface: {
      width,
      height: mm(part.height + height),
      dpi,
      copies: [{ artworkId: stripId, ...box }, ...copies.map((copy) => lower(copy, height))],
    },
    artworks: [
      ...artworks,
      {
        id: stripId,
        path,
        ink: { left: 0, top: 0, width: widthPx, height: heightPx },
        vector: { contentType: 'image/svg+xml', page: 1, widthPx, heightPx },
      },
    ],
    artFrom: height,
  }
}
