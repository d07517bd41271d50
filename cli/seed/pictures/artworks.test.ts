import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { previewSide } from '#domain/artwork/artwork.ts'
import { findInPixels } from '#domain/checks/artwork-findings.ts'
import { measureArtwork } from '#domain/checks/measure-artwork.ts'
import { mm } from '#domain/units.ts'
import { squaredDistances } from '#nesting/index.ts'
import { artworks, findArtwork } from './artworks.ts'
import { renderArtwork } from './render-artwork.ts'

test('there are at least 24 designs, each with its own slug and title', () => {
  expect(artworks.length).toBeGreaterThanOrEqual(24)
  expect(new Set(artworks.map(({ slug }) => slug)).size).toBe(artworks.length)
  expect(new Set(artworks.map(({ title }) => title)).size).toBe(artworks.length)
})

describe.each(artworks.map((artwork) => ({ name: artwork.slug, artwork })))('$name', ({ artwork }) => {
  test('is drawn as outlines only, the same each time', () => {
    const drawing = artwork.draw()
    expect(drawing).not.toMatch(/<text|<image|font-family|href|NaN|undefined|Infinity/)
    expect(artwork.draw()).toBe(drawing)
    expect(drawing).toContain(`viewBox="0 0 ${artwork.widthInches} ${artwork.heightInches}"`)
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

  test('renders with ink inside, clear film around it, and its density', async () => {
    const dpi = 60
    const picture = await renderArtwork(artwork, dpi)
    expect(picture.equals(await renderArtwork(artwork, dpi))).toBe(true)

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
  })
})

test('a design of 9 by 9 inches has exactly 2,700 by 2,700 pixels at print resolution', async () => {
  const badge = artworks.find(({ slug }) => slug === 'night-shift-coffee')
  const picture = await renderArtwork(badge ?? expect.fail('the badge is missing'))
  const { width, height, density } = await sharp(picture).metadata()
  expect({ width, height, density }).toEqual({ width: 2700, height: 2700, density: 300 })
})

test.each([8, 10])(
  'golden hour has no lines or gaps that our own checks warn about, printed %s in wide',
  async (inches) => {
    const { data, info } = await sharp(await renderArtwork(findArtwork('golden-hour')))
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .resize({ width: previewSide, height: previewSide, fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const measured = measureArtwork({ width: info.width, height: info.height, data }, squaredDistances)
    const facts = { ...measured, version: 1 as const, outline: [] }
    expect(findInPixels(facts, { name: 'golden-hour', width: mm(inches * 25.4) }, 150)).toEqual([])
  },
)

/** Shares of opaque and of clear pixels, and the count of inked pixels in the outermost frame of one pixel. */
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
