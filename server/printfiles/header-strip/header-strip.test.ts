import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PrintPart } from '#domain/orders/print-parts.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import { textWidth } from '#server/kernel/draw/text-paths.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { makeAndDecode, printStaff, sellSheet } from '#tests/harness/print-orders.ts'
import { readCodes } from '#tests/harness/printed/read-codes.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { writePrintPdf } from '../pdf/write-print-pdf.ts'
import { renderSheet } from '../render-sheet.ts'
import { addHeaderStrip, type HeaderStrip } from './add-header-strip.ts'
import { drawHeaderStrip } from './draw-header-strip.ts'

const inch = (length: number) => inchesToMm(inches(length))
const url = 'https://shop.example.com/admin/orders/0f8fad5b-d9cb-469f-a165-70867728950e'
const strip: HeaderStrip = {
  heightInches: 0.75,
  ticket: 'GW-000123-2',
  lines: [
    'Due Tue, Nov 24 · 7 in × 2 in · 1 ×',
    'Item 2: a name that is much too long for a film of seven inches, Łódź',
  ],
  url,
}

const partAt = (x: number): PrintPart => ({
  ...{
    id: 'sheet',
    name: 'Gang sheet',
    width: inch(7),
    height: inch(2),
    dpi: 300,
    colors: 'full',
    sources: [],
  },
  copies: [
    {
      artworkId: 'fox',
      x: inch(x),
      y: inch(0.5),
      width: inch(1),
      height: inch(1),
      rotation: 90,
      mirrored: false,
    },
  ],
})

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-strip-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fox(folder: string) {
  const path = join(folder, 'fox.png')
  await sharp(
    await transparentPng({ width: 100, height: 100 }, { left: 0, top: 0, width: 90, height: 70 }),
  ).toFile(path)
  return [{ id: 'fox', path, ink: { left: 0, top: 0, width: 100, height: 100 } }]
}

/** Counts the runs of rows that contain something dark. */
async function bandsOf(bytes: Buffer, box: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(bytes)
    .extract(box)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDark = Array.from({ length: box.height }, (_, y) =>
    data.subarray(y * box.width, (y + 1) * box.width).some((value) => value < 128),
  )
  return isDark.filter((dark, y) => dark && !isDark[y - 1]).length
}

async function draw(folder: string, name: string, part: PrintPart, content: HeaderStrip | null) {
  const laid = await addHeaderStrip(part, await fox(folder), content, folder)
  const target = join(folder, name)
  await renderSheet({ ...laid, workFolder: join(folder, 'work'), target })
  return { laid, bytes: await readFile(target) }
}

