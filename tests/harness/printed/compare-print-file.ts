import sharp, { type Sharp } from 'sharp'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'

export type PrintFileFindings = {
  widthPx: number
  heightPx: number
  density: number | undefined
  channels: number
  /** Largest distance, in px, between an edge of a placement's ink and its position in the document. */
  worstOffsetPx: number
  /** Pixels with ink outside all placements. */
  strayPixels: number
  /** The worst mean difference per channel (0 to 255) between a placement's print and its artwork. */
  worstColorDifference: number
}

type Region = { left: number; top: number; right: number; bottom: number }

/**
 * Compares a print file with the placement document, without the renderer's code: all turns here are quarter turns, so
 * a placement's ink fills its upright box exactly. `artworks` are the originals' bytes by id.
 */
export async function comparePrintFile(
  printFile: Buffer,
  document: PlacementDocument,
  artworks: ReadonlyMap<string, Buffer>,
): Promise<PrintFileFindings> {
  const metadata = await sharp(printFile, { limitInputPixels: false }).metadata()
  const { data, info } = await sharp(printFile, { limitInputPixels: false, ignoreIcc: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number): number => data[(y * info.width + x) * 4 + 3] ?? 0

  const taken = new Uint8Array(info.width * info.height)
  let worstOffsetPx = 0
  let worstColorDifference = 0
  for (const placement of document.placements) {
    const expected = expectedRegion(placement)
    const found = inkIn(grown(expected, 3, info), alphaAt)
    if (!found) throw new Error(`Nothing is printed where the placement ${placement.id} lies`)
    worstOffsetPx = Math.max(
      worstOffsetPx,
      ...edges(found).map((edge, side) => Math.abs(edge - (edges(expected)[side] ?? 0))),
    )
    const original = artworks.get(placement.artworkId)
    if (!original) throw new Error(`No original for the artwork ${placement.artworkId}`)
    const difference = await colorDifference(original, placement.rotation, found, data, info.width)
    worstColorDifference = Math.max(worstColorDifference, difference)
    const around = grown(expected, 1, info)
    for (let y = around.top; y < around.bottom; y++)
      taken.fill(1, y * info.width + around.left, y * info.width + around.right)
  }

  let strayPixels = 0
  for (let index = 0; index < taken.length; index++)
    if (taken[index] === 0 && data[index * 4 + 3] !== 0) strayPixels++
  const { width: widthPx, height: heightPx, channels } = info
  return {
    widthPx,
    heightPx,
    channels,
    density: metadata.density,
    worstOffsetPx,
    strayPixels,
    worstColorDifference,
  }
}

const dotsPerMm = 300 / 25.4

function expectedRegion(placement: PlacementDocument['placements'][number]): Region {
  const isOnItsSide = Math.round(placement.rotation / 90) % 2 !== 0
  const width = (isOnItsSide ? placement.height : placement.width) * dotsPerMm
  const height = (isOnItsSide ? placement.width : placement.height) * dotsPerMm
  const [x, y] = [placement.x * dotsPerMm, placement.y * dotsPerMm]
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

const edges = (region: Region): number[] => [region.left, region.top, region.right, region.bottom]

const grown = (region: Region, by: number, sheet: { width: number; height: number }): Region => ({
  left: Math.max(0, Math.floor(region.left) - by),
  top: Math.max(0, Math.floor(region.top) - by),
  right: Math.min(sheet.width, Math.ceil(region.right) + by),
  bottom: Math.min(sheet.height, Math.ceil(region.bottom) + by),
})

function inkIn(region: Region, alphaAt: (x: number, y: number) => number): Region | null {
  const found = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      if (alphaAt(x, y) === 0) continue
      found.left = Math.min(found.left, x)
      found.top = Math.min(found.top, y)
      found.right = Math.max(found.right, x + 1)
      found.bottom = Math.max(found.bottom, y + 1)
    }
  }
  return found.right > found.left ? found : null
}

/** Compares at a sixteenth of the size: resampling moves edges by less than one such pixel. */
async function colorDifference(
  original: Buffer,
  rotation: number,
  region: Region,
  sheet: Buffer,
  sheetWidth: number,
): Promise<number> {
  const width = region.right - region.left
  const height = region.bottom - region.top
  const cut = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    const start = ((region.top + y) * sheetWidth + region.left) * 4
    sheet.copy(cut, y * width * 4, start, start + width * 4)
  }
  const small = {
    width: Math.max(8, Math.round(width / 16)),
    height: Math.max(8, Math.round(height / 16)),
    fit: 'fill' as const,
  }
  const flat = (image: Sharp) => image.flatten({ background: '#808080' }).removeAlpha().raw().toBuffer()
  const printed = await flat(
    sharp(cut, { raw: { width, height, channels: 4 }, limitInputPixels: false }).resize(small),
  )
  const trimmed = await sharp(original)
    .ensureAlpha()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const turned = await sharp(trimmed)
    .rotate(rotation, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const wanted = await flat(sharp(turned).toColorspace('srgb').resize(small))
  let sum = 0
  for (let index = 0; index < wanted.length; index++)
    sum += Math.abs((printed[index] ?? 0) - (wanted[index] ?? 0))
  return sum / wanted.length
}
