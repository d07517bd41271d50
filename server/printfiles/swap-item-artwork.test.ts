import { afterAll, beforeAll, expect, test } from 'vitest'
import { transparentPng } from '#tests/harness/pictures.ts'
import {
  makeAndDecode,
  sellLines,
  shirtLine,
  printStaff as staff,
  tumblerLine,
  uploadPicture,
} from '#tests/harness/print-orders.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

const picture = (width: number, height: number, color = { r: 200, g: 0, b: 80 }) =>
  transparentPng({ width, height }, { left: 0, top: 0, width, height }, color)
const black = { r: 0, g: 0, b: 0 }

type Item = Awaited<ReturnType<typeof sellLines>>['items'][number]

const replace = (
  item: Item,
  replaced: string,
  artwork: string,
  more: { zone?: string; basedOn?: string } = {},
) =>
  shop.operations.call('order-items.replace-artwork', staff, {
    ...{ item: item.id, replaced, artwork, basedOn: item.designData?.timestamp ?? '' },
    ...more,
  })

const itemOf = async (orderId: string) =>
  (await shop.orders.getForStaff(staff, orderId))?.items[0] ?? expect.fail('The order is gone')

test('a customer’s file is put into one zone of a shirt; the other zone, price and quantity stay', async () => {
  const buyer = visitor()
  const fox = await uploadPicture(shop, buyer, await picture(600, 300))
  const owl = await uploadPicture(shop, buyer, await picture(300, 300), 'owl.png')
  const order = await sellLines(shop, buyer, [
    shirtLine({
      zones: [
        ['left-chest', fox, 2],
        ['back-collar', fox, 2],
      ],
      quantity: 2,
    }),
  ])
  const [item] = order.items
  if (!item) throw new Error('No shirt')

  const done = await replace(item, fox, owl, { zone: 'back-collar' })
  expect(done).toMatchObject({ ok: true })

  const after = await itemOf(order.id)
  expect(after).toMatchObject({ unitPriceCents: item.unitPriceCents, quantity: 2 })
  const { prints, artworks, canvasLayout } = after.designData as unknown as Record<string, object[]>
  // As large as fits the old print's 2 × 1 in, around the same center.
  expect(prints).toMatchObject([
    { placementZone: 'left-chest', artworkId: fox, widthInches: 2, heightInches: 1 },
    { placementZone: 'back-collar', artworkId: owl, widthInches: 1, heightInches: 1 },
  ])
  expect(artworks?.map((one) => (one as { id: string }).id)).toEqual([fox, owl])
  expect(canvasLayout).toMatchObject([{ name: 'fox.png' }, { name: 'owl.png', width: 300, height: 300 }])
  const history = (await shop.orders.getForStaff(staff, order.id))?.history.at(-1)
  expect(history).toMatchObject({
    kind: 'design',
    note: expect.stringContaining('owl.png put in by the shop'),
  })
  const back = (await makeAndDecode(shop, item.id)).get('back-collar')
  const ink = back?.inkBox() ?? expect.fail('No print file')
  expect([ink.right - ink.left, ink.bottom - ink.top]).toEqual([300, 300])

  // The one that was viewed has been replaced by now.
  expect(await replace(item, fox, owl, { zone: 'left-chest' })).toMatchObject({
    message: 'Someone else changed this design. Check it again.',
  })
  expect(await replace(after, fox, owl, { zone: 'sleeve' })).toMatchObject({ ok: false, code: 'invalid' })
})

test('artwork that prints too coarsely is reported with who accepted it, and earlier print files are retired', async () => {
  const buyer = visitor()
  const fox = await uploadPicture(shop, buyer, await picture(2_400, 1_200))
  const small = await uploadPicture(shop, buyer, await picture(100, 50), 'small.png')
  const order = await sellLines(shop, buyer, [shirtLine({ zones: [['full-front', fox, 10]] })])
  const [item] = order.items
  if (!item) throw new Error('No shirt')
  await shop.printFiles.request(staff, item.id)
  expect(await replace(item, fox, small)).toMatchObject({ ok: true })
  const files = await shop.printFiles.listForItems(staff, [item.id])
  expect(new Set(files.map(({ state }) => state))).toEqual(new Set(['superseded']))
  const { warnings } = (await itemOf(order.id)).designData as { warnings?: object[] }
  expect(warnings).toMatchObject([
    {
      kind: 'low_resolution',
      artworkId: small,
      acceptedBy: 'press@example.com',
      acceptedAt: expect.any(String),
    },
  ])
})

test('a tumbler accepts what the laser can engrave, and nothing else', async () => {
  const buyer = visitor()
  const ink = await uploadPicture(shop, buyer, await picture(600, 400, black), 'black.png')
  const other = await uploadPicture(shop, buyer, await picture(500, 500, black), 'other.png')
  const red = await uploadPicture(shop, buyer, await picture(500, 500), 'red.png')
  const order = await sellLines(shop, buyer, [tumblerLine(ink, '20oz', 'single')])
  const [item] = order.items
  if (!item) throw new Error('No tumbler')
  expect(await replace(item, ink, red)).toMatchObject({
    message: expect.stringContaining('Image must be black and white for engraving'),
  })
  expect((await itemOf(order.id)).designData?.timestamp).toBe(item.designData?.timestamp)
  expect(await replace(item, ink, other)).toMatchObject({ ok: true })
  expect((await itemOf(order.id)).designData).toMatchObject({ engraving: { artworkId: other } })
  expect((await makeAndDecode(shop, item.id)).get('engraving')?.inkBox()).toBeTruthy()
})

test('only files of the order’s own customer can be used, by staff, while the order is open', async () => {
  const buyer = visitor()
  const fox = await uploadPicture(shop, buyer, await picture(900, 900))
  const another = await uploadPicture(shop, visitor(), await picture(600, 600), 'another.png')
  const own = await uploadPicture(shop, buyer, await picture(800, 800), 'own.png')
  const order = await sellLines(shop, buyer, [shirtLine({ zones: [['full-front', fox, 8]] })])
  const [item] = order.items
  if (!item) throw new Error('No shirt')
  expect(await replace(item, fox, another)).toMatchObject({ code: 'not_found' })
  const asked = { item: item.id, replaced: fox, artwork: own, basedOn: item.designData?.timestamp ?? '' }
  for (const actor of [buyer, signedIn('customer')])
    expect(await shop.operations.call('order-items.replace-artwork', actor, asked)).toMatchObject({
      ok: false,
    })
  await shop.orders.setStatus(staff, order.id, 'completed')
  expect(await replace(item, fox, own)).toMatchObject({ code: 'conflict' })
  expect((await itemOf(order.id)).designData?.timestamp).toBe(item.designData?.timestamp)
})
