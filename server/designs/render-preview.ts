import { cropInk, cropKey } from '#domain/artwork/crop.ts'
import { besideEachOther } from '#domain/artwork/cut-sheets.ts'
import { type Placement, type PlacementDocument, placementBounds } from '#domain/artwork/gang-sheet.ts'
import { type OverlayOptions, type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'

/** Longest side of a design's image, in px. */
export const designPreviewSide = 1_000

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

export type SheetPreview = {
  document: PlacementDocument
  /** Local files of the artworks' previews, by id; artworks without one are skipped. */
  pictures: ReadonlyMap<string, string>
  /** Where the image is written. */
  target: string
}

/**
 * The task: draws the whole sheet small, from the artworks' previews, which like placements are trimmed to their ink,
 * on a transparent background: WebP with alpha.
 */
export async function renderPreview({ document, pictures, target }: SheetPreview): Promise<void> {
  const { placements, sheets, ...size } = besideEachOther(document)
  const scale = designPreviewSide / Math.max(size.width, size.height)
  const canvas = { width: pixels(size.width * scale), height: pixels(size.height * scale) }
  const overlays: OverlayOptions[] =
    sheets.length > 1 ? [{ input: edgesOf(sheets, document, scale, canvas) }] : []
  const drawn = new Map<string, Promise<Buffer>>()
  for (const placement of placements) {
    const path = pictures.get(placement.artworkId)
    if (path === undefined) continue
    const { width, height, rotation, mirrored, crop } = placement
    const look = [path, width, height, rotation, mirrored, cropKey(crop)].join(' ')
    const picture = drawn.get(look) ?? draw(path, placement, scale, canvas)
    drawn.set(look, picture)
    const { left, top } = placementBounds(placement)
    overlays.push({ input: await picture, left: Math.round(left * scale), top: Math.round(top * scale) })
  }
  await sharp({ create: { ...canvas, channels: 4, background: transparent } })
    .composite(overlays)
    .webp({ quality: 84, alphaQuality: 100 })
    .toFile(target)
}

/** The boundaries between several sheets, which are themselves transparent. */
function edgesOf(
  sheets: readonly { left: number; height: number }[],
  { sheet }: PlacementDocument,
  scale: number,
  { width, height }: Size,
): Buffer {
  const edges = sheets.map(
    (one) =>
      `<rect x="${one.left * scale + 0.5}" y="0.5" width="${sheet.width * scale - 1}" height="${one.height * scale - 1}"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="#8a8a8a" stroke-opacity="0.6">${edges.join('')}</g></svg>`,
  )
}

type Size = { width: number; height: number }

const pixels = (exact: number): number => Math.max(1, Math.round(exact))

/** One copy: mirrored first, then rotated clockwise about its center, as in the print. */
async function draw(path: string, placement: Placement, scale: number, canvas: Size): Promise<Buffer> {
  const upright = await (await openPart(path, placement.crop))
    .resize({ width: pixels(placement.width * scale), height: pixels(placement.height * scale), fit: 'fill' })
    .flop(placement.mirrored)
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data, info } = await sharp(upright)
    .rotate(placement.rotation, { background: transparent })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const width = Math.min(info.width, canvas.width)
  const height = Math.min(info.height, canvas.height)
  if (width === info.width && height === info.height) return data
  // A rotated box is rounded up to whole pixels, and may then be one too large to fit on the sheet.
  return sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
}

/** From an image that is trimmed to the artwork's ink. */
async function openPart(path: string, crop: Placement['crop']): Promise<Sharp> {
  const picture = sharp(path)
  if (!crop) return picture
  const { width, height } = await picture.metadata()
  return picture.extract(cropInk({ left: 0, top: 0, width, height }, crop))
}
