import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type Placement, type PlacementDocument, placementBounds } from '#domain/gang-sheet.ts'
import { mmToPixels, printDpi, wholePixels } from '#domain/units.ts'
import { openPicture } from '#server/kernel/pictures.ts'
import { makeOverlay, overlaySize, type SheetArtwork, sharpLimits } from './overlay.ts'

export type RenderInput = {
  document: PlacementDocument
  artworks: readonly SheetArtwork[]
  /** A folder of the caller's own, emptied when done. */
  workFolder: string
  target: string
  onProgress?(percent: number): void
}

export type RenderedSheet = { width: number; height: number; byteSize: number }

/** Making overlays is this share of the work; writing the sheet is the rest. */
const overlayShare = 45

/** libvips uses several threads for each; two at a time keep two cores busy and memory low. */
const overlaysAtOnce = 2

/**
 * Draws a placement document at 300 dpi: RGBA, transparent where there is no ink, density set, sRGB. Every
 * placement's centre is where the document has it, to half a pixel. Memory stays flat: overlays wait on disk and
 * libvips streams the sheet row by row.
 *
 * @throws Error when an artwork of the document is missing or the sheet comes out with another size than asked.
 */
export async function renderSheet(input: RenderInput): Promise<RenderedSheet> {
  const { document, workFolder, target, onProgress } = input
  const width = wholePixels(document.sheet.width, printDpi)
  const height = wholePixels(document.sheet.height, printDpi)
  await mkdir(workFolder, { recursive: true })
  try {
    const overlays = await makeOverlays(input)
    onProgress?.(overlayShare)
    const composed = sharp({
      create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite(document.placements.map((placement, layer) => laid(placement, overlays[layer])))
      .withMetadata({ density: printDpi })
      .png({ compressionLevel: 6, palette: false })
    const info = await composed.toFile(target)
    if (info.width !== width || info.height !== height || info.channels !== 4)
      throw new Error(
        `The sheet came out as ${info.width} × ${info.height} px instead of ${width} × ${height}`,
      )
    await refuseBlank(target, document)
    return { width, height, byteSize: info.size }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

type Overlay = { path: string; width: number; height: number }

/** One overlay per placement; copies of the same artwork at the same size and turn share a file. */
async function makeOverlays({ document, artworks, workFolder, onProgress }: RenderInput): Promise<Overlay[]> {
  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  const wanted = new Map<string, Placement>()
  for (const placement of document.placements) wanted.set(overlayKey(placement), placement)

  const made = new Map<string, Overlay>()
  const waiting = [...wanted.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, placement] = next
      const artwork = byId.get(placement.artworkId)
      if (!artwork) throw new Error(`The artwork ${placement.artworkId} of this sheet is missing`)
      const path = join(workFolder, `${wanted.size - waiting.length}.png`)
      made.set(key, await makeOverlay(artwork, overlaySize(placement, printDpi), path))
      onProgress?.(Math.round((made.size / wanted.size) * overlayShare))
    }
  }
  await Promise.all(Array.from({ length: overlaysAtOnce }, work))
  return document.placements.map((placement) => {
    const overlay = made.get(overlayKey(placement))
    if (!overlay) throw new Error(`No overlay for the placement ${placement.id}`)
    return overlay
  })
}

function overlayKey(placement: Placement): string {
  const { width, height, turn, mirrored } = overlaySize(placement, printDpi)
  return `${placement.artworkId}/${width}x${height}/${turn}/${mirrored}`
}

function laid(placement: Placement, overlay: Overlay | undefined): OverlayOptions {
  if (!overlay) throw new Error(`No overlay for the placement ${placement.id}`)
  return {
    input: overlay.path,
    left: Math.round(mmToPixels(placement.x, printDpi) - overlay.width / 2),
    top: Math.round(mmToPixels(placement.y, printDpi) - overlay.height / 2),
    // The sheet is written from top to bottom, so no overlay has to be held in memory whole.
    sequentialRead: true,
    ...sharpLimits,
  }
}

/**
 * A blank file of the right size once reached a rival's production (PEERS.md, complaint 8). Looks at the highest
 * placement only: libvips then decodes no more rows than that, while a blank sheet would be blank there, too.
 */
async function refuseBlank(path: string, document: PlacementDocument): Promise<void> {
  const boxes = document.placements.map(placementBounds).filter((box) => box.bottom > 0 && box.right > 0)
  const [highest] = boxes.sort((a, b) => a.bottom - b.bottom)
  if (!highest) throw new Error('The sheet came out blank')
  const rows = Math.max(
    1,
    Math.min(wholePixels(document.sheet.height, printDpi), wholePixels(highest.bottom, printDpi)),
  )
  const width = wholePixels(document.sheet.width, printDpi)
  const top = openPicture(path).extract({ left: 0, top: 0, width, height: rows })
  const alpha = await top.extractChannel('alpha').raw().toBuffer()
  if (alpha.every((value) => value === 0)) throw new Error('The sheet came out blank')
}
