import { rm } from 'node:fs/promises'
import { openInk } from '#server/kernel/pictures/open-ink.ts'
import { inkLimits, openStored } from '#server/kernel/pictures/pictures.ts'
import { screenProfile } from '#server/kernel/pictures/screen-colors.ts'
import { type Metadata, type OutputInfo, type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'
import type { OverlaySize, SheetArtwork } from './overlay-size.ts'

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Makes the image that is placed on the sheet: the artwork's ink at its printed size, mirrored, then rotated about its
 * center. Returns the path of a file with those pixels, which is the original itself if nothing has to change.
 * Compression would only cost time: the file lives until the sheet is written.
 */
export async function makeOverlay(
  artwork: SheetArtwork,
  size: OverlaySize,
  target: string,
): Promise<{ path: string; width: number; height: number }> {
  const isPlain = !artwork.vector && (await isAsItShouldBe(artwork, size))
  if (isPlain) return { path: artwork.path, width: size.width, height: size.height }

  const drawn = `${target}.drawn.png`
  const placed = (await openInk(artwork, size, drawn)).flop(size.mirrored).toColorspace('srgb').ensureAlpha()
  const info =
    size.turn === 0 ? await placed.png(uncompressed).toFile(target) : await turned(placed, size.turn, target)
  if (artwork.vector) await rm(drawn, { force: true })
  return { path: target, width: info.width, height: info.height }
}

const uncompressed = { compressionLevel: 0, palette: false } as const

/** Rotating after resizing needs two passes: a single pipeline would rotate first and resize the rotated box. */
async function turned(placed: Sharp, turn: number, target: string): Promise<OutputInfo> {
  const { data, info } = await placed.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels }, ...inkLimits })
    .rotate(turn, { background: transparent })
    .png(uncompressed)
    .toFile(target)
}

/** A file without a profile is meant for screens; so are our own files. */
const isOfScreens = async ({ icc }: Metadata): Promise<boolean> =>
  icc === undefined || icc.equals(await screenProfile())

async function isAsItShouldBe({ path, ink }: SheetArtwork, size: OverlaySize): Promise<boolean> {
  const metadata = await (await openStored(path)).metadata()
  const isWhole =
    ink.left === 0 && ink.top === 0 && ink.width === metadata.width && ink.height === metadata.height
  const isUpright = metadata.orientation === undefined || metadata.orientation === 1
  const isPlain =
    metadata.format === 'png' &&
    metadata.space === 'srgb' &&
    metadata.depth === 'uchar' &&
    (await isOfScreens(metadata))
  const isThatSize = ink.width === size.width && ink.height === size.height
  return isWhole && isUpright && isPlain && isThatSize && size.turn === 0 && !size.mirrored
}
