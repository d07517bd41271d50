import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decompressionBomb, handMadePng, pngChunk, transparentPng } from '#tests/harness/pictures.ts'
import type { Inspection } from './decode-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import { rejections } from './rejections.ts'

const red = { r: 255, g: 0, b: 0 }
const half = { width: 40, height: 60 }

test('a PNG is measured for size, ink, density, alpha and hash; its preview is trimmed to the ink', async () => {
  const ink = { left: 30, top: 20, width: 100, height: 50 }
  const bytes = await sharp(await transparentPng({ width: 300, height: 200 }, ink))
    .withMetadata({ density: 300 })
    .png()
    .toBuffer()

  const inspection = accepted(await inspect(bytes))

  expect(inspection.facts).toMatchObject({ contentType: 'image/png', widthPx: 300, heightPx: 200, ink })
  expect(inspection.facts.densityDpi).toBeCloseTo(300, 1)
  expect(inspection.facts.hasAlpha).toBe(true)
  expect(inspection.facts.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(await sharp(inspection.preview).metadata()).toMatchObject({ format: 'webp', width: 100, height: 50 })
})

test('previews are at most 1,600 px, thumbnails 320 px, and both keep transparency', async () => {
  const bytes = await sharp({
    create: { width: 4_000, height: 1_000, channels: 4, background: { ...red, alpha: 0.5 } },
  })
    .png()
    .toBuffer()

  const { preview, thumbnail } = accepted(await inspect(bytes))

  expect(await sharp(preview).metadata()).toMatchObject({ width: 1_600, height: 400, hasAlpha: true })
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 320, height: 80, hasAlpha: true })
})

test('the haze left by erasers is not ink', async () => {
  const pixels = Buffer.alloc(10 * 10 * 4)
  pixels[3] = 8
  pixels[(5 * 10 + 6) * 4 + 3] = 9
  const bytes = await sharp(pixels, { raw: { width: 10, height: 10, channels: 4 } })
    .png()
    .toBuffer()

  expect(accepted(await inspect(bytes)).facts.ink).toEqual({ left: 6, top: 5, width: 1, height: 1 })
})

test('a fully transparent picture has nothing to print', async () => {
  const bytes = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { ...red, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect(await inspect(bytes)).toEqual({ ok: false, rejection: rejections.empty })
})

test('an opaque picture is all ink', async () => {
  const bytes = await sharp({ create: { ...half, channels: 3, background: red } })
    .jpeg()
    .toBuffer()
  const { facts } = accepted(await inspect(bytes))
  expect(facts).toMatchObject({ contentType: 'image/jpeg', hasAlpha: false })
  expect(facts.ink).toEqual({ left: 0, top: 0, width: 40, height: 60 })
})

test('a picture rotated by its camera is measured and previewed upright', async () => {
  const bytes = await sharp(Buffer.from([255, 0, 0, 0, 0, 255]), {
    raw: { width: 2, height: 1, channels: 3 },
  })
    .resize(40, 20, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()

  const { facts, preview } = accepted(await inspect(bytes))

  expect([facts.widthPx, facts.heightPx]).toEqual([20, 40])
  const { data } = await sharp(preview).raw().toBuffer({ resolveWithObject: true })
  expect(isRed(data.subarray(0, 3))).toBe(true)
  expect(isRed(data.subarray(data.length - 3))).toBe(false)
})

test('CMYK is previewed in sRGB', async () => {
  const bytes = await sharp({ create: { ...half, channels: 3, background: red } })
    .toColorspace('cmyk')
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).space).toBe('cmyk')

  const { preview } = accepted(await inspect(bytes))

  expect((await sharp(preview).metadata()).space).toBe('srgb')
  const [r = 0, g = 0, b = 0] = await sharp(preview).raw().toBuffer()
  expect(r).toBeGreaterThan(180)
  expect(g + b).toBeLessThan(160)
})

