import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { inches, inchesToMm } from '#domain/units.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import {
  makeAndDecode,
  printStaff,
  sellLines,
  shirtLine,
  tumblerLine,
  uploadPicture,
} from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { listingLine, plainPicture, printLine, stockPrint, stockTshirt } from '#tests/harness/shelves.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

/** 400 × 200 px of ink in a frame of 50 px. */
const fox = () => transparentPng({ width: 500, height: 300 }, { left: 50, top: 50, width: 400, height: 200 })

test('a shirt gets a file for each zone at true size, with the artwork where the mock-up showed it', async () => {
  const actor = visitor()
  const artworkId = await uploadPicture(shop, actor, await fox())
  const zones = [
    ['left-chest', artworkId, 3],
    ['back-collar', artworkId, 3],
  ] as const
  const order = await sellLines(shop, actor, [
    shirtLine({ zones, size: 'M', quantity: 3 }),
    shirtLine({ zones, size: '2XL', quantity: 2 }),
  ])

  const [item] = order.items
  const files = await makeAndDecode(shop, item?.id ?? '')

  expect([...files.keys()].sort()).toEqual(['back-collar', 'left-chest'])
  const chest = files.get('left-chest')
  // The zone is 4 × 4 in; the print is 3 in wide and half as high, centered, at the top.
  expect(chest).toMatchObject({ widthPx: 1_200, heightPx: 1_200, density: 300, channels: 4 })
  expect(chest?.name).toBe(`${order.orderNumber}-item-1-left-chest-4x4in.png`)
  expect(chest?.inkBox()).toEqual({ left: 150, top: 0, right: 1_050, bottom: 450 })
  expect(chest?.pixel(600, 200)).toEqual([220, 30, 60, 255])
  const back = files.get('back-collar')
  expect(back).toMatchObject({ widthPx: 900, heightPx: 900, density: 300 })
  expect(back?.inkBox()).toEqual({ left: 0, top: 0, right: 900, bottom: 450 })

  const views = await shop.printFiles.listForItems(printStaff, [item?.id ?? ''])
  const workSheet = views.find(({ part }) => part === 'work-sheet')
  const pdf = await shop.printFiles.download(printStaff, workSheet?.id ?? '')
  expect(pdf).toMatchObject({
    contentType: 'application/pdf',
    fileName: `${order.orderNumber}-item-1-work-sheet.pdf`,
  })
  // There is no data about its contents, and it already is a PDF.
  const beside = [workSheet?.manifestUrl, workSheet?.csvUrl, workSheet?.pdf]
  expect(beside).toEqual([null, null, null])
  expect(await shop.printFiles.downloadManifest(printStaff, workSheet?.id ?? '', 'csv')).toBeNull()

  const zoneFiles = views.filter(({ part }) => part === 'left-chest' || part === 'back-collar')
  const ids = zoneFiles.map(({ id }) => id)
  const shown = await shop.printFiles.withSurfaces(ids, shop.environment.DATA_DIR, async (surfaces) =>
    zoneFiles.map(({ id, part }) => {
      const found = surfaces.get(id)
      const named = found?.surface.copies.map(({ artworkId: name }) =>
        found.artworks.some((artwork) => artwork.id === name),
      )
      return { part, width: found?.surface.width, named }
    }),
  )
  expect(shown.sort((a, b) => a.part.localeCompare(b.part))).toEqual([
    { part: 'back-collar', width: inchesToMm(inches(3)), named: [true] },
    { part: 'left-chest', width: inchesToMm(inches(4)), named: [true] },
  ])

  const saved = await shop.orders.getForStaff(printStaff, order.id)
  expect(saved?.items.map(({ printReadyFileUrl }) => printReadyFileUrl)).toEqual([
    `/files/print-files/items/${item?.id}`,
    null,
  ])
})

test('an order with unverified payment says so however often its files are requested', async () => {
  const actor = visitor()
  const artworkId = await uploadPicture(shop, actor, await fox())
  const order = await sellLines(shop, actor, [shirtLine({ zones: [['left-chest', artworkId, 3]] })])
  const pay = (status: string) =>
    shop.database.pool.query('update orders set payment_status = $2 where id = $1', [order.id, status])
  await pay('unverified')
  for (const make of [true, false]) {
    const { lacking } = await shop.operations.ask('print-files.gather', printStaff, {
      orders: [order.id],
      make,
    })
    expect(lacking).toMatchObject([
      { isMaking: false, message: expect.stringContaining('This order’s payment is not verified yet.') },
    ])
  }
  await pay('paid')
})

