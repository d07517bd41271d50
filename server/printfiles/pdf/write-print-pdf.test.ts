import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import PDFKit from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrintedCopy, PrintSurface } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { onePage, stream } from '#tests/harness/files/pdf-by-hand.ts'
import { differenceOf } from '#tests/harness/printed/compare-preview.ts'
import type { SheetArtwork } from '../overlay-size.ts'
import { renderSheet } from '../render-sheet.ts'
import { keepVectors } from './keep-vectors.ts'
import { writePrintPdf } from './write-print-pdf.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-pdf-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inch = (length: number) => inchesToMm(inches(length))

const copy = (artworkId: string, [x, y]: [number, number], more: Partial<PrintedCopy> = {}): PrintedCopy => ({
  artworkId,
  ...{ x: inch(x), y: inch(y), width: inch(1.2), height: inch(1.2), rotation: 0, mirrored: false },
  ...more,
})

/** Half the print's resolution, so a quarter of the pixels: enough for a single object. */
const coarse = 150

const surface = (copies: PrintedCopy[], dpi: number): PrintSurface => ({
  width: inch(6),
  height: inch(4),
  dpi,
  copies,
})

/** A letter-like mark without any symmetry, with a gradient, a hole and a stroke. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="2in" viewBox="0 0 100 100">
  <defs><linearGradient id="g"><stop offset="0" stop-color="#e11"/><stop offset="1" stop-color="#11e"/></linearGradient></defs>
  <path d="M5 5 H70 A25 25 0 0 1 70 55 H35 V95 H5 Z M35 20 V40 H60 V20 Z" fill="url(#g)" fill-rule="evenodd"/>
  <circle cx="80" cy="80" r="14" fill="none" stroke="#0a5" stroke-width="4"/></svg>`

async function drawing(
  id: string,
  content: string | Buffer,
  contentType: 'image/svg+xml' | 'application/pdf',
) {
  const path = join(folder, `${id}.drawing`)
  await writeFile(path, content)
  const vector = { contentType, page: 1, widthPx: 1_000, heightPx: 1_000 }
  return { id, path, ink: { left: 0, top: 0, width: 1_000, height: 1_000 }, vector }
}

/** A rotated page of 200 × 200 points whose crop box leaves out a margin. */
async function turnedPdf(angle = 90): Promise<Buffer> {
  const kit = new PDFKit({ margin: 0, size: [240, 240] })
  const bytes = buffer(kit)
  kit.rect(40, 40, 90, 40).fill('#c40')
  kit.circle(160, 160, 45).fillOpacity(0.5).fill('#04c')
  kit.end()
  const document = await PDFDocument.load(await bytes)
  const page = document.getPage(0)
  page.setCropBox(20, 20, 200, 200)
  page.node.set(PDFName.of('Rotate'), document.context.obj(angle))
  return Buffer.from(await document.save())
}

/** A disc that fades out toward its rim, on a transparent background, with a corner of another color. */
async function picture(): Promise<SheetArtwork> {
  const path = join(folder, 'picture.png')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><defs><radialGradient id="f"><stop offset=".5" stop-color="#208040"/>
    <stop offset="1" stop-color="#208040" stop-opacity="0"/></radialGradient></defs><circle cx="150" cy="150" r="150" fill="url(#f)"/><rect width="60" height="90" fill="#d02080"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(path)
  return { id: 'picture', path, ink: { left: 0, top: 0, width: 300, height: 300 } }
}

async function both(copies: PrintedCopy[], artworks: SheetArtwork[], dpi = coarse) {
  const [png, pdf] = [join(folder, 'sheet.png'), join(folder, 'sheet.pdf')]
  const input = { surface: surface(copies, dpi), artworks, workFolder: join(folder, 'work') }
  await renderSheet({ ...input, target: png })
  const { byteSize } = await writePrintPdf({ ...input, target: pdf, title: 'GW-000001-1' })
  return { png, pdf, byteSize, bytes: await readFile(pdf) }
}

const pageAt = (dpi: number) => ({ width: 6 * dpi, height: 4 * dpi })

/** RGBA of the page at that resolution. */
const drawPdf = (path: string, dpi: number): Promise<Uint8Array> =>
  withPdf(path, (opened) => opened.draw(1, pageAt(dpi), { left: 0, top: 0, ...pageAt(dpi) }))

/** Both reduced to 16 px an inch; the share of pixels that differ by more than 8 levels. */
async function shareOfDifferent(png: string, pdf: string, dpi = coarse): Promise<number> {
  const drawn = sharp(await drawPdf(pdf, dpi), { raw: { ...pageAt(dpi), channels: 4 } })
  const { share, inked } = await differenceOf(await drawn.png().toBuffer(), png, {
    ...{ sizeId: 1, width: inch(6), height: inch(4), margin: inch(0), spacing: inch(0) },
  })
  expect(inked).toBeGreaterThan(0.05)
  return share
}

