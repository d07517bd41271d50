import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { sellLines, shirtLine } from '#tests/harness/print-orders.ts'
import { checkoutForm, signedIn, startCheckout } from '#tests/harness/sell.ts'
import { drawnArtwork, sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const staff = signedIn('admin', 'staff@example.com')

/** Staff replace one of the item's images with their own, and the customer approves it. */
async function approvePicture(
  shop: TestShop,
  customer: Actor,
  { orderItemId, replacedId }: { orderItemId: string; replacedId: string },
): Promise<string> {
  const { operations } = shop
  const asked = { item: orderItemId, details: 'A wolf, please' }
  const { request } = await operations.ask('edit-requests.create', customer, asked)
  const ink = { left: 20, top: 20, width: 1_200, height: 600 }
  const bytes = await transparentPng({ width: 1_240, height: 640 }, ink)
  const { id: artworkId } = await shop.artwork.importPicture(staff, { fileName: 'Wolf.png', bytes })
  const change = { kind: 'artwork', replacedId, artworkId } as const
  const offered = { request, note: 'So?', change }
  const { proof } = await operations.ask('edit-requests.offer-proof', staff, offered)
  await operations.ask('edit-requests.approve-proof', customer, { proof })
  return artworkId
}

async function orderAgain(shop: TestShop, customer: Actor, orderId: string) {
  const outcome = await shop.operations.ask('orders.order-again', customer, { order: orderId })
  expect(outcome.unavailable).toEqual([])
  const lines = outcome.items.map((item, index) => ({ ...item, id: `again-${index}` }))
  return { lines, checkout: await startCheckout(shop, customer, checkoutForm(lines)) }
}

test('a sheet with a picture from an approved proof is reordered with that picture, as the customer’s own', async () => {
  const customer = signedIn('customer')
  const { order, item, artworkId, designId } = await sellDrawnSheet(shop, customer)
  const wolf = await approvePicture(shop, customer, { orderItemId: item.id, replacedId: artworkId })

  const { lines } = await orderAgain(shop, customer, order.id)

  const again = lines[0]?.designData.design_id ?? ''
  expect(again).not.toBe(designId)
  const design = await shop.designs.get(customer, again)
  if (!design) throw new Error('The design is not the customer’s')
  const [placement] = design.document.placements
  expect(placement).toMatchObject({ width: 100, height: 50 })
  const own = await shop.artwork.get(customer, placement?.artworkId ?? '')
  expect(own).toMatchObject({ fileName: 'Wolf.png', state: 'ready' })
  expect(own?.id).not.toBe(wolf)
  const bytes = await shop.artwork.readOriginal(customer, own?.id ?? '')
  expect(bytes).toEqual(await shop.artwork.readOriginal(staff, wolf))
  const saved = await shop.designs.save(customer, {
    designId: again,
    version: design.version,
    sizeId: design.sizeId,
    quantity: 1,
    document: design.document,
  })
  expect(saved).toMatchObject({ ok: true })

  const owned = (await shop.artwork.list(customer)).length
  await orderAgain(shop, customer, order.id)
  expect(await shop.artwork.list(customer)).toHaveLength(owned)
})

test('a shirt whose picture was changed by an approved proof is reordered with the new one', async () => {
  const customer = signedIn('customer')
  const artworkId = await drawnArtwork(shop, customer)
  const order = await sellLines(shop, customer, [shirtLine({ zones: [['full-front', artworkId, null]] })])
  const orderItemId = order.items[0]?.id ?? ''
  await approvePicture(shop, customer, { orderItemId, replacedId: artworkId })

  const { lines } = await orderAgain(shop, customer, order.id)

  const chosen = JSON.stringify(lines[0]?.designData)
  const [own] = (await shop.artwork.list(customer)).filter(({ id }) => chosen.includes(id))
  expect(own).toMatchObject({ fileName: 'Wolf.png' })
})
