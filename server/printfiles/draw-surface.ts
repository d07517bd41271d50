import { join } from 'node:path'
import type { PrintSurface, SurfaceRing } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm, mm } from '#domain/units.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { printLimits } from '#server/kernel/decoding/limits.ts'
import type { drawPart, PartToDraw } from './draw-part.ts'
import type { finishPicture, PictureToFinish } from './finish-picture.ts'
import { addHeaderStrip, type HeaderStrip } from './header-strip/add-header-strip.ts'
import type { SheetArtwork } from './overlay-size.ts'
import { writePrintPdf } from './pdf/write-print-pdf.ts'
import type { RenderedSheet } from './render-sheet.ts'
import type { writeWhite } from './white-layer.ts'

const drawing = defineTask<typeof drawPart>(
  new URL('./draw-part.ts', import.meta.url),
  'drawPart',
  printLimits,
)
const finishing = defineTask<typeof finishPicture>(
  new URL('./finish-picture.ts', import.meta.url),
  'finishPicture',
  printLimits,
)
const whitening = defineTask<typeof writeWhite>(
  new URL('./white-layer.ts', import.meta.url),
  'writeWhite',
  printLimits,
)

/** Runs in a separate process. */
export const draw = (part: PartToDraw, onProgress: (percent: number) => void): Promise<RenderedSheet> =>
  decode(drawing, part, { lane: 'prints', onTold: onProgress })

/** A drawn sheet mirrored, or in a printer's colors. */
export const finish = (picture: PictureToFinish): Promise<{ byteSize: number }> =>
  decode(finishing, picture, { lane: 'prints' })

export type SurfaceToDraw = {
  surface: PrintSurface
  /** Local files. */
  artworks: readonly SheetArtwork[]
  /** Above the surface, on additional film. */
  strip: HeaderStrip
  /** The caller's own folder. */
  folder: string
  target: string
  onProgress(percent: number): void
}

/** @throws Error when one of its files is missing, or the result is blank or has the wrong size. */
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

export type PdfToDraw = Omit<SurfaceToDraw, 'onProgress'> & {
  title: string
  /** The surface as drawn, not mirrored: white is generated from what it covers. */
  drawn: string
  isMirrored: boolean
  /** The target color profile; null for the screen's colors. */
  profilePath: string | null
  /** Lines on the surface, in a spot color with this name. */
  cut: { name: string; rings: readonly SurfaceRing[] } | null
  white: { name: string; chokePx: number } | null
}

/** The same surface as PDF, vectors kept, along with the data for a RIP. */
export async function drawSurfacePdf({
  surface,
  artworks,
  strip,
  folder,
  drawn,
  cut,
  white,
  ...rest
}: PdfToDraw): Promise<{ byteSize: number }> {
  const { isMirrored, profilePath, target, title } = rest
  const withStrip = await addHeaderStrip(surface, artworks, strip, folder)
  const above = inchesToMm(inches(strip.heightInches))
  const rings = cut?.rings.map((ring) => ring.map((value, at) => (at % 2 === 0 ? value : mm(value + above))))
  const picture =
    white &&
    (await decode(
      whitening,
      { path: drawn, chokePx: white.chokePx, target: join(folder, 'white') },
      { lane: 'prints' },
    ))
  return writePrintPdf({
    ...withStrip,
    ...{ workFolder: join(folder, 'work'), target, title },
    marks: {
      ...{ isMirrored, profilePath },
      cut: cut && rings ? { name: cut.name, rings } : null,
      white: white && picture ? { name: white.name, picture } : null,
    },
  })
}