test('a strip gets its own film: below it the art is the same, px by px, and without it nothing changes', () =>
  inFolder(async (folder) => {
    const bare = join(folder, 'bare.png')
    const part = partAt(1)
    await renderSheet({
      surface: part,
      artworks: await fox(folder),
      workFolder: join(folder, 'work'),
      target: bare,
    })
    const without = await draw(folder, 'without.png', part, null)
    const { bytes, laid } = await draw(folder, 'with.png', part, strip)

    expect(without.bytes.equals(await readFile(bare))).toBe(true)
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([2_100, 825])
    const art = await sharp(bytes).extract({ left: 0, top: 225, width: 2_100, height: 600 }).raw().toBuffer()
    expect(art.equals(await sharp(without.bytes).raw().toBuffer())).toBe(true)
    expect(await readCodes(bytes)).toEqual({ Code128: 'GW-000123-2', QRCode: url })
    // The ticket and two lines below it: rows of ink with white between them.
    expect(await bandsOf(bytes, { left: 24, top: 0, width: 200, height: 225 })).toBe(3)

    const pdf = join(folder, 'with.pdf')
    await writePrintPdf({ ...laid, workFolder: join(folder, 'work'), target: pdf, title: 'GW-000123-2' })
    const size = { width: 2_100, height: 825 }
    const drawn = await withPdf(pdf, (opened) => opened.draw(1, size, { left: 0, top: 0, ...size }))
    const picture = await sharp(drawn, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer()
    expect(await readCodes(picture)).toEqual({ Code128: 'GW-000123-2', QRCode: url })
    // The codes are vector areas: the fox is the only image in the file, with its transparency.
    expect(String(await readFile(pdf, 'latin1')).match(/\/Subtype \/Image/g)).toHaveLength(2)
  }))

test('a list shows as many entries as fit, and how many more there are', async () => {
  const orders = Array.from({ length: 12 }, (_, at) => `GW-${String(at + 1).padStart(6, '0')}`)
  const drawn = (line: string | readonly string[]) => drawHeaderStrip({ ...strip, lines: [line] }, 3_600, 225)
  const all = await drawn(orders)
  const told = await Promise.all(
    orders.map((_, at) => drawn(`${orders.slice(0, at).join(', ')} + ${orders.length - at} more`)),
  )
  expect(told.flatMap((one, count) => (one === all ? [count] : []))).toEqual([5])
  expect(await drawn(orders.slice(0, 3))).toBe(await drawn('GW-000001, GW-000002, GW-000003'))
})

test('text wider than the strip is cut at its end, with an ellipsis', async () => {
  const drawn = (line: string) => drawHeaderStrip({ ...strip, lines: [line] }, 2_100, 225)
  const words = 'Item 2: a name that is much too long for a film of seven inches, and goes on and on and on'
  const cut = await drawn(words)
  const told = await Promise.all([...words].map((_, at) => drawn(`${words.slice(0, at).trimEnd()}…`)))
  const ends = told.flatMap((one, count) => (one === cut ? [count] : []))
  expect(ends.length).toBeGreaterThan(0)
  // Text that no longer fits is cut at the same place, however much there is.
  expect(await drawn(`${words}, and on`)).toBe(cut)
})

test('film kept clear on both sides moves the strip and does not widen it', async () => {
  const groundOf = async (inset: number) => {
    const drawn = await drawHeaderStrip({ ...strip, lines: ['A name'], inset }, 3_600, 225)
    const [, left, width] = /<rect x="([\d.]+)" width="([\d.]+)"/.exec(drawn) ?? []
    const codes = [...drawn.matchAll(/<svg x="([\d.]+)"[^>]* width="(\d+)"/g)].map((found) =>
      found.slice(1).map(Number),
    )
    return { left: Number(left), width: Number(width), codes }
  }
  const [flush, inset] = [await groundOf(0), await groundOf(300)]
  expect([inset.left - flush.left, inset.width]).toEqual([300, flush.width])
  expect(inset.codes).toEqual(flush.codes.map(([left = 0, width = 0]) => [left + 300, width]))
  // The white continues to the right of the last code, as scanners require.
  const [left = 0, width = 0] = flush.codes.at(-1) ?? []
  expect(flush.left + flush.width - (left + width)).toBe(24)
})

test.each(['A', 'A name that is much longer than the ticket'])(
  'the codes are to the right of all text: of the ticket, and of %s below it',
  async (line) => {
    const drawn = await drawHeaderStrip({ ...strip, lines: [line] }, 3_600, 225)
    const codes = [...drawn.matchAll(/<svg x="([\d.]+)"/g)].map(([, left]) => Number(left))
    const right = Math.max(
      textWidth(strip.ticket, { font: 'grotesque', size: 64 }),
      textWidth(line, { font: 'grotesqueQuiet', size: 40 }),
    )
    expect(codes).toHaveLength(2)
    expect(Math.min(...codes)).toBeGreaterThan(24 + right)
  },
)

test('a sheet without ink is refused, regardless of its strip', () =>
  inFolder(async (folder) => {
    await expect(draw(folder, 'blank.png', partAt(-3), strip)).rejects.toThrow('The sheet came out blank')
  }))

test('a shop that wants strips gets them on its film, with the codes of the ticket and of the order', async () => {
  await using shop = await startTestShop()
  await shop.settings.change({ system: 'test' }, { isHeaderStripPrinted: true })
  const { order, item } = await sellSheet(shop, visitor())

  const sheet = (await makeAndDecode(shop, item.id)).get('sheet')

  expect(sheet).toMatchObject({
    name: `${order.orderNumber}-item-1-22x12.75in.png`,
    ...{ widthPx: 6_600, heightPx: 3_825 },
  })
  const [view] = await shop.printFiles.listForItems(printStaff, [item.id])
  expect([view?.stripInches, view?.pdf?.state]).toEqual([0.75, 'ready'])
  const png = await shop.printFiles.download(printStaff, view?.id ?? '')
  const top = await sharp(png ? await buffer(await png.open()) : Buffer.alloc(0))
    .extract({ left: 0, top: 0, width: 3_000, height: 225 })
    .png()
    .toBuffer()
  expect(await readCodes(top)).toEqual({
    Code128: `${order.orderNumber}-1`,
    QRCode: expect.stringMatching(new RegExp(`^https?://[^/]+/admin/orders/${order.id}$`)),
  })
  // A roll that redraws it also has the strip.
  const drawnAnew = await inFolder((folder) =>
    shop.printFiles.withSurfaces([view?.id ?? ''], folder, async (surfaces) => surfaces.get(view?.id ?? '')),
  )
  expect(drawnAnew?.surface.height).toBeCloseTo(inch(12.75))
  expect(drawnAnew?.surface.copies).toHaveLength(2)
  const json = await shop.printFiles.downloadManifest(printStaff, view?.id ?? '', 'manifest')
  expect(JSON.parse(String(json && (await buffer(await json.open()))))).toMatchObject({
    headerStripInches: 0.75,
    sheet: { widthInches: 22, heightInches: 12 },
    placements: [{ centerYInches: 3.937 }],
  })
})
