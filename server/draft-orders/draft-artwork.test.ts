import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { artworks } from '#server/artwork/tables.ts'
import { designs } from '#server/designs/tables.ts'
import { orderItems } from '#server/orders/tables.ts'
import {
  customLine,
  type DraftOrderLine,
  dropFile,
  engravedTumbler,
  filledDraftOrder,
  printedShirt,
  sheetOfFile,
} from '#tests/harness/draft-order.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { makeAndDecode } from '#tests/harness/print-orders.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')
const cash = { method: 'cash', reference: '' } as const

/** 22 × 12 in at 150 dpi, with a box of 4 × 2 in whose corner is 1 in from the left and 3 in from the top. */
const readySheet = (color?: { r: number; g: number; b: number }) =>
  transparentPng({ width: 3_300, height: 1_800 }, { left: 150, top: 450, width: 600, height: 300 }, color)
const logo = (color?: { r: number; g: number; b: number }) =>
  transparentPng({ width: 900, height: 600 }, { left: 0, top: 0, width: 900, height: 600 }, color)

const rowOf = async ({ database }: TestShop, id: string) => {
  const [row] = await database.orm.select().from(artworks).where(eq(artworks.id, id))
  return row
}

const itemsOf = async ({ database }: TestShop, orderId: string) =>
  database.orm
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))

async function customerOf(shop: TestShop) {
  const email = `${randomUUID()}@example.com`
  const account = { email, role: 'customer', fullName: 'Grace Hopper', phone: '' } as const
  const made = await shop.auth.createUser({ ...account, password: randomUUID() })
  if (!made.ok) throw new Error('No account')
  const user = { id: made.userId, email, role: 'customer', sessionId: '' } as const
  return { visitorId: randomUUID(), user }
}

test('a guest’s ready-made sheet belongs to the order, frozen with its facts and warnings, and prints as laid out', async () => {
  const form = filledDraftOrder()
  const artworkId = await dropFile(shop, staff, form.id, await readySheet({ r: 255, g: 0, b: 0 }))
  expect(await rowOf(shop, artworkId)).toMatchObject({ ownerId: null, visitorId: form.id, isForOrder: true })
  expect(await shop.artwork.list(staff)).toEqual([])
  const line = sheetOfFile(artworkId)

  const quoted = await shop.operations.call('draft-orders.total', staff, { ...form, lines: [line] })
  expect(quoted).toMatchObject({ ok: true, value: { subtotalCents: 600, warnings: {} } })
  const taken = await shop.operations.call('draft-orders.take-new', staff, {
    ...form,
    ...cash,
    lines: [line],
  })
  if (!taken.ok) throw new Error(JSON.stringify(taken))

  const [item] = await itemsOf(shop, taken.value.orderId)
  const frozen = item?.designData
  expect(frozen?.artworks).toMatchObject([{ id: artworkId, widthPx: 3_300, heightPx: 1_800 }])
  expect(frozen?.canvasLayout).toMatchObject([{ x: 300, y: 900, width: 1_200, height: 600, dpi: 150 }])
  expect(await rowOf(shop, artworkId)).toMatchObject({ ownerId: null, visitorId: form.id })
  const [design] = await shop.database.orm
    .select()
    .from(designs)
    .where(eq(designs.id, item?.designId ?? ''))
  expect(design).toMatchObject({ ownerId: null, visitorId: form.id, sizeId: 12 })
  const [card] = (await shop.production.readBoard(staff)).cards
  expect(card).toMatchObject({ blocked: null })

  const files = await makeAndDecode(shop, item?.id ?? '')
  const [sheet] = files.values()
  expect([sheet?.widthPx, sheet?.heightPx]).toEqual([6_600, 3_600])
  expect(sheet?.inkBox()).toEqual({ left: 300, top: 900, right: 1_500, bottom: 1_500 })
})

