import { open, rm } from 'node:fs/promises'
import { openInk } from '#server/kernel/pictures/open-ink.ts'
import { openStored } from '#server/kernel/pictures/pictures.ts'
import type { Sharp } from '#server/kernel/pictures/sharp.ts'
import type { PixelFile } from './pdf-tasks.ts'
import type { PrintedPart } from './printed-parts.ts'

/** libvips' own format: 64 bytes, then the raw pixels. It is written row by row, whatever its size. */
const headerBytes = 64

/**
 * The task: writes a part's pixels to a file: an image's own pixels, whatever its printed size; for a drawing, as many
 * as its largest print takes.
 */
export async function writePixels({
  part: { artwork, largest },
  target,
}: {
  part: PrintedPart
  target: string
}): Promise<PixelFile> {
  const path = `${target}.v`
  const drawn = `${target}.drawn.png`
  try {
    const picture = artwork.vector ? await openInk(artwork, largest, drawn) : await ownPixels(artwork)
    await picture.toColorspace('srgb').toFile(path)
    return await describePixels(path)
  } finally {
    await rm(drawn, { force: true })
  }
}

const ownPixels = async ({ path, ink }: PrintedPart['artwork']): Promise<Sharp> =>
  (await openStored(path)).autoOrient().extract(ink)

/** From libvips' header: width, height and channels starting at byte 4, and how a channel is stored, 0 for a byte. */
export async function describePixels(path: string): Promise<PixelFile> {
  const file = await open(path)
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(headerBytes) })
    const [width, height, channels] = [
      buffer.readUInt32LE(4),
      buffer.readUInt32LE(8),
      buffer.readUInt32LE(12),
    ]
    const isKnown = buffer.readUInt32LE(20) === 0 && (channels === 1 || channels === 3 || channels === 4)
    if (!isKnown) throw new Error(`Pixels of ${channels} channels cannot be laid into a PDF`)
    return { path, start: headerBytes, width, height, channels }
  } finally {
    await file.close()
  }
}