test('an item’s missing files are reported, from not created to created, with the size of the ready ones', async () => {
  const actor = visitor()
  const artworkId = await uploadPicture(shop, actor, await fox())
  const order = await sellLines(shop, actor, [shirtLine({ zones: [['pocket', artworkId, 2]] })])
  const itemId = order.items[0]?.id ?? ''
  const gather = () => shop.operations.ask('print-files.gather', printStaff, { orders: [order.id] })
  const lacks = (isMaking: boolean, message: string) => ({
    ...{ readyCount: 0, byteSize: 0 },
    lacking: [{ itemId, ticket: `${order.orderNumber}-1`, isMaking, message }],
  })

  expect(await gather()).toMatchObject(lacks(false, 'Not made yet'))
  await shop.printFiles.request(printStaff, itemId)
  expect(await gather()).toMatchObject(lacks(true, 'Being made'))
  await shop.jobs.runDue()
  const made = await shop.printFiles.listForItems(printStaff, [itemId])
  const byteSize = made.reduce((sum, file) => sum + (file.byteSize ?? 0), 0)
  expect(await gather()).toEqual({ readyCount: 2, byteSize, lacking: [] })
  const state = (word: string) =>
    shop.database.pool.query('update print_files set state = $2, error = $3 where order_item_id = $1', [
      ...[itemId, word, 'the disk was full'],
    ])
  await state('failed')
  expect(await gather()).toMatchObject(lacks(false, 'It couldn’t be made: the disk was full'))
  await state('superseded')
  expect(await gather()).toMatchObject(lacks(false, 'Not made yet'))
})

test('a premade print has the size of the variant bought; a longer sheet repeats it', async () => {
  const variants = [
    { name: 'Square', sizeWidth: 4, sizeHeight: 3, priceCents: 500 },
    { name: 'Two repeats', sizeWidth: 4, sizeHeight: 8, priceCents: 900 },
  ]
  const print = await stockPrint(shop, { variants })
  const order = await sellLines(
    shop,
    visitor(),
    variants.map(({ name }) => printLine(print, print.variants.find((one) => one.name === name)?.id)),
  )

  const once = (await makeAndDecode(shop, order.items[0]?.id ?? '')).get('print')
  // A square original on 4 × 3 in: 3 in wide and centered, never distorted.
  expect(once).toMatchObject({ widthPx: 1_200, heightPx: 900, density: 300, channels: 4 })
  expect(once?.inkBox()).toEqual({ left: 150, top: 0, right: 1_050, bottom: 900 })
  const twice = (await makeAndDecode(shop, order.items[1]?.id ?? '')).get('print')
  expect(twice).toMatchObject({ widthPx: 1_200, heightPx: 2_400 })
  expect(twice?.inkBox()).toEqual({ left: 0, top: 0, right: 1_200, bottom: 2_400 })
  expect(twice?.name).toBe(`${order.orderNumber}-item-2-print-4x8in.png`)
  const saved = await shop.orders.getForStaff(printStaff, order.id)
  expect(saved?.items[0]?.printReadyFileUrl).toMatch(/^\/files\/print-files\/[0-9a-f-]{36}$/)
})

const isBurned = (red: number): boolean => red === 0

