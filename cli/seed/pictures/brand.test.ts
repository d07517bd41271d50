import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandFiles, renderOpenGraph } from './brand.ts'

const assets = new URL('../../../app/assets/brand/', import.meta.url)

test.each(Object.entries(brandFiles()))(
  '%s is small, free of live text, and as committed',
  async (name, drawing) => {
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(4096)
    expect(drawing).not.toMatch(/<text|<image|font-family|href|NaN|undefined/)
    expect(await readFile(new URL(name, assets), 'utf8')).toBe(drawing)
    const { width, height } = await sharp(Buffer.from(drawing)).metadata()
    expect({ width, height }).toEqual({ width: expect.any(Number), height: expect.any(Number) })
  },
)

test('the picture for shared links is 1200 × 630 and light enough to send', async () => {
  const picture = await renderOpenGraph()
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(picture.length).toBeLessThanOrEqual(150 * 1024)
})
