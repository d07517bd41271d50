import { copyFile, rm } from 'node:fs/promises'
import { convertEngraving } from '#domain/tumbler/convert-engraving.ts'
import { openPicture } from '#server/kernel/pictures/pictures.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'

/** Share of engraved pixels that are neither nearly black nor nearly white; more than this counts as tones. */
const maxEdgeShare = 0.12

/**
 * Converts a drawn surface in place to what a laser reads: an opaque PNG with one bit per pixel, black where it burns.
 * A plain black-and-white image is thresholded at the middle, so that its edges stay clean; one with tones is dithered,
 * so that a gray looks as it did in the mock-up. Uses up to 12 bytes per pixel: 250 MB for the largest field.
 */
export async function toOneBit(path: string, dpi: number): Promise<{ byteSize: number }> {
  const { data, info } = await (await openPicture(path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const method = hasTones(data) ? 'dither' : 'threshold'
  const { pixels } = convertEngraving(data, info.width, { method, level: 128, isInverted: false })
  const burned = new Uint8Array(info.width * info.height)
  for (let at = 0; at < burned.length; at++) burned[at] = pixels[at * 4 + 3] === 255 ? 0 : 255
  const beside = `${path}.one-bit`
  const written = await sharp(burned, { raw: { width: info.width, height: info.height, channels: 1 } })
    .toColorspace('b-w')
    .withMetadata({ density: dpi })
    // With two colors, even the fastest palette search finds both.
    .png({ palette: true, colors: 2, dither: 0, effort: 1, compressionLevel: 9 })
    .toFile(beside)
  await copyFile(beside, path)
  await rm(beside)
  return { byteSize: written.size }
}

function hasTones(pixels: Uint8Array): boolean {
  let engraved = 0
  let between = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const luma = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
    const darkness = ((255 - luma) * (pixels[at + 3] ?? 0)) / 255
    if (darkness < 32) continue
    engraved++
    if (darkness < 224) between++
  }
  return between > engraved * maxEdgeShare
}
