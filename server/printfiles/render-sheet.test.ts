import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Placement, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { type PrintedCopy, sheetSurface } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm, mm } from '#domain/units.ts'
import { openOwn, screenProfile } from '#server/kernel/pictures/screen-colors.ts'
import type { SheetArtwork } from './overlay-size.ts'
import { renderSheet } from './render-sheet.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-render-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const artworkId = '11111111-1111-4111-8111-111111111111'

/** 300 × 600 px of ink (left half red, right half blue) in a transparent frame of 50 px. */
async function twoColors(): Promise<SheetArtwork> {
  const path = join(folder, 'two-colors.png')
  const half = (color: string) => ({
    create: { width: 150, height: 600, channels: 4 as const, background: color },
  })
  await sharp({
    create: { width: 400, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      { input: await sharp(half('#ff0000')).png().toBuffer(), left: 50, top: 50 },
      { input: await sharp(half('#0000ff')).png().toBuffer(), left: 200, top: 50 },
    ])
    .png()
    .toFile(path)
  return { id: artworkId, path, ink: { left: 50, top: 50, width: 300, height: 600 } }
}

const sheet = (placements: Partial<Placement>[]): PlacementDocument => ({
  version: 1,
  sheet: {
    sizeId: 12,
    width: inchesToMm(inches(22)),
    height: inchesToMm(inches(12)),
    margin: mm(2.54),
    spacing: mm(3.81),
  },
  placements: placements.map((placement, index) => ({
    id: `p${index}`,
    artworkId,
    x: inchesToMm(inches(5)),
    y: inchesToMm(inches(5)),
    width: inchesToMm(inches(1)),
    height: inchesToMm(inches(2)),
    rotation: 0,
    mirrored: false,
    locked: false,
    ...placement,
  })),
})

async function render(document: PlacementDocument) {
  const target = join(folder, `${Math.random()}.png`)
  const workFolder = join(folder, 'work')
  const rendered = await renderSheet({
    surface: sheetSurface(document),
    artworks: [await twoColors()],
    workFolder,
    target,
  })
  const { data, info } = await openOwn(target).raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return { rendered, info, pixel, metadata: await sharp(target).metadata() }
}

const red = [255, 0, 0, 255]
const blue = [0, 0, 255, 255]
const clear = [0, 0, 0, 0]

test('a sheet has exactly its pixels, its density and nothing outside its placements', async () => {
  const { rendered, info, pixel, metadata } = await render(sheet([{}]))

  expect([info.width, info.height, info.channels]).toEqual([6_600, 3_600, 4])
  expect([rendered.width, rendered.height]).toEqual([6_600, 3_600])
  expect([metadata.density, metadata.icc]).toEqual([300, await screenProfile()])
  // The center is at 5 in: 1,500 px. One inch wide: from 1,350 to 1,650 px; two high: 1,200 to 1,800.
  expect([pixel(1_349, 1_500), pixel(1_350, 1_500), pixel(1_649, 1_500), pixel(1_650, 1_500)]).toEqual([
    clear,
    red,
    blue,
    clear,
  ])
  expect([pixel(1_400, 1_199), pixel(1_400, 1_200), pixel(1_400, 1_799), pixel(1_400, 1_800)]).toEqual([
    clear,
    red,
    red,
    clear,
  ])
  expect(pixel(6_599, 3_599)).toEqual(clear)
})

test('a short sheet also fits many copies', async () => {
  const copies = Array.from({ length: 61 }, (_, at) => ({
    x: inchesToMm(inches(1 + (at % 20))),
    y: inchesToMm(inches(1 + 3 * Math.floor(at / 20))),
    width: inchesToMm(inches(0.5)),
    height: inchesToMm(inches(1)),
  }))
  const { info, pixel, metadata } = await render(sheet(copies))
  expect([metadata.density, metadata.icc]).toEqual([300, await screenProfile()])
  expect([info.width, info.height]).toEqual([6_600, 3_600])
  expect(pixel(300 - 30, 3_000)).toEqual([255, 0, 0, 255])
  expect(pixel(300 + 30, 3_000)).toEqual([0, 0, 255, 255])
})

test('a film drawn in several bands is identical, px by px, to one drawn whole', async () => {
  const artworks = [await twoColors()]
  const film = { left: mm(0), top: mm(0), width: inchesToMm(inches(2)), height: inchesToMm(inches(28)) }
  // Across its left edge, across the seams of bands of 4,000 px, and across its bottom edge.
  const at = [
    [0.2, 1],
    [1, 13.4],
    [1.2, 26.5],
    [1.9, 27.8],
  ]
  const copies = at.map(([x = 0, y = 0]) => ({
    ...{ artworkId, x: inchesToMm(inches(x)), y: inchesToMm(inches(y)), rotation: 0, mirrored: false },
    ...{ width: inchesToMm(inches(1)), height: inchesToMm(inches(2)) },
  }))
  const drawn = async (laid: readonly PrintedCopy[]) => {
    const target = join(folder, `${Math.random()}.png`)
    const surface = { width: film.width, height: film.height, dpi: 300, copies: laid }
    await renderSheet({ surface, artworks, workFolder: join(folder, 'work'), target })
    return sharp(target).raw().toBuffer({ resolveWithObject: true })
  }
  const whole = await drawn(copies)
  const inBands = await drawn(copies.map((copy) => ({ ...copy, clip: film })))
  expect(inBands.info).toMatchObject({ width: 600, height: 8_400, channels: 4 })
  expect(inBands.data.equals(whole.data)).toBe(true)
})

test('an artwork is mirrored first and then rotated clockwise about its center', async () => {
  const turned = await render(sheet([{ rotation: 90 }]))
  expect([turned.pixel(1_500, 1_400), turned.pixel(1_500, 1_600)]).toEqual([red, blue])
  expect([
    turned.pixel(1_199, 1_500),
    turned.pixel(1_200, 1_400),
    turned.pixel(1_799, 1_400),
    turned.pixel(1_800, 1_500),
  ]).toEqual([clear, red, red, clear])

  const both = await render(sheet([{ rotation: 90, mirrored: true }]))
  expect([both.pixel(1_500, 1_400), both.pixel(1_500, 1_600)]).toEqual([blue, red])
})

test('a crop prints only its part, next to the whole', async () => {
  const crop = { left: 0.25, top: 0, right: 1, bottom: 0.5 }
  const part = { width: inchesToMm(inches(3)), height: inchesToMm(inches(4)) }
  const { pixel } = await render(sheet([{}, { ...part, crop, x: inchesToMm(inches(10)) }]))

  // From 2,550 to 3,450 px across, a third of it red; from 900 to 2,100 px down.
  expect([pixel(2_549, 1_500), pixel(2_560, 1_500), pixel(2_840, 1_500), pixel(2_860, 1_500)]).toEqual([
    clear,
    red,
    red,
    blue,
  ])
  expect([pixel(3_440, 910), pixel(3_450, 1_500), pixel(3_440, 2_101), pixel(1_400, 1_500)]).toEqual([
    blue,
    clear,
    clear,
    red,
  ])
})

test('any rotation keeps the center', async () => {
  const { pixel } = await render(sheet([{ rotation: 45, width: inchesToMm(inches(2)) }]))

  // 45° clockwise: the left half points up and left from the center, the right half down and right.
  expect([pixel(1_450, 1_450), pixel(1_550, 1_550)]).toEqual([red, blue])
  expect(pixel(1_500 + 430, 1_500)).toEqual(clear)
})

test('later placements are on top, and enlarged ones keep their size', async () => {
  const { pixel } = await render(
    sheet([{}, { x: inchesToMm(inches(5.5)), width: inchesToMm(inches(2)), height: inchesToMm(inches(4)) }]),
  )
  expect([pixel(1_349, 1_500), pixel(1_350, 1_300), pixel(1_351, 950), pixel(1_949, 950)]).toEqual([
    clear,
    red,
    red,
    blue,
  ])
})

test('a missing artwork is named, and nothing is left behind', async () => {
  const other = '22222222-2222-4222-8222-222222222222'
  await expect(render(sheet([{ artworkId: other }]))).rejects.toThrow(
    `The artwork ${other} of this sheet is missing`,
  )
  expect(await readdir(folder)).not.toContain('work')
})

test('a sheet without ink is refused, but not one with part of it off the film', async () => {
  await expect(render(sheet([{ x: mm(-500) }]))).rejects.toThrow('The sheet came out blank')
  await expect(render(sheet([{ y: mm(-500) }]))).rejects.toThrow('The sheet came out blank')
  for (const off of [{ x: mm(-500), y: mm(30) }, { y: mm(-500) }]) {
    const { pixel } = await render(sheet([off, {}]))
    expect(pixel(1_400, 1_500)).toEqual(red)
  }
})

/** 300 × 300 px, with the top half in one color and the bottom half in another. */
const halves = (upper: string, lower: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
    <rect width="300" height="150" fill="${upper}"/><rect y="150" width="300" height="150" fill="${lower}"/></svg>`
  return sharp(Buffer.from(svg))
}

const warm = [200, 60, 60]
const dark = [40, 40, 40]

test.each<[string, (picture: Sharp) => Sharp | Promise<Sharp>, number[][]]>([
  ['as it is', (picture) => picture.png(), [warm, dark, warm]],
  ['in a wide gamut', (picture) => picture.png().withIccProfile('p3'), [warm, dark, warm]],
  ['of 16 bits', (picture) => picture.toColorspace('rgb16').png(), [warm, dark, warm]],
  ['without transparency, as JPEG', (picture) => picture.jpeg({ quality: 100 }), [warm, dark, warm]],
  [
    'in shades of gray',
    (picture) => picture.toColorspace('b-w').png(),
    [[111, 111, 111], dark, [111, 111, 111]],
  ],
  [
    'told to be turned',
    // Without a profile, which would be another reason to redraw it.
    async (picture) =>
      sharp(await picture.png().withMetadata({ orientation: 6 }).toBuffer())
        .png()
        .keepExif(),
    [dark, dark, warm],
  ],
])('an artwork %s is printed at its own size in the colors shown', async (_what, make, colors) => {
  const path = join(folder, 'seen.picture')
  const picture = await make(halves('rgb(200, 60, 60)', 'rgb(40, 40, 40)'))
  await picture.toFile(path)
  const pixel = await printOne(path, {})
  const corners = [pixel(155, 155), pixel(155, 445), pixel(445, 155)]
  for (const [index, seen] of corners.entries()) {
    expect(seen[3]).toBe(255)
    const away = (colors[index] ?? []).map((value, channel) => Math.abs(value - (seen[channel] ?? 0)))
    expect(Math.max(...away), `${seen} in corner ${index}`).toBeLessThanOrEqual(3)
  }
})

/** A file of 300 × 300 px centered on 2 × 2 in, one inch large by default. */
async function printOne(path: string, changes: Partial<PrintedCopy>) {
  const inch = inchesToMm(inches(1))
  const copy = { artworkId, x: inch, y: inch, width: inch, height: inch, rotation: 0, mirrored: false }
  const target = join(folder, 'one.png')
  await renderSheet({
    surface: { width: mm(inch * 2), height: mm(inch * 2), dpi: 300, copies: [{ ...copy, ...changes }] },
    artworks: [{ id: artworkId, path, ink: { left: 0, top: 0, width: 300, height: 300 } }],
    workFolder: join(folder, 'work'),
    target,
  })
  const { data, info } = await openOwn(target).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

const half = inchesToMm(inches(0.5))
const [atUpperLeft, atUpperRight, atLowerRight] = [
  [red, blue, blue],
  [blue, red, blue],
  [blue, blue, red],
]

test.each<[string, Partial<PrintedCopy>, number[][]]>([
  ['as it is', {}, atUpperLeft],
  ['turned', { rotation: 90 }, atUpperRight],
  ['upside down', { rotation: 180 }, atLowerRight],
  ['mirrored', { mirrored: true }, atUpperRight],
  ['smaller', { width: half, height: half }, [clear, clear, clear]],
  // Only its cropped part, although that starts where the file does and is printed at its own size.
  [
    'cropped',
    { crop: { left: 0, top: 0, right: 0.5, bottom: 0.5 }, width: half, height: half },
    [clear, clear, clear],
  ],
])('an artwork that fills the whole file is printed %s', async (_what, changes, corners) => {
  const path = join(folder, 'whole.png')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
    <rect width="300" height="300" fill="#00f"/><rect width="150" height="150" fill="#f00"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(path)
  const pixel = await printOne(path, changes)
  expect([pixel(155, 155), pixel(445, 155), pixel(445, 445)]).toEqual(corners)
  // Near its center in any case.
  expect(pixel(235, 235)[3]).toBe(255)
})