async function streamsOf(bytes: Buffer) {
  const document = await PDFDocument.load(bytes)
  const ofKind = (kind: string) =>
    document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of(kind))
  const [images, forms] = [ofKind('Image'), ofKind('Form')]
  const operators = forms.map((form) => Buffer.from(decodePDFRawStream(form).decode()).toString('latin1'))
  return {
    page: document.getPage(0),
    images: images.map(({ dict }) => dict),
    forms,
    operators: operators.join('\n'),
  }
}

const cropped = { crop: { left: 0.25, top: 0, right: 1, bottom: 0.5 }, width: inch(1.5), height: inch(1) }

test('drawings, pages and pictures appear in the PDF as in the PNG: turned, mirrored, cropped, overlapping', async () => {
  const artworks = [
    await drawing('mark', mark, 'image/svg+xml'),
    await drawing('page', await turnedPdf(), 'application/pdf'),
    await picture(),
  ]
  const { png, pdf, byteSize, bytes } = await both(
    [
      copy('mark', [0.8, 0.8]),
      copy('mark', [2.4, 0.9], { rotation: 30, mirrored: true }),
      copy('mark', [4.2, 0.8], cropped),
      copy('page', [0.8, 2.6]),
      copy('page', [2.4, 2.6], { rotation: -90 }),
      copy('picture', [3.6, 2.6], { rotation: 30, mirrored: true }),
      copy('picture', [4, 2.9]),
      copy('picture', [5.2, 3.2], cropped),
    ],
    artworks,
    300,
  )

  expect(await shareOfDifferent(png, pdf, 300)).toBeLessThanOrEqual(0.01)
  expect(byteSize).toBe(bytes.length)
  const { page, images } = await streamsOf(bytes)
  expect(page.getSize()).toEqual({ width: 432, height: 288 })
  // The image and its cropped part, each with its transparency; nothing from the drawings.
  expect(images).toHaveLength(4)
})

test('a drawing stays vector, however often it is placed', async () => {
  const { bytes } = await both(
    [copy('mark', [1, 1]), copy('mark', [3, 1])],
    [await drawing('mark', mark, 'image/svg+xml')],
  )

  const { page, images, forms, operators } = await streamsOf(bytes)
  expect(images).toEqual([])
  expect(forms.length).toBeGreaterThan(0)
  expect(page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys()).toHaveLength(1)
  // Curves (ISO 32000-1, 8.5.2): the letter's bow and the ring.
  expect(operators).toMatch(/^[\d.\s-]+ c$/m)
})

test('effects a PDF cannot express as vectors are printed as the pixels of the PNG', async () => {
  const blurred = mark.replace(
    '<path',
    '<filter id="b"><feGaussianBlur stdDeviation="6"/></filter><path filter="url(#b)"',
  )
  const { png, pdf, bytes } = await both(
    [copy('blurred', [2, 2], { width: inch(3), height: inch(3) })],
    [await drawing('blurred', blurred, 'image/svg+xml')],
  )

  const { images, forms } = await streamsOf(bytes)
  expect(forms).toEqual([])
  // As many pixels as the print needs.
  expect(String(images[0]?.get(PDFName.of('Width')))).toBe(`${3 * coarse}`)
  expect(await shareOfDifferent(png, pdf)).toBeLessThanOrEqual(0.01)
})

test('a picture keeps its own pixels, whatever its printed size, and its transparency', async () => {
  const { pdf, bytes } = await both([copy('picture', [1, 1])], [await picture()])

  const { images } = await streamsOf(bytes)
  expect(
    images.map((dict) => [`${dict.get(PDFName.of('Width'))}`, `${dict.get(PDFName.of('ColorSpace'))}`]),
  ).toEqual([
    ['300', expect.stringMatching(/^\[ \/ICCBased \d+ 0 R \]$/)],
    ['300', '/DeviceGray'],
  ])
  const pixels = await drawPdf(pdf, coarse)
  const alphaAt = (x: number, y: number) =>
    pixels[(y * coarse * pageAt(coarse).width + x * coarse) * 4 + 3] ?? -1
  expect(alphaAt(1, 1)).toBe(255)
  expect(alphaAt(1.5, 1)).toBeGreaterThan(20)
  expect(alphaAt(1.5, 1)).toBeLessThan(120)
  expect(alphaAt(3, 3)).toBe(0)
})

