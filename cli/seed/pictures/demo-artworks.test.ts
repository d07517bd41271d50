import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { previewSide } from '#domain/artwork/artwork.ts'
import { findInPixels } from '#domain/checks/artwork-findings.ts'
import { measureArtwork } from '#domain/checks/measure-artwork.ts'
import { mm } from '#domain/units.ts'
import { squaredDistances } from '#nesting/index.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { artworkSlugs, findArtwork } from './demo-artworks.ts'
import { artworkFile, renderDemoFile } from './demo-files.ts'
import { demoPicture } from './demo-picture.ts'

const render = (slug: string, dpi: number) => renderDemoFile(artworkFile('', slug, dpi))

test('there are at least 24 designs, each with its own title', () => {
  expect(artworkSlugs.length).toBeGreaterThanOrEqual(24)
  expect(new Set(artworkSlugs.map((slug) => findArtwork(slug).title)).size).toBe(artworkSlugs.length)
})

describe.each(artworkSlugs)('%s', (slug) => {
  const artwork = findArtwork(slug)

  test('is drawn only as outlines, in its one ink where specified', () => {
    const { drawing, ink } = artwork
    expect(drawing).not.toMatch(/<text|<image|font-family|href|NaN|undefined|Infinity/)
    expect(drawing).toContain(`viewBox="0 0 ${artwork.widthInches} ${artwork.heightInches}"`)
    expect(drawing.includes('currentColor')).toBe(ink !== undefined)
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) {
      expect(drawing.split(`id="${id}"`)).toHaveLength(2)
    }
  })

  test('prints at a whole number of pixels within 12 inches', () => {
    for (const inches of [artwork.widthInches, artwork.heightInches]) {
      expect(Number.isInteger(inches * 300)).toBe(true)
      expect(inches).toBeGreaterThanOrEqual(2)
      expect(inches).toBeLessThanOrEqual(12)
    }
  })
})

test.each(someOf(artworkSlugs, 8))(
  '%s renders with ink inside, clear film around it, and its density',
  async (slug) => {
    const artwork = findArtwork(slug)
    const dpi = 60
    const picture = await render(slug, dpi)
    const { width, height, density, hasAlpha } = await sharp(picture).metadata()
    expect({ width, height, density, hasAlpha }).toEqual({
      width: artwork.widthInches * dpi,
      height: artwork.heightInches * dpi,
      density: dpi,
      hasAlpha: true,
    })

    const { inked, clear, edge } = await measure(picture)
    expect(inked).toBeGreaterThan(0.04)
    expect(clear).toBeGreaterThan(0.04)
    expect(edge).toBe(0)
  },
)

test('golden hour has no lines or gaps that trigger our own checks, printed 8 and 10 in wide', async () => {
  const { data, info } = await sharp(await demoPicture('artworks/golden-hour.png'))
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize({ width: previewSide, height: previewSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const measured = measureArtwork({ width: info.width, height: info.height, data }, squaredDistances)
  const facts = { ...measured, version: 1 as const, outline: [] }
  for (const inches of [8, 10])
    expect(findInPixels(facts, { name: 'golden-hour', width: mm(inches * 25.4) }, 150)).toEqual([])
})

/** Shares of opaque and of clear pixels, and the count of inked pixels in the outermost one-pixel frame. */
async function measure(picture: Buffer): Promise<{ inked: number; clear: number; edge: number }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  let [inked, clear, edge] = [0, 0, 0]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = data[pixel * 4 + 3] ?? 0
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    inked += alpha > 250 ? 1 : 0
    clear += alpha === 0 ? 1 : 0
    edge += alpha > 40 && (x === 0 || y === 0 || x === width - 1 || y === height - 1) ? 1 : 0
  }
  return { inked: inked / (width * height), clear: clear / (width * height), edge }
}
