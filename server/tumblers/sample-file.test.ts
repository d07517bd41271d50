import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleEngraving } from '#domain/tumbler/analyze-engraving.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { sampleFile } from './sample-file.ts'

/** Noise, half of it gray, in `rows` of an odd number of pixels. */
function noise(width: number, height: number): Buffer {
  const pixels = randomBytes(width * height * 4)
  for (let at = 0; at < pixels.length; at += 8) pixels.fill(pixels[at] ?? 0, at, at + 3)
  return pixels
}

const sampled = (pixels: Buffer, width: number, height: number, toldHeight = height) =>
  withWorkFolder(async (folder) => {
    const path = join(folder, 'noise.png')
    await writeFile(
      path,
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    )
    return sampleFile({ path, width, height: toldHeight })
  })

test('a picture in several bands is sampled as if it were one, even where a row does not end at a sampled pixel', async () => {
  for (const [width, height] of [
    [2_003, 2_101],
    [61, 43],
  ] as const) {
    const pixels = noise(width, height)
    expect(await sampled(pixels, width, height)).toEqual(sampleEngraving(pixels))
  }
})

test('a picture shorter than stated is reported, and not judged by the part that is there', async () => {
  await expect(sampled(noise(61, 43), 61, 43, 4_300)).rejects.toThrow(/shorter than its size says/)
})
