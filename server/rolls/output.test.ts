import { buffer } from 'node:stream/consumers'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headerStripHeight } from '#domain/content/header-strip-height.ts'
import type { PrinterOutput } from '#domain/orders/printer-output.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { sellLines, printStaff as staff } from '#tests/harness/print-orders.ts'
import { drawPdf } from '#tests/harness/printed/draw-pdf.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
let items: string[]
let printer: string

beforeAll(async () => {
  shop = await startTestShop()
  const variants = [{ name: '3 × 2 in', sizeWidth: 3, sizeHeight: 2, priceCents: 400 }]
  const bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })
  const { items: bees } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id, 2)])
  items = bees.map(({ id }) => id)
  for (const itemId of items) await moveItem(shop, staff, { itemId, from: 'check', to: 'print' })
  const [first] = (await shop.operations.ask('rolls.read-waiting', staff, {})).printers
  printer = first?.id ?? ''
})
afterAll(() => shop?.[Symbol.asyncDispose]())

/** The same items on a roll for a printer with these settings; taken apart after use. */
async function drawn<Result>(
  output: Partial<PrinterOutput>,
  use: (files: { png: Buffer | null; pdf: Buffer | null; inches: [number, number] }) => Promise<Result>,
): Promise<Result> {
  const { printers } = await shop.operations.ask('rolls.read-waiting', staff, {})
  const version = printers[0]?.version ?? 0
  const film = { name: 'DTF printer', filmWidthInches: 12, maxLengthInches: 20, gapInches: 0.25 }
  await shop.operations.ask('printers.update', staff, { printer, version, ...film, output })
  const { roll: id } = await shop.operations.ask('rolls.create', staff, { printer, items })
  await shop.jobs.runDue()
  const { roll } = await shop.operations.ask('rolls.read', staff, { roll: id })
  expect([roll.state, roll.error]).toEqual(['ready', null])
  const bytesOf = async (kind: 'png' | 'pdf') => {
    const file = await shop.rolls.download(staff, id, kind)
    return file && buffer(await file.open())
  }
  const files = { png: await bytesOf('png'), pdf: await bytesOf('pdf') }
  expect([roll.downloadUrl !== null, roll.pdfUrl !== null]).toEqual([files.png !== null, files.pdf !== null])
  const result = await use({ ...files, inches: [roll.widthInches, roll.lengthInches] })
  await shop.operations.ask('rolls.take-apart', staff, { roll: id })
  return result
}

const need = (bytes: Buffer | null): Buffer => bytes ?? expect.fail('There is no such file')

async function pixelsOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Without the header, which contains the roll's own number. */
const belowHeader = (bytes: Buffer, dpi: number) =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(({ width, height }) =>
      sharp(bytes, { limitInputPixels: false })
        .extract({
          ...{ left: 0, top: headerStripHeight * dpi, width },
          height: height - headerStripHeight * dpi,
        })
        .raw()
        .toBuffer(),
    )

test('a mirrored roll is the usual one seen from the other side, with the same colors and resolution', async () => {
  const usual = await drawn({}, async ({ png, pdf }) => {
    expect(pdf).toBeNull()
    return need(png)
  })
  const mirrored = await drawn({ isMirrored: true }, async ({ png }) => need(png))
  const turned = await belowHeader(await sharp(mirrored).flop().png().toBuffer(), 300)
  expect(turned.equals(await belowHeader(usual, 300))).toBe(true)
  const [one, other] = [await sharp(usual).metadata(), await sharp(mirrored).metadata()]
  expect([other.density, other.icc]).toEqual([one.density, one.icc])
})

