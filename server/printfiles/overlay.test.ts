import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOverlay } from './overlay.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-overlay-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const size = { width: 8, height: 6, turn: 0, mirrored: false }
const green = () => sharp({ create: { width: 8, height: 6, channels: 4, background: '#00c000' } })

test.each<[string, (picture: Sharp) => Sharp, boolean]>([
  ['a plain PNG of that size', (picture) => picture.png(), true],
  ['one of a color profile of its own', (picture) => picture.withIccProfile('p3').png(), false],
  ['one of 16 bits', (picture) => picture.toColorspace('rgb16').png(), false],
  ['one in gray', (picture) => picture.toColorspace('b-w').png(), false],
  ['one that is stored turned', (picture) => picture.withMetadata({ orientation: 3 }).png(), false],
  ['a WebP', (picture) => picture.webp({ lossless: true }), false],
])('%s goes onto the sheet looking the same: %#', async (name, store, isAsItIs) => {
  const path = join(folder, `${name}.original`)
  await store(green()).toFile(path)
  const artwork = { id: 'a', path, ink: { left: 0, top: 0, width: 8, height: 6 } }
  const target = join(folder, `${name}.png`)
  const overlay = await makeOverlay(artwork, size, target)
  expect(overlay).toEqual({ path: isAsItIs ? path : target, width: 8, height: 6 })
  const { format, space, depth, icc } = await sharp(overlay.path).metadata()
  expect([format, space, depth, icc]).toEqual(['png', 'srgb', 'uchar', undefined])
  const pixels = await sharp(overlay.path).ensureAlpha().raw().toBuffer()
  const [red = 0, level = 0, blue = 0, alpha] = pixels
  if (!name.includes('gray'))
    expect([red < 3, Math.abs(level - 192) < 3, blue < 3]).toEqual([true, true, true])
  expect(alpha).toBe(255)
})

test('a drawing leaves nothing behind next to its overlay', async () => {
  const path = join(folder, 'drawing.svg')
  await writeFile(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="#00c000"/></svg>',
  )
  const vector = { contentType: 'image/svg+xml', page: 1, widthPx: 8, heightPx: 6 } as const
  const work = await mkdtemp(join(folder, 'work-'))
  const target = join(work, 'overlay.png')
  const artwork = { id: 'a', path, ink: { left: 0, top: 0, width: 8, height: 6 }, vector }
  expect(await makeOverlay(artwork, size, target)).toEqual({ path: target, width: 8, height: 6 })
  expect(await readdir(work)).toEqual(['overlay.png'])
})