test('a color profile is honored: the preview shows its color in sRGB', async () => {
  const bytes = await sharp({ create: { ...half, channels: 3, background: { r: 120, g: 200, b: 80 } } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  expect((await sharp(bytes).metadata()).icc).toBeDefined()

  const { preview } = accepted(await inspect(bytes))

  const [r = 0, g = 0, b = 0] = await sharp(preview).raw().toBuffer()
  expect(Math.abs(r - 120)).toBeLessThan(6)
  expect(Math.abs(g - 200)).toBeLessThan(6)
  expect(Math.abs(b - 80)).toBeLessThan(6)
})

test.each([
  ['16 bits a channel', 16, 6, 8],
  ['gray with alpha', 8, 4, 2],
  ['16-bit gray with alpha', 16, 4, 4],
])('%s: the ink is found', async (_name, depth, colorType, bytesPerPixel) => {
  const { width, height } = half
  const lines = Buffer.alloc(height * (1 + width * bytesPerPixel))
  const at = (x: number, y: number): number => y * (1 + width * bytesPerPixel) + 1 + x * bytesPerPixel
  for (let y = 10; y < 30; y++) {
    for (let x = 5; x < 25; x++) lines.fill(255, at(x, y), at(x + 1, y))
  }
  const { facts } = accepted(await inspect(handMadePng({ width, height, depth, colorType }, lines)))
  expect(facts.ink).toEqual({ left: 5, top: 10, width: 20, height: 20 })
})

test('a palette with a transparent entry: the ink is found', async () => {
  const { width, height } = half
  const lines = Buffer.alloc(height * (1 + width))
  lines.fill(1, 20 * (1 + width) + 1 + 7, 20 * (1 + width) + 1 + 17)
  const palette = pngChunk('PLTE', Buffer.from([0, 0, 0, 255, 0, 0]))
  const transparency = pngChunk('tRNS', Buffer.from([0, 255]))
  const bytes = handMadePng({ width, height, colorType: 3 }, lines, [palette, transparency])
  expect(accepted(await inspect(bytes)).facts.ink).toEqual({ left: 7, top: 20, width: 10, height: 1 })
})

test('a WebP with transparency is accepted', async () => {
  const ink = { left: 4, top: 6, width: 20, height: 30 }
  const bytes = await sharp(await transparentPng(half, ink))
    .webp({ lossless: true })
    .toBuffer()
  expect(accepted(await inspect(bytes)).facts).toMatchObject({ contentType: 'image/webp', ink })
})

test('an interlaced PNG and a progressive JPEG of ordinary size are accepted', async () => {
  const picture = sharp({ create: { ...half, channels: 3, background: red } })
  accepted(await inspect(await picture.clone().png({ progressive: true }).toBuffer()))
  accepted(await inspect(await picture.clone().jpeg({ progressive: true }).toBuffer()))
})

test.each([
  ['text renamed to .png', async () => Buffer.from('this is a letter to my aunt\n'.repeat(50))],
  ['another XML', async () => Buffer.from('<?xml version="1.0"?><html><body>9</body></html>')],
  ['an empty file', async () => Buffer.alloc(0)],
])('%s is not a picture we print', async (_name, make) => {
  expect(await inspect(await make())).toEqual({ ok: false, rejection: rejections.wrongType })
})

test('a decompression bomb is refused from its header and never decoded', async () => {
  const bytes = decompressionBomb()
  expect(bytes.length).toBeLessThan(1_000)
  expect(await inspect(bytes)).toEqual({ ok: false, rejection: rejections.tooManyPixels(60_000, 60_000) })
})

test('a full sheet of 22 × 120 in at 300 dpi is within the limit; interlaced, it is not', async () => {
  const sheet = { width: 6_600, height: 36_000 }
  expect(await inspect(handMadePng(sheet, Buffer.alloc(100)))).toEqual({
    ok: false,
    rejection: rejections.damaged,
  })
  expect(await inspect(handMadePng({ ...sheet, interlaced: true }, Buffer.alloc(100)))).toEqual({
    ok: false,
    rejection: rejections.notStreamable,
  })
})

test.each([['png'], ['jpeg'], ['webp']] as const)('a truncated %s is refused as damaged', async (format) => {
  const bytes = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 4,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .toFormat(format)
    .toBuffer()
  for (const share of [0.2, 0.6, 0.95]) {
    const part = bytes.subarray(0, Math.floor(bytes.length * share))
    expect(await inspect(part)).toEqual({ ok: false, rejection: rejections.damaged })
  }
})

test('a PNG with changed bytes in its image data is refused as damaged', async () => {
  const bytes = await transparentPng(
    { width: 400, height: 400 },
    { left: 0, top: 0, width: 400, height: 200 },
  )
  const changed = Buffer.from(bytes)
  changed.fill(0xaa, 60, 90)
  expect(await inspect(changed)).toEqual({ ok: false, rejection: rejections.damaged })
})

test('an animated WebP is refused', async () => {
  const frames = await sharp(Buffer.alloc(20 * 40 * 3, 9).fill(200, 0, 300), {
    raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBe(2)
  expect(await inspect(frames)).toEqual({ ok: false, rejection: rejections.animated })
})

test('an animated PNG is refused', async () => {
  const frames = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  const bytes = handMadePng({ width: 10, height: 10 }, Buffer.alloc(10 * 41), [frames])
  expect(await inspect(bytes)).toEqual({ ok: false, rejection: rejections.animated })
})

test('a density no printer has is ignored', async () => {
  const perMeter = Buffer.alloc(9)
  perMeter.writeUInt32BE(4_000_000_000, 0)
  perMeter.writeUInt32BE(4_000_000_000, 4)
  perMeter[8] = 1
  const lines = Buffer.alloc(10 * 41, 255).map((byte, index) => (index % 41 === 0 ? 0 : byte))
  const bytes = handMadePng({ width: 10, height: 10 }, lines, [pngChunk('pHYs', perMeter)])
  expect(accepted(await inspect(bytes)).facts.densityDpi).toBe(null)
})

test('our own failure is thrown, not blamed on the picture', async () => {
  await expect(inspectPicture('/nowhere/original')).rejects.toThrow()
})

async function inspect(bytes: Uint8Array): Promise<Inspection> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-test-'))
  try {
    await writeFile(join(folder, 'original'), bytes)
    return await inspectPicture(join(folder, 'original'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function accepted(inspection: Inspection): Inspection & { ok: true } {
  if (!inspection.ok) throw new Error(inspection.rejection)
  return inspection
}

const isRed = (pixel: Uint8Array): boolean => (pixel[0] ?? 0) > 200 && (pixel[2] ?? 0) < 60