test('artwork uploaded for a customer is theirs once it is billed: sheet, shirt and tumbler', async () => {
  const customer = await customerOf(shop)
  const form = filledDraftOrder({ customerId: customer.user.id })
  const sheet = await dropFile(shop, staff, form.id, await readySheet())
  const print = await dropFile(shop, staff, form.id, await logo(), 'logo.png')
  const engraving = await dropFile(shop, staff, form.id, await logo({ r: 0, g: 0, b: 0 }), 'black.png')
  const unused = await dropFile(shop, staff, form.id, await logo({ r: 9, g: 9, b: 9 }), 'unused.png')
  const lines = [sheetOfFile(sheet), printedShirt(print), engravedTumbler(engraving)]
  expect(await shop.artwork.list(customer)).toEqual([])

  const sent = await shop.operations.call('draft-orders.send-link', staff, { ...form, lines })

  expect(sent).toMatchObject({ ok: true, value: { id: form.id } })
  const theirs = (await shop.artwork.list(customer)).map(({ id }) => id)
  expect(theirs.toSorted()).toEqual([sheet, print, engraving].toSorted())
  expect(await rowOf(shop, unused)).toMatchObject({ ownerId: null })
  expect((await shop.designs.list(customer)).map(({ title }) => title)).toEqual(['Gang sheet 22 × 12 in'])
  // From then on it is the customer's: staff can neither continue uploading to it nor remove it.
  expect(await shop.artwork.remove(staff, sheet)).toEqual({ ok: false, reason: 'unknown' })

  const taken = await shop.operations.call('draft-orders.take-for-link', staff, {
    draftOrder: form.id,
    ...cash,
  })
  if (!taken.ok) throw new Error(JSON.stringify(taken))
  const items = await itemsOf(shop, taken.value.orderId)
  expect(items.map(({ designData }) => designData?.artworks?.map(({ id }) => id))).toEqual([
    [sheet],
    [print],
    [engraving],
  ])
  expect(items.map(({ name }) => name)).toEqual([
    'Gang Sheet 22 × 12 in',
    'Gildan Heavy Cotton',
    '20oz tumbler, Black',
  ])
  const shirtFiles = await makeAndDecode(shop, items[1]?.id ?? '')
  expect([...shirtFiles.keys()].length).toBeGreaterThan(0)
})

test('artwork that does not fit, is missing or is someone else’s is flagged at its line, and the upload stays', async () => {
  const form = filledDraftOrder()
  const problemOf = async (line: DraftOrderLine) => {
    const sent = await shop.operations.call('draft-orders.send-link', staff, { ...form, lines: [line] })
    if (sent.ok || !('fieldErrors' in sent)) throw new Error('It was sent')
    const { lines: _, ...byLine } = sent.fieldErrors
    return byLine
  }
  const long = await transparentPng({ width: 660, height: 600 }, { left: 0, top: 0, width: 660, height: 600 })
  const tooLong = await dropFile(shop, staff, form.id, long)
  expect(await problemOf(sheetOfFile(tooLong))).toEqual({
    'lines.0': 'At 22 in wide this file is 20 in long, and the sheet is 12 in. Choose a longer size.',
  })
  const gone = 'We couldn’t find this file. Remove it and drop it in again.'
  expect(await problemOf(sheetOfFile(randomUUID()))).toEqual({ 'lines.0': gone })
  const ofAnother = await dropFile(shop, staff, randomUUID(), long)
  expect(await problemOf(sheetOfFile(ofAnother))).toEqual({ 'lines.0': gone })
  expect(
    await problemOf(
      sheetOfFile((await shop.artwork.importPicture(staff, { fileName: 'mine.png', bytes: long })).id),
    ),
  ).toEqual({ 'lines.0': gone })
  expect(await problemOf(printedShirt(null))).toEqual({ 'lines.0': expect.stringContaining('design file') })
  expect(await problemOf(printedShirt(ofAnother))).toEqual({
    'lines.0': expect.stringContaining('couldn’t find the design file'),
  })
  expect(await problemOf(engravedTumbler(null))).toEqual({
    'lines.0.engraving.artworkId': 'Drop the design to engrave',
  })
  expect(
    await problemOf(engravedTumbler(await dropFile(shop, staff, form.id, await logo(), 'red.png'))),
  ).toEqual({
    'lines.0': expect.stringContaining('Image must be black and white for engraving'),
  })

  // The same file on a longer sheet: mere warnings are reported, and accepted as they are by the person who writes the
  // order.
  const line = sheetOfFile(tooLong, { sizeId: 24 })
  const quoted = await shop.operations.call('draft-orders.total', staff, {
    ...form,
    lines: [line, customLine()],
  })
  expect(quoted).toMatchObject({
    ok: true,
    value: { warnings: { [line.id]: [expect.stringContaining('30 dpi')] } },
  })
  const taken = await shop.operations.call('draft-orders.take-new', staff, {
    ...form,
    ...cash,
    lines: [line],
  })
  if (!taken.ok) throw new Error(JSON.stringify(taken))
  const [item] = await itemsOf(shop, taken.value.orderId)
  expect(item?.designData?.document && item.designData.warnings).toMatchObject([
    { kind: 'low_resolution', artworkId: tooLong, acceptedBy: staff.user?.email },
  ])
})
