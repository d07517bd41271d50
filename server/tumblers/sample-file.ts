import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EngravingSamples, engravingRules, sampleEngraving } from '#domain/tumbler/analyze-engraving.ts'
import { openPicture } from '#server/kernel/pictures/pictures.ts'

/** libvips' own format: a header of 64 bytes, then RGBA row by row. */
const headerBytes = 64
const bandBytes = 8_000_000

/**
 * The task: samples the upright image with these dimensions in px. It is decoded through a file to keep memory use low.
 */
export async function sampleFile({
  path,
  width,
  height,
}: {
  path: string
  width: number
  height: number
}): Promise<EngravingSamples> {
  const decoded = join(tmpdir(), 'pixels.v')
  await (await openPicture(path)).toColorspace('srgb').ensureAlpha().toFile(decoded)
  const handle = await open(decoded)
  try {
    return await sampleBands(width, height, (band, position) =>
      handle.read(band, 0, band.length, headerBytes + position).then(({ bytesRead }) => bytesRead),
    )
  } finally {
    await handle.close()
  }
}

/** Bands hold a multiple of four rows, so that each starts at a sampled pixel. */
async function sampleBands(
  width: number,
  height: number,
  read: (band: Uint8Array, position: number) => Promise<number>,
): Promise<EngravingSamples> {
  const rowBytes = width * 4
  const { sampleEvery } = engravingRules
  const rowsPerBand = Math.max(1, Math.floor(bandBytes / rowBytes / sampleEvery)) * sampleEvery
  const total = { counted: 0, gray: 0 }
  for (let row = 0; row < height; row += rowsPerBand) {
    const band = new Uint8Array(Math.min(rowsPerBand, height - row) * rowBytes)
    if ((await read(band, row * rowBytes)) !== band.length)
      throw new Error('The decoded picture is shorter than its size says')
    const { counted, gray } = sampleEngraving(band)
    total.counted += counted
    total.gray += gray
  }
  return total
}
