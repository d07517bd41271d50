import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrintSurface } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { others } from '#tests/drawings/look-alike.ts'
import type { SheetArtwork } from '../overlay-size.ts'
import { renderSheet } from '../render-sheet.ts'
import { writeWhite } from '../white-layer.ts'
import { cutLines, whiteLayer } from './sheet-marks.ts'
import { type PressMarks, writePrintPdf } from './write-print-pdf.ts'

const inch = (length: number) => inchesToMm(inches(length))
const dpi = 100
const size = { width: 300, height: 200 }
const choke = 3

let folder = ''
let drawn = ''
let artwork: SheetArtwork
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-marks-'))
  const path = join(folder, 'art.png')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="60" height="100" fill="#d02080"/>
    <rect x="60" width="40" height="100" fill="#208040" fill-opacity=".5"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(path)
  artwork = { id: 'art', path, ink: { left: 0, top: 0, width: 100, height: 100 } }
  drawn = join(folder, 'sheet.png')
  await renderSheet({ surface, artworks: [artwork], workFolder: join(folder, 'work'), target: drawn })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Art of 1 × 1 whose center is 0.8 in from the left and the top of a sheet of 3 × 2 in. */
const surface: PrintSurface = {
  ...{ width: inch(3), height: inch(2), dpi },
  copies: [
    {
      ...{ artworkId: 'art', x: inch(0.8), y: inch(0.8), width: inch(1), height: inch(1) },
      ...{ rotation: 0, mirrored: false },
    },
  ],
}

async function pdfWith(name: string, marks?: Partial<PressMarks>, on = surface): Promise<string> {
  const target = join(folder, `${name}.pdf`)
  const none = { isMirrored: false, profilePath: null, cut: null, white: null }
  await writePrintPdf({
    ...{ surface: on, artworks: [artwork], workFolder: join(folder, 'pdf'), target, title: 'ROLL-000012' },
    ...(marks && { marks: { ...none, ...marks } }),
  })
  return target
}

const cut = {
  name: 'CutContour',
  rings: [[0.2, 0.2, 1.4, 0.2, 1.4, 1.4, 0.2, 1.4].map(inch)],
}
const white = async () => ({
  name: 'White ink',
  picture: await writeWhite({ path: drawn, chokePx: choke, target: join(folder, 'white') }),
})

const drawPage = (path: string): Promise<Uint8Array> =>
  withPdf(path, (pdf) => pdf.draw(1, size, { left: 0, top: 0, ...size }))

test('cut path and white are named spot colors that knock nothing out of the art, and the page is as large as the sheet', async () => {
  const path = await pdfWith('spots', { cut, white: await white() })
  const document = await PDFDocument.load(await readFile(path))
  const page = document.getPage(0)
  expect(page.getSize()).toEqual({ width: 216, height: 144 })
  const resources = page.node.Resources()
  const line = resources?.lookup(PDFName.of('ColorSpace'), PDFDict).lookup(PDFName.of('Cut'), PDFArray)
  expect(line?.asArray().slice(0, 3).map(String)).toEqual(['/Separation', '/CutContour', '/DeviceCMYK'])
  const picture = resources
    ?.lookup(PDFName.of('XObject'), PDFDict)
    .lookup(PDFName.of('White')) as PDFRawStream
  const space = picture.dict.lookup(PDFName.of('ColorSpace'), PDFArray)
  expect(space.lookup(1)).toBe(PDFName.of('White ink'))
  const states = resources?.lookup(PDFName.of('ExtGState'), PDFDict)
  const state = (name: string, key: string) =>
    String(states?.lookup(PDFName.of(name), PDFDict).get(PDFName.of(key)))
  expect([state('Over', 'op'), state('Under', 'BM')]).toEqual(['true', '/Multiply'])
})

test.each([
  [200, 14_400, undefined],
  [201, 201 * 36, '2'],
  [401, 401 * 24, '3'],
])(
  'a roll of %i in is %i units long, and says how large they are only if they are not points',
  async (length, units, unit) => {
    const long = { ...surface, height: inch(length), dpi: 10 }
    const page = (await PDFDocument.load(await readFile(await pdfWith('long', undefined, long)))).getPage(0)
    expect(page.getHeight()).toBeCloseTo(units)
    expect(page.getHeight()).toBeLessThanOrEqual(14_400)
    expect(page.getWidth()).toBeCloseTo(216 / Number(unit ?? 1))
    expect(page.node.get(PDFName.of('UserUnit'))?.toString()).toBe(unit)
  },
)

/** As it looks on white paper. */
function onPaper(pixels: Uint8Array): Uint8Array {
  const seen = new Uint8Array((pixels.length / 4) * 3)
  for (let at = 0; at < pixels.length; at += 4)
    for (let channel = 0; channel < 3; channel++) {
      const alpha = (pixels[at + 3] ?? 0) / 255
      seen[(at / 4) * 3 + channel] = Math.round((pixels[at + channel] ?? 0) * alpha + 255 * (1 - alpha))
    }
  return seen
}

test('programs without spot color support show the art unchanged, and bare areas stay clear', async () => {
  const plain = await drawPage(await pdfWith('plain'))
  const shown = await drawPage(await pdfWith('white', { white: await white() }))
  expect(farthest(onPaper(shown), onPaper(plain))).toBeLessThanOrEqual(2)
  expect(shown[(80 * size.width + 200) * 4 + 3]).toBe(0)
})

