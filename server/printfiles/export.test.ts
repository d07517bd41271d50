import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import Papa from 'papaparse'
import { afterAll, expect, test } from 'vitest'
import type { PrintManifest } from '#domain/orders/print-manifest.ts'
import { mm } from '#domain/units.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { printStaff, sellLines, tumblerLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { designedLine, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="1in"><circle cx="96" cy="48" r="40" fill="#a30"/></svg>',
)

/** A paid sheet, ordered twice: a drawing, and an image that is placed whole and cropped. */
async function sellMixedSheet(shop: TestShop, actor: Actor) {
  const ink = { left: 10, top: 10, width: 200, height: 100 }
  const picture = await uploadPicture(
    shop,
    actor,
    await transparentPng({ width: 240, height: 140 }, ink),
    '=1+1.png',
  )
  const drawing = await uploadPicture(shop, actor, svg, 'ring.svg')
  const crop = { left: 0, top: 0, right: 0.5, bottom: 1 }
  const placements = [
    placed(drawing, { id: 'a', x: mm(100), width: mm(40), height: mm(40) }),
    placed(picture, { id: 'b', x: mm(200), rotation: 90, mirrored: true }),
    placed(picture, { id: 'c', x: mm(300), width: mm(20), crop }),
  ]
  const accepted = [{ kind: 'low_resolution' as const, artworkId: picture }]
  const saved = await shop.designs.save(actor, { ...designForm(placements, 12), accepted })
  if (!saved.ok) throw new Error(saved.message)
  const line = await designedLine(shop, actor, { sizeId: 12 })
  const designData = { design_id: saved.design.designId, size_id: 12 }
  const order = await sellLines(shop, actor, [{ ...line, quantity: 2, designData }])
  return { order, itemId: order.items[0]?.id ?? '', picture, drawing }
}

async function makeFiles(shop: TestShop, itemId: string) {
  const asked = await shop.printFiles.request(printStaff, itemId)
  if (!asked.ok) throw new Error(asked.message)
  await shop.jobs.runDue()
  const [view] = await shop.printFiles.listForItems(printStaff, [itemId])
  if (!view) throw new Error('Nothing was made')
  return view
}

test('a sheet comes as PNG, PDF, manifest and CSV, each with its own name, for staff while it is in use', async () => {
  const { order, itemId, picture, drawing } = await sellMixedSheet(shop, visitor())
  const view = await makeFiles(shop, itemId)

  const stem = `${order.orderNumber}-item-1-22x12in`
  const pdf = await shop.printFiles.downloadPdf(printStaff, view.id)
  const json = await shop.printFiles.downloadManifest(printStaff, view.id, 'manifest')
  const csv = await shop.printFiles.downloadManifest(printStaff, view.id, 'csv')
  expect([view.fileName, pdf?.fileName, json?.fileName, csv?.fileName]).toEqual([
    `${stem}.png`,
    `${stem}.pdf`,
    `${stem}-manifest.json`,
    `${stem}.csv`,
  ])
  expect([json?.contentType, csv?.contentType]).toEqual(['application/json', 'text/csv; charset=utf-8'])
  if (!pdf || !json || !csv) throw new Error('A file is missing')
  const bytes = await buffer(await pdf.open())
  expect(bytes.byteLength).toBe(view.pdf?.byteSize)
  expect((await PDFDocument.load(bytes)).getPage(0).getSize()).toEqual({ width: 1_584, height: 864 })

  const manifest: PrintManifest = JSON.parse(String(await buffer(await json.open())))
  expect(manifest).toMatchObject({
    orderNumber: order.orderNumber,
    item: { number: 1, ticket: `${order.orderNumber}-1`, quantity: 2 },
    part: 'Gang sheet',
    sheet: { widthInches: 22, heightInches: 12, dpi: 300 },
    artworks: [
      { artworkId: drawing, artwork: 'ring.svg', onSheet: 1, inTotal: 2 },
      { artworkId: picture, artwork: '=1+1.png', onSheet: 2, inTotal: 4 },
    ],
    placements: [
      {
        number: 1,
        artwork: 'ring.svg',
        widthInches: 1.5748,
        centerXInches: 3.937,
        effectiveDpi: null,
        crop: null,
      },
      { number: 2, rotationDegrees: 90, mirrored: true, effectiveDpi: 127 },
      { number: 3, widthInches: 0.7874, crop: { left: 0, top: 0, right: 0.5, bottom: 1 }, effectiveDpi: 127 },
    ],
    // One for each copy, as the shopper saw them.
    acceptedFindings: [
      { check: 'low_resolution', artworkId: picture },
      { check: 'low_resolution', artworkId: picture },
    ],
  })
  expect(manifest.files.map(({ name, sha256 }) => [name, sha256])).toEqual([
    [`${stem}.png`, await sha256Of(shop, view.id, 'png')],
    [`${stem}.pdf`, await sha256Of(shop, view.id, 'pdf')],
  ])

  const text = String(await buffer(await csv.open()))
  const rows = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data
  expect(rows).toHaveLength(3)
  expect(rows[2]).toMatchObject({
    Order: order.orderNumber,
    Placement: '3',
    // Text that a spreadsheet would run as a formula is marked as text.
    Artwork: `'=1+1.png`,
    'Crop (left top right bottom)': '0 0 0.5 1',
    'Effective dpi': '127',
    'On this sheet': '2',
    'In total': '4',
    File: `${stem}.png`,
  })
  expect(rows[0]?.['Effective dpi']).toBe('vector')

  const all = (who: Actor) =>
    Promise.all([
      shop.printFiles.download(who, view.id),
      shop.printFiles.downloadPdf(who, view.id),
      shop.printFiles.downloadManifest(who, view.id, 'manifest'),
      shop.printFiles.downloadManifest(who, view.id, 'csv'),
    ])
  await shop.database.transaction((transaction) => shop.printFiles.supersede(transaction, itemId))
  expect(await all(printStaff)).toEqual([null, null, null, null])
})

async function sha256Of(shop: TestShop, id: string, kind: 'png' | 'pdf'): Promise<string> {
  const file =
    kind === 'png'
      ? await shop.printFiles.download(printStaff, id)
      : await shop.printFiles.downloadPdf(printStaff, id)
  const bytes = file ? await buffer(await file.open()) : Buffer.alloc(0)
  return createHash('sha256').update(bytes).digest('hex')
}

test('a laser file has a manifest and no PDF', async () => {
  const actor = visitor()
  const bar = await transparentPng(
    { width: 220, height: 120 },
    { left: 10, top: 10, width: 200, height: 100 },
    { r: 0, g: 0, b: 0 },
  )
  const artworkId = await uploadPicture(shop, actor, bar)
  const order = await sellLines(shop, actor, [tumblerLine(artworkId, '20oz', 'single')])
  const view = await makeFiles(shop, order.items[0]?.id ?? '')

  expect(view.pdf).toBeNull()
  expect(view.manifestUrl).toBe(`/files/print-files/${view.id}/manifest`)
  expect(await shop.printFiles.downloadPdf(printStaff, view.id)).toBeNull()
})
