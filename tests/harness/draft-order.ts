import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { draftOrderSchema } from '#domain/orders/draft-order.ts'
import type { orderChangeSchema } from '#domain/orders/order-change.ts'
import { originalKey } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { type CheckoutForm, checkoutForm, designedLine, startCheckout, visitor } from './sell.ts'
import { listingLine, stockTshirt } from './shelves.ts'
import type { TestShop } from './shop.ts'

type ManualForm = z.input<typeof draftOrderSchema> & { shippingPrice: string }
export type DraftOrderLine = ManualForm['lines'][number]

/** As a page sends it, valid or not. */
export const lineOf = (fields: Record<string, unknown>): DraftOrderLine => fields as DraftOrderLine

/** A draft order as its page sends it: one custom line of $120.50 for a guest who picks it up. */
export const filledDraftOrder = (changes: Record<string, unknown> = {}): ManualForm => ({
  id: randomUUID(),
  customerId: null,
  contact: { email: `guest-${randomUUID()}@example.com`, fullName: 'Grace Hopper', phone: '' },
  lines: [customLine()],
  discount: null,
  delivery: 'pickup',
  address: {},
  shippingPrice: '',
  notes: '',
  dueDay: '',
  quoteId: null,
  ...changes,
})

export const customLine = (changes: Record<string, unknown> = {}) =>
  lineOf({
    kind: 'custom',
    id: randomUUID(),
    words: 'Banner, 6 × 3 ft',
    reason: 'Not one of our products',
    price: '120.50',
    quantity: 1,
    ...changes,
  })

export const sheetToFollow = (quantity = 1, sizeId = 60) =>
  lineOf({
    kind: 'sheet',
    id: randomUUID(),
    sizeId,
    designId: null,
    quantity,
  })

export const listingOf = (listingId: string, size: string, color: string, quantity = 1) =>
  lineOf({
    kind: 'listing',
    id: randomUUID(),
    isTumbler: false,
    listingId,
    size,
    color,
    quantity,
  })

/** The payment link of a new order, as the customer gets it by email. */
export async function sendLink(shop: TestShop, staff: Actor): Promise<{ id: string; token: string }> {
  const form = filledDraftOrder()
  const sent = await shop.operations.call('draft-orders.send-link', staff, form)
  const known = sent.ok ? await shop.draftOrders.get(staff, form.id) : null
  if (!known) throw new Error(`The link was not sent: ${JSON.stringify(sent)}`)
  return { id: form.id, token: known.path.split('/').at(-1) ?? '' }
}

/** A file that staff dropped into a draft order, inspected. */
export async function dropFile(
  shop: TestShop,
  staff: Actor,
  draftOrderId: string,
  bytes: Buffer,
  fileName = 'ready-sheet.png',
): Promise<string> {
  const id = randomUUID()
  const upload = { fileName, byteSize: bytes.byteLength, isForShop: false, draftOrderId }
  await shop.artwork.beginUpload(staff, id, upload)
  await shop.files.write(originalKey(id), bytes, { contentType: 'application/octet-stream' })
  await shop.artwork.finishUpload(id)
  while ((await shop.artwork.get(staff, id))?.state === 'inspecting') await shop.jobs.runDue()
  return id
}

export const sheetOfFile = (artworkId: string, changes: Record<string, unknown> = {}) =>
  lineOf({
    ...sheetToFollow(),
    sizeId: 12,
    ...{ artworkId, form: 'sheet' },
    ...changes,
  })

export const printedShirt = (artworkId: string | null, changes: Record<string, unknown> = {}) =>
  lineOf({
    kind: 'shirt',
    id: randomUUID(),
    garmentId: 'gildan-heavy-cotton',
    size: 'M',
    color: 'navy',
    printType: 'frontOnly',
    prints: {
      front: { zoneId: 'left-chest', artworkId, printWidth: null },
      back: { zoneId: 'full-back', artworkId: null, printWidth: null },
    },
    quantity: 1,
    ...changes,
  })

export const engravedTumbler = (artworkId: string | null, quantity = 1) =>
  lineOf({
    kind: 'tumbler',
    id: randomUUID(),
    size: '20oz',
    engraving: {
      designType: 'single',
      finish: 'black',
      ...{ artworkId, originalArtworkId: null, conversion: null },
    },
    quantity,
  })

export type Change = Partial<z.input<typeof orderChangeSchema>>

/** A paid order for a designed sheet and three shirts from the shelf: $30.00 and $84.00, free shipping. */
export async function sellSheetAndShirts(
  shop: TestShop,
  actor = visitor(),
  changes: Partial<CheckoutForm> = {},
) {
  const tee = await stockTshirt(shop)
  const lines = [await designedLine(shop, actor), { ...listingLine(tee, 'L', 'Maroon', 3), unitPrice: 2_800 }]
  const checkout = await startCheckout(shop, actor, checkoutForm(lines, changes))
  await shop.sandbox.pay(checkout.reference, 'approved')
  await shop.payments.settle(checkout.attemptId, 'return')
  const { rows } = await shop.database.pool.query(
    'select i.id, i.order_id from order_items i join orders o on o.id = i.order_id where o.checkout_key = (select checkout_key from orders order by created_at desc limit 1) order by i.position',
  )
  const [sheet, shirts] = rows
  return {
    orderId: String(sheet.order_id),
    sheet: String(sheet.id),
    shirts: String(shirts.id),
    listingId: tee.id,
    async left(): Promise<number> {
      const stock = await shop.database.pool.query(
        "select on_hand from stock_levels where size = 'L' and color = 'Maroon'",
      )
      return Number(stock.rows[0].on_hand)
    },
  }
}

/** Previews a change and then makes it, as a page does. */
export async function changeOrder(shop: TestShop, staff: Actor, orderId: string, wanted: Change) {
  const order = await shop.orders.readForChange(orderId)
  const { lines = [], added = [], shippingPrice = null } = wanted
  const changeId = wanted.changeId ?? randomUUID()
  const preview = await shop.operations.call('order-changes.preview', staff, {
    ...{ order: orderId, changeId, lines, added, shippingPrice },
  })
  return shop.operations.call('order-changes.apply', staff, {
    ...{ order: orderId, changeId, lines, added, shippingPrice },
    version: order?.version ?? 0,
    seenDifference: preview.ok ? preview.value.differenceCents : 0,
    settle: 'provider',
    reason: 'Requested by phone',
    tellCustomer: true,
    ...wanted,
  })
}

/** The id of an order whose change was paid in a second payment: $123.41 and $191.06. */
export async function paidInTwo(shop: TestShop, staff: Actor): Promise<string> {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  const wanted = { lines: [{ item: shirts, quantity: 5 }], added: [customLine()] }
  await changeOrder(shop, staff, orderId, wanted)
  const [change] = await shop.orderChanges.listForOrder(staff, orderId)
  const token = change?.payPath?.split('/').at(-1) ?? ''
  const { url } = await shop.operations.ask('order-changes.pay', visitor(), { token })
  await shop.sandbox.pay(url.split('/').at(-1) ?? '', 'approved')
  await shop.operations.ask('order-changes.settle', visitor(), { token })
  return orderId
}