test('a tumbler gets a 1-bit laser file at the engraving’s true size', async () => {
  const actor = visitor()
  const black = { r: 0, g: 0, b: 0 }
  const bar = await transparentPng(
    { width: 220, height: 120 },
    { left: 10, top: 10, width: 200, height: 100 },
    black,
  )
  const artworkId = await uploadPicture(shop, actor, bar)
  const order = await sellLines(shop, actor, [
    tumblerLine(artworkId, '20oz', 'single'),
    tumblerLine(artworkId, '40oz', 'fullWrap'),
  ])

  const single = (await makeAndDecode(shop, order.items[0]?.id ?? '')).get('engraving')
  // 2 × 4 in at 600 dpi; the image fills the width and is centered.
  expect(single).toMatchObject({ widthPx: 1_200, heightPx: 2_400, density: 600 })
  expect(single?.inkBox(isBurned)).toEqual({ left: 0, top: 900, right: 1_200, bottom: 1_500 })
  expect(single?.pixel(600, 899)).toEqual([255, 255, 255, 255])
  const around = (await makeAndDecode(shop, order.items[1]?.id ?? '')).get('engraving')
  expect(around).toMatchObject({ widthPx: 7_500, heightPx: 2_160 })
  expect(around?.inkBox(isBurned)).toEqual({ left: 0, top: 0, right: 7_500, bottom: 2_160 })
})

test('the laser file has one bit per pixel; tones become dots, and plain edges stay clean', async () => {
  const actor = visitor()
  const gray = await uploadPicture(shop, actor, await plainPicture('#808080', 100, 100))
  const order = await sellLines(shop, actor, [tumblerLine(gray, '20oz', 'single')])
  const file = (await makeAndDecode(shop, order.items[0]?.id ?? '')).get('engraving')
  let burned = 0
  for (let y = 600; y < 1_800; y++)
    for (let x = 0; x < 1_200; x++) if (isBurned(file?.pixel(x, y)[0] ?? 255)) burned++
  expect(burned / (1_200 * 1_200)).toBeCloseTo(0.5, 1)

  const [view] = await shop.printFiles.listForItems(printStaff, [order.items[0]?.id ?? ''])
  const stored = await shop.printFiles.download(printStaff, view?.id ?? '')
  const bytes = stored ? await buffer(await stored.open()) : Buffer.alloc(0)
  // PNG specification, section 11.2.1: the bit depth is byte 24 of the file.
  expect(bytes[24]).toBe(1)
  expect(bytes.byteLength).toBe(view?.byteSize)
})

test('stock goods need no file and say so', async () => {
  const order = await sellLines(shop, visitor(), [listingLine(await stockTshirt(shop), 'S', 'Black')])

  expect(await shop.printFiles.request(printStaff, order.items[0]?.id ?? '')).toMatchObject({
    ok: false,
    reason: 'nothing_to_print',
  })
  const { results } = await shop.operations.ask('print-files.make', printStaff, { orders: [order.id] })
  expect(results).toMatchObject([{ ok: false, message: 'Nothing in this order is printed' }])
  expect(await shop.operations.call('print-files.gather', printStaff, { orders: [order.id] })).toMatchObject({
    ok: false,
    message: 'None of these has anything to print. Choose orders with something to print.',
  })
})

test('all files of an item come as one archive that contains each of them whole', async () => {
  const actor = visitor()
  const artworkId = await uploadPicture(shop, actor, await fox())
  const order = await sellLines(shop, actor, [
    shirtLine({
      zones: [
        ['pocket', artworkId, 2],
        ['back-collar', artworkId, 2],
      ],
    }),
  ])
  const itemId = order.items[0]?.id ?? ''
  await makeAndDecode(shop, itemId)
  const small = await stockPrint(shop, {
    variants: [{ name: 'Small', sizeWidth: 1, sizeHeight: 1, priceCents: 100 }],
  })
  const another = await sellLines(shop, actor, [printLine(small, small.variants[0]?.id)])
  await makeAndDecode(shop, another.items[0]?.id ?? '')

  const all = await shop.printFiles.downloadAll(printStaff, { orders: [], items: [itemId] })
  const archive = all ? await buffer(await all.open()) : Buffer.alloc(0)

  expect(all?.fileName).toBe(`${order.orderNumber}-item-1-files.zip`)
  const pocket = archive.indexOf(`${order.orderNumber}-item-1-Gildan Heavy Cotton-pocket-3x3in-x1.png`)
  expect(archive.includes(`${another.orderNumber}-item-1`)).toBe(false)
  const picture = archive.subarray(archive.indexOf('\x89PNG', pocket, 'latin1'))
  expect(await sharp(picture, { failOn: 'none' }).metadata()).toMatchObject({ width: 900, height: 900 })
  expect(archive.readUInt16LE(archive.length - 12)).toBe(3)
})
