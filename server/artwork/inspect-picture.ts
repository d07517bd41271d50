import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ArtworkContentType,
  artworkContentTypes,
  isVector,
  maxArtworkPixels,
  maxWholeDecodePixels,
  previewSide,
  type VectorContentType,
} from '#domain/artwork/artwork.ts'
import { table } from '#domain/table.ts'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import { readPictureHeader } from '#server/kernel/pictures/pictures.ts'
import { PsdProblem } from '#server/kernel/pictures/psd.ts'
import type { Metadata } from '#server/kernel/pictures/sharp.ts'
import { VectorProblem } from '#server/kernel/vectors/vector-problem.ts'
import { decode, hash, type Inspection, rejected } from './decode-picture.ts'
import { drawGrid, layGrid, type VectorGrid } from './inspect-vector.ts'
import { rejections } from './rejections.ts'
import { typeOf } from './type-of-file.ts'

/**
 * Inspects a file as if its sender meant harm: type by content, size from the header before anything is decoded, then
 * every pixel once. Returns what is in it, or a message for the shopper on why it can't be printed. `page` is for a
 * PDF; `isTrimmed` for a drawing of our own, whose page is exactly its ink: it is inspected more coarsely, and that
 * much faster.
 * @throws when our own machine failed (disk full, file gone): then it is worth retrying.
 */
export async function inspectPicture(path: string, page = 1, isTrimmed = false): Promise<Inspection> {
  try {
    const found = await typeOf(path)
    if (found === 'image/apng') return rejected(rejections.animated)
    const contentType = artworkContentTypes.find((type) => type === found)
    if (contentType === undefined) return rejected(rejections[foreignKinds[found ?? ''] ?? 'wrongType'])
    if (isVector(contentType)) return await inspectVector(path, contentType, page, isTrimmed)
    const header = await readPictureHeader(path)
    const refusal = refuseByHeader(header, contentType)
    return refusal === null ? await decode(path, contentType, header) : rejected(refusal)
  } catch (error) {
    if (error instanceof PsdProblem) return rejected(rejections.psd)
    if (error instanceof VectorProblem) return rejected(rejections[error.reason])
    if (isTooMuch(error)) return rejected(rejections.too_complex)
    if (isOurFailure(error)) throw error
    return rejected(rejections.damaged)
  }
}

/** Other formats common in the trade, and what to send instead. */
const foreignKinds = table<'heic' | 'bmp' | 'postscript'>({
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/bmp': 'bmp',
  'application/eps': 'postscript',
  'application/postscript': 'postscript',
})

function refuseByHeader(header: Metadata, contentType: ArtworkContentType): string | null {
  const { width, height } = header
  if ((header.pages ?? 1) > 1) return contentType === 'image/tiff' ? rejections.several : rejections.animated
  if (width * height > maxArtworkPixels) return rejections.tooManyPixels(width, height)
  const isTurned = (header.orientation ?? 1) > 1
  const isDecodedWhole = header.isProgressive || isTurned || decodedWhole.has(contentType)
  return isDecodedWhole && width * height > maxWholeDecodePixels ? rejections.notStreamable : null
}

const decodedWhole = new Set<ArtworkContentType>([
  ...(['image/webp', 'image/tiff', 'image/avif', 'image/gif', 'image/vnd.adobe.photoshop'] as const),
])

/** Ink smaller than this on the grid would be measured too roughly. */
const smallestInk = 200

/** A drawing is inspected as an image on its grid, but printed from the drawing itself. */
async function inspectVector(
  path: string,
  contentType: VectorContentType,
  page: number,
  isTrimmed: boolean,
): Promise<Inspection> {
  const laid = await layGrid(path, contentType, page, isTrimmed)
  if (!laid.ok) return rejected(rejections[laid.reason])
  const { grid } = laid
  const folder = await makeWorkFolder()
  try {
    const drawn = join(folder, 'page.png')
    await drawGrid(path, contentType, page, isTrimmed ? coarse(grid) : grid, drawn)
    const seen = await decode(drawn, contentType, await readPictureHeader(drawn))
    if (!seen.ok) return seen
    const { width, height } = grid
    const whole = { widthPx: width, heightPx: height, ink: { left: 0, top: 0, width, height } }
    const found = isTrimmed ? { ...seen.facts, ...whole } : seen.facts
    const { ink } = found
    if (Math.max(ink.width, ink.height) < smallestInk) return rejected(rejections.mostlyEmpty)
    const facts = {
      ...found,
      sha256: await hash(path),
      densityDpi: grid.dpi,
      pageCount: grid.pageCount,
      measured: { ...found.measured, isVector: true, ...grid.drawn },
    }
    return { ...seen, facts }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** As many px as are kept anyway. */
const coarse = (grid: VectorGrid): VectorGrid => {
  const shrink = Math.min(1, previewSide / Math.max(grid.width, grid.height))
  const [width, height] = [grid.width, grid.height].map((side) => Math.max(1, Math.round(side * shrink)))
  return { ...grid, width: width ?? 1, height: height ?? 1 }
}

/** sharp reports everything by message; these are the ones that are not about the image. */
function isOurFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  if ('syscall' in error) return true
  return /system error|no space left|is missing/i.test(error.message)
}

/** librsvg limits the number of elements; an image may not fit in memory all at once. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && /exceeded|out of memory/i.test(error.message)