test('a PDF by itself is as large as the roll, its text is vector, and it shows the same as the PNG', async () => {
  const both = await drawn(
    { format: 'both', cutName: 'CutContour', whiteName: 'White' },
    async (files) => files,
  )
  const [pdf, png] = [need(both.pdf), need(both.png)]
  const document = await PDFDocument.load(pdf)
  const page = document.getPage(0)
  const [across, down] = both.inches
  expect(page.getWidth() / 72).toBeCloseTo(across, 4)
  expect(page.getHeight() / 72).toBeCloseTo(down, 4)
  const objects = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
  const kinds = (objects?.values() ?? []).map((ref) => {
    const { dict } = document.context.lookup(ref) as PDFRawStream
    return String(dict.get(PDFName.of('Subtype')))
  })
  // The bee appears once, however often it is placed, as does the white; labels, header and the marks of two rows of
  // corners are vector lines and areas.
  expect(kinds.filter((kind) => kind === '/Image')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === '/Form')).toHaveLength(5)

  const small = { width: Math.round(across * 30), height: Math.round(down * 30) }
  const seen = await drawPdf(pdf, small)
  const wanted = await sharp(png)
    .resize({ ...small, fit: 'fill' })
    .raw()
    .toBuffer()
  let different = 0
  // Apart from the cut path, which no PNG has.
  for (let at = 0; at < wanted.length; at += 4)
    if (Math.abs((seen[at + 3] ?? 0) - (wanted[at + 3] ?? 0)) > 128) different++
  expect(different / (wanted.length / 4)).toBeLessThan(0.02)
  await drawn({ format: 'pdf' }, async (files) => expect(files.png).toBeNull())
})

test('above 300 dpi the roll is drawn from the originals, with each piece in the same place', async () => {
  const usual = await drawn({}, async ({ png }) => pixelsOf(need(png)))
  const fine = await drawn({ dpi: 600 }, async ({ png }) => {
    expect((await sharp(png ?? undefined, { limitInputPixels: false }).metadata()).density).toBe(600)
    return pixelsOf(need(png))
  })
  expect([fine.width, fine.height]).toEqual([usual.width * 2, usual.height * 2])
  const alphaAt = ({ data, width }: typeof usual, x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0
  let different = 0
  let looked = 0
  for (let y = 3; y < usual.height; y += 7)
    for (let x = 3; x < usual.width; x += 7) {
      looked++
      if (Math.abs(alphaAt(usual, x, y) - alphaAt(fine, 2 * x, 2 * y)) > 128) different++
    }
  expect(different / looked).toBeLessThan(0.002)
})

const wideProfile = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#c02040' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
    .then(async (png) => need((await sharp(png).metadata()).icc ?? null))

test('the colors of a PNG are converted to the printer’s profile; a PDF carries it', async () => {
  const bytes = await wideProfile()
  const give = (profile: Buffer, fileName: string) =>
    shop.operations.call('printers.set-profile', staff, {
      ...{ printer, fileName },
      profile: profile.toString('base64'),
    })
  expect(await give(Buffer.from('no profile'), 'x.icc')).toMatchObject({
    fieldErrors: { profile: expect.stringMatching(/^This isn’t an ICC profile for a printer\./) },
  })
  const usual = await drawn({}, async ({ png }) => pixelsOf(need(png)))
  expect(await give(bytes, 'wide.icc')).toMatchObject({
    value: { printer: { profile: { name: 'wide.icc', colors: 'rgb' } } },
  })
  await drawn({ format: 'both' }, async ({ png, pdf }) => {
    expect((await sharp(need(png)).metadata()).icc).toEqual(bytes)
    const { data } = await pixelsOf(need(png))
    expect(data.length).toBe(usual.data.length)
    let turned = 0
    let covered = 0
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      if (data[pixel + 3] !== usual.data[pixel + 3]) covered++
      if (data[pixel] !== usual.data[pixel]) turned++
    }
    expect(covered).toBe(0)
    expect(turned).toBeGreaterThan(1_000)
    const document = await PDFDocument.load(need(pdf))
    const intent = document.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
    expect(String(intent.get(PDFName.of('S')))).toBe('/GTS_PDFX')
    const resources = document.getPage(0).node.Resources()
    expect(resources?.lookup(PDFName.of('ColorSpace'), PDFDict).has(PDFName.of('DefaultRGB'))).toBe(true)
  })
  await shop.operations.ask('printers.remove-profile', staff, { printer })
  expect((await drawn({}, async ({ png }) => pixelsOf(need(png)))).data.length).toBe(usual.data.length)
})