test('a mirrored page shows the same from the other side', async () => {
  const plain = await drawPage(await pdfWith('plain'))
  const mirrored = await drawPage(await pdfWith('mirrored', { isMirrored: true }))
  const raw = { ...size, channels: 4 } as const
  const turned = await sharp(mirrored, { raw }).flop().raw().toBuffer()
  // A column at an edge is off by one px to the left or right.
  const off = turned.filter((level, at) => Math.abs(level - (plain[at] ?? 0)) > 8)
  expect(off.length / turned.length).toBeLessThan(0.01)
})

test('anything outside its box is cut off, in the PDF as in the PNG', async () => {
  const [copy] = surface.copies
  if (!copy) throw new Error('Nothing lies on the surface')
  const clip = { left: inch(0.5), top: inch(0.5), width: inch(0.4), height: inch(2) }
  const clipped = { ...surface, copies: [{ ...copy, clip }] }
  const target = join(folder, 'clipped.png')
  await renderSheet({ surface: clipped, artworks: [artwork], workFolder: join(folder, 'work'), target })
  const png = await sharp(target).raw().toBuffer()
  const pdf = await drawPage(await pdfWith('clipped', undefined, clipped))
  const inked = (pixels: Uint8Array) => {
    const at = Array.from({ length: size.width * size.height }, (_, index) => index)
    const seen = at.filter((index) => (pixels[index * 4 + 3] ?? 0) > 127)
    const [across, down] = [
      seen.map((index) => index % size.width),
      seen.map((index) => Math.floor(index / size.width)),
    ]
    return [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]
  }
  expect(inked(png)).toEqual([50, 89, 50, 129])
  expect(inked(pdf)).toEqual([50, 89, 50, 129])
})

test('the cut path follows each ring back to its start, in plain decimals', () => {
  const rings = [
    [0, 0, 72, 0, 72, 1e-7, 0.5, 36.1234567],
    [1, 2, 3, 4, 5, 6],
  ]
  expect(cutLines({ name: 'CutContour', rings, lineWidth: 0.25 }).split('\n')).toEqual([
    'q /Over gs /Cut CS 1 SCN 0.25 w',
    '0 0 m 72 0 l 72 0 l 0.5 36.123457 l s',
    '1 2 m 3 4 l 5 6 l s',
    'Q',
    '',
  ])
  expect(whiteLayer({ width: 72.5, height: 36, userUnit: 1, perMm: 1 })).toBe(
    'q /Under gs 72.5 0 0 36 0 0 cm /White Do Q\n',
  )
})

/** The largest difference in levels between two images of the same size. */
function farthest(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length)
  return one.reduce((most, level, at) => Math.max(most, Math.abs(level - (other[at] ?? 0))), 0)
}

const run = promisify(execFile)

/** Each ink of the page by name, 255 for full coverage. */
async function inksOf(path: string): Promise<Map<string, Uint8Array>> {
  const target = join(folder, `${Math.random()}-plate`)
  await run('gs', [
    ...['-q', '-dSAFER', '-dNOPAUSE', '-dBATCH', '-sDEVICE=tiffsep', '-dMaxSpots=4', `-r${dpi}`],
    ...[`-sOutputFile=${target}.tif`, path],
  ])
  const names = ['Cyan', 'Magenta', 'Yellow', 'Black', 'White ink', 'CutContour']
  const plates = new Map<string, Uint8Array>()
  for (const name of names) {
    const plate = await sharp(`${target}(${name}).tif`)
      .toColorspace('b-w')
      .negate()
      .raw()
      .toBuffer()
      .catch(() => null)
    if (plate) plates.set(name, plate)
  }
  return plates
}

test.runIf(await others.ghostscript.isThere())(
  'Ghostscript separates white and cut path from the art, and the art is the same as without them',
  async () => {
    const spots = await inksOf(await pdfWith('spots', { cut, white: await white() }))
    const plain = await inksOf(await pdfWith('plain'))
    expect([...spots.keys()]).toEqual(['Cyan', 'Magenta', 'Yellow', 'Black', 'White ink', 'CutContour'])
    expect([...plain.keys()]).toEqual(['Cyan', 'Magenta', 'Yellow', 'Black'])
    for (const [name, plate] of plain)
      expect([name, farthest(spots.get(name) ?? new Uint8Array(), plate)]).toEqual([name, 0])

    const at = (name: string, x: number, y: number) => spots.get(name)?.[y * size.width + x]
    // The art covers 30 to 129 in both directions, its right part at half opacity; the white is choked by three px.
    expect([30 + choke - 1, 30 + choke, 80].map((x) => at('White ink', x, 80))).toEqual([0, 255, 255])
    expect(at('White ink', 100, 80)).toBeGreaterThan(120)
    expect(at('White ink', 100, 80)).toBeLessThan(136)
    expect([129 - choke, 130 - choke].map((y) => at('White ink', 60, y))).toEqual([255, 0])
    expect(at('White ink', 200, 150)).toBe(0)
    // The line runs around the art, 0.2 in from the sheet's edges, as a hairline.
    expect(Math.max(...[19, 20].map((x) => at('CutContour', x, 80) ?? 0))).toBeGreaterThan(0)
    expect([60, 200].map((x) => at('CutContour', x, 80))).toEqual([0, 0])
    const lined = [...(spots.get('CutContour') ?? [])].filter((level) => level > 0).length
    expect(lined).toBeGreaterThan(4 * 118)
    expect(lined).toBeLessThan(2 * 4 * 122)
  },
)