test.each([0, 90, 180, 270])(
  'a page displayed at a rotation of %i° stays vector, where its pixels are',
  async (angle) => {
    const { png, pdf, bytes } = await both(
      [copy('page', [2, 2], { width: inch(3), height: inch(3) })],
      [await drawing('page', await turnedPdf(angle), 'application/pdf')],
    )
    expect((await streamsOf(bytes)).images).toEqual([])
    expect(await shareOfDifferent(png, pdf)).toBeLessThanOrEqual(0.01)
  },
)

test('its colors are screen colors, with the same profile as the PNG', async () => {
  const { png, bytes } = await both([copy('picture', [1, 1])], [await picture()])
  const { catalog } = await PDFDocument.load(bytes)
  const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
  const profile = intent.lookup(PDFName.of('DestOutputProfile'))
  if (!(profile instanceof PDFRawStream)) throw new Error('There is no profile')
  expect(Buffer.from(decodePDFRawStream(profile).decode())).toEqual((await sharp(png).metadata()).icc)
})

const stamped = onePage({
  box: '0 0 100 100',
  content: stream('1 0 0 rg 0 0 50 100 re f'),
  more: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [50 0 100 50] /F 4 /AP << /N 5 0 R >> >>]',
  further: [stream('0 0 1 rg 0 0 50 50 re f', '/Type /XObject /Subtype /Form /BBox [0 0 50 50]')],
})
const inked = onePage({ box: '0 0 100 100', content: stream('0 1 1 0 k 0 0 50 100 re f') })
const marked = onePage({
  box: '0 0 140 140',
  content: stream(
    '0 g 0 0 140 9 re f 1 0 0 rg 20 20 50 100 re f /H gs 0 0 1 rg 40 40 70 70 re f 0 1 0 rg 60 60 60 60 re f',
  ),
  resources: '/ExtGState << /H << /ca 0.5 >> >>',
  more: '/TrimBox [20 20 120 120] /UserUnit 3',
})

test.each([
  ['stamps that are printed are pixels, and their transparency', stamped, 2],
  ['inks by name and CMYK are pixels, and their transparency', inked, 2],
  ['a trimmed page, see-through over see-through, stays lines', marked, 0],
])('the PDF shows the same as the PNG: %s', async (_what, make, images) => {
  const { png, pdf, bytes } = await both(
    [copy('page', [2, 2], { width: inch(3), height: inch(3) })],
    [await drawing('page', make(), 'application/pdf')],
  )
  expect((await streamsOf(bytes)).images).toHaveLength(images)
  expect(await shareOfDifferent(png, pdf)).toBeLessThanOrEqual(0.01)
})

test('a drawing that multiplies blends with itself only, not with what is below it', async () => {
  const multiplied = onePage({
    box: '0 0 100 100',
    content: stream('/M gs 1 1 0 rg 0 0 80 100 re f 0 1 1 rg 40 0 60 100 re f'),
    resources: '/ExtGState << /M << /BM /Multiply >> >>',
  })
  const large = { width: inch(3), height: inch(3) }
  const { png, pdf, bytes } = await both(
    [copy('mark', [2, 2], large), copy('multiplied', [2.5, 2], large)],
    [
      await drawing('mark', mark, 'image/svg+xml'),
      await drawing('multiplied', multiplied(), 'application/pdf'),
    ],
  )
  expect((await streamsOf(bytes)).images).toEqual([])
  expect(await shareOfDifferent(png, pdf)).toBeLessThanOrEqual(0.01)
})

/**
 * A strict reader uses the table, and expects each object's end before the next begins (ISO 32000-1, 7.3.10 and 7.5.4).
 */
test('each object of the file starts where its table says, and is closed', async () => {
  const file = (await both([copy('picture', [1, 1])], [await picture()])).bytes.toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  expect(file.slice(table, table + 5)).toBe('xref\n')
  const begins = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(begins.length).toBeGreaterThan(5)
  const bounds = [...begins.toSorted((a, b) => a - b), table]
  for (const [index, from] of bounds.slice(0, -1).entries())
    expect(file.slice(from, bounds[index + 1])).toMatch(/^\d+ 0 obj\n[\s\S]*\nendobj\n$/)
})

test('drawings that cannot be drawn because a folder is missing are an error, not pixels', async () => {
  const artwork = await drawing('mark', mark, 'image/svg+xml')
  const part = { key: 'mark', artwork, largest: { width: 300, height: 300 } }
  await expect(keepVectors([part], join(folder, 'missing'))).rejects.toThrow('ENOENT')
})

test('a missing artwork is named', async () => {
  await expect(both([copy('other', [1, 1])], [await picture()])).rejects.toThrow(
    'The artwork other of this sheet is missing',
  )
})
