import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cropInk, cropKey } from '#domain/artwork/crop.ts'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import type { PrintedCopy, PrintSurface, SurfaceBox } from '#domain/orders/print-parts.ts'
import { type Mm, mm, mmToPixels, wholePixels } from '#domain/units.ts'
import { inkLimits } from '#server/kernel/pictures/pictures.ts'
import { blankPicture, openOwn } from '#server/kernel/pictures/screen-colors.ts'
import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'
import { composeInBands, type LaidOverlay } from './compose-in-bands.ts'
import { makeOverlay } from './overlay.ts'
import { overlaySize, type SheetArtwork } from './overlay-size.ts'

export type RenderInput = {
  surface: PrintSurface
  artworks: readonly SheetArtwork[]
  /** Anything above it is not art; 0 by default. */
  artFrom?: Mm
  /** The caller's own folder, emptied when done. */
  workFolder: string
  target: string
  onProgress?(percent: number): void
}

export type RenderedSheet = { width: number; height: number; byteSize: number }

/** Percentage of the work spent making overlays; writing the sheet is the rest. */
const overlayShare = 45

/** libvips uses several threads for each; two at a time keep two cores busy and memory low. */
const overlaysAtOnce = 2

/**
 * Draws a surface (a gang sheet, a placement zone, a premade print) at its resolution: RGBA, transparent where there is
 * no ink, density set, sRGB. Every copy's center is where the surface places it, to within half a pixel. Memory stays
 * flat: overlays wait on disk and libvips streams the sheet row by row.
 *
 * @throws Error when an artwork on the surface is missing or the sheet comes out in the wrong size.
 */
export async function renderSheet(input: RenderInput): Promise<RenderedSheet> {
  const { surface, workFolder, target, onProgress, artFrom = mm(0) } = input
  const { dpi } = surface
  const { width, height } = sizeOf(surface)
  await mkdir(workFolder, { recursive: true })
  try {
    const overlays = await makeOverlays(input)
    onProgress?.(overlayShare)
    const laid = surface.copies.map((copy, layer) => laidAt(copy, dpi, overlays[layer]))
    const isInBands = laid.length > mostAtOnce || laid.some(({ clip }) => clip)
    const composed = isInBands ? await joined(input, laid) : await composedWhole(input, laid)
    const info = await composed
      .keepIccProfile()
      .withDensity(dpi)
      .png({ compressionLevel: 6, palette: false })
      .toFile(target)
    if (info.width !== width || info.height !== height || info.channels !== 4)
      throw new Error(
        `The sheet came out as ${info.width} × ${info.height} px instead of ${width} × ${height}`,
      )
    await refuseBlank(target, surface, artFrom)
    return { width, height, byteSize: info.size }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

const sizeOf = ({ width, height, dpi }: PrintSurface) => ({
  width: wholePixels(width, dpi),
  height: wholePixels(height, dpi),
})

type Overlay = { path: string; width: number; height: number }

/** One overlay per copy; copies of the same artwork part at the same size and rotation share a file. */
async function makeOverlays({ surface, artworks, workFolder, onProgress }: RenderInput): Promise<Overlay[]> {
  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  const { copies, dpi } = surface
  const wanted = new Map<string, PrintedCopy>()
  for (const copy of copies) wanted.set(overlayKey(copy, dpi), copy)

  const made = new Map<string, Overlay>()
  const waiting = [...wanted.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, copy] = next
      const artwork = byId.get(copy.artworkId)
      if (!artwork) throw new Error(`The artwork ${copy.artworkId} of this sheet is missing`)
      const path = join(workFolder, `${wanted.size - waiting.length}.png`)
      const part = { ...artwork, ink: cropInk(artwork.ink, copy.crop) }
      made.set(key, await makeOverlay(part, overlaySize(copy, dpi), path))
      onProgress?.(Math.round((made.size / wanted.size) * overlayShare))
    }
  }
  await Promise.all(Array.from({ length: overlaysAtOnce }, work))
  return copies.map((copy) => {
    const overlay = made.get(overlayKey(copy, dpi))
    if (!overlay) throw new Error(`No overlay for a copy of ${copy.artworkId}`)
    return overlay
  })
}

function overlayKey(copy: PrintedCopy, dpi: number): string {
  const { width, height, turn, mirrored } = overlaySize(copy, dpi)
  return `${copy.artworkId}/${cropKey(copy.crop)}/${width}x${height}/${turn}/${mirrored}`
}

/**
 * With more images libvips would buffer too many rows at a time: the sheet is then composited in bands, which takes a
 * third less memory and somewhat more time (docs/measurements.md, Print files).
 */
const mostAtOnce = 20

/** The sheet is written from top to bottom, so no overlay has to be held in memory as a whole. */
async function composedWhole({ surface }: RenderInput, laid: readonly LaidOverlay[]): Promise<Sharp> {
  const blank = await blankPicture(sizeOf(surface))
  return blank.composite(
    laid.map(({ path, left, top }) => ({ input: path, left, top, sequentialRead: true, ...inkLimits })),
  )
}

async function joined({ surface, workFolder }: RenderInput, laid: readonly LaidOverlay[]): Promise<Sharp> {
  const size = sizeOf(surface)
  const bands = await composeInBands(size, laid, workFolder)
  const [band = '', ...further] = bands
  if (further.length === 0) return openOwn(band)
  // After joining, the last band is as tall as the others.
  const whole = sharp(bands, { join: { across: 1 }, limitInputPixels: false, sequentialRead: true })
  return whole.extract({ left: 0, top: 0, ...size })
}

function laidAt(copy: PrintedCopy, dpi: number, overlay: Overlay | undefined): LaidOverlay {
  if (!overlay) throw new Error(`No overlay for a copy of ${copy.artworkId}`)
  return {
    ...overlay,
    left: Math.round(mmToPixels(copy.x, dpi) - overlay.width / 2),
    top: Math.round(mmToPixels(copy.y, dpi) - overlay.height / 2),
    clip: copy.clip && pixelsOf(copy.clip, dpi),
  }
}

const pixelsOf = ({ left, top, width, height }: SurfaceBox, dpi: number) => ({
  left: wholePixels(left, dpi),
  top: wholePixels(top, dpi),
  right: wholePixels(mm(left + width), dpi),
  bottom: wholePixels(mm(top + height), dpi),
})

/** In mm: a strip that ends where the art starts is not part of it. */
const rounding = 0.001

/**
 * A blank file of the right size once reached a competitor's production (docs/decisions.md 20). Checks only the topmost
 * copy: libvips then decodes no more rows than that, and a blank sheet would be blank there, too.
 */
async function refuseBlank(path: string, { copies, dpi, ...size }: PrintSurface, artFrom: Mm): Promise<void> {
  const boxes = copies.map(placementBounds).filter((box) => box.bottom > artFrom + rounding && box.right > 0)
  const [highest] = boxes.sort((a, b) => a.bottom - b.bottom)
  if (!highest) throw new Error('The sheet came out blank')
  const rows = Math.max(1, Math.min(wholePixels(size.height, dpi), wholePixels(highest.bottom, dpi)))
  const width = wholePixels(size.width, dpi)
  const top = Math.min(rows - 1, wholePixels(artFrom, dpi))
  const art = openOwn(path).extract({ left: 0, top, width, height: rows - top })
  const alpha = await art.extractChannel('alpha').raw().toBuffer()
  if (alpha.every((value) => value === 0)) throw new Error('The sheet came out blank')
}
