import { randomUUID } from 'node:crypto'
import { paymentLinkDays } from '#domain/orders/draft-order.ts'
import type { ShopDeps } from '#server/compose/shop-deps.ts'
import { composeShop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'
import { freshActor } from './fresh-actor.ts'

/** Addresses of pages that the demo shop doesn't have by itself. */
export type WrittenOrders = { draft: string; sent: string; open: string; paid: string; expired: string }

import { lineOf } from '#tests/harness/draft-order.ts'

type Written = { id: string; path: string }

/** A link that expired over an hour ago: sent by the shop as of that day. */
export async function sendForgottenLink(
  deps: ShopDeps,
  origin: string,
  staffEmail: string,
): Promise<Written> {
  const then = new Date(Date.now() - days(paymentLinkDays) - hours(1))
  const shop = composeShop({ ...deps, clock: { now: () => then } })
  try {
    await shop.prepare()
    const staff = { ...(await freshActor(shop, staffEmail)), origin }
    return await send(shop, staff, form('Opal Reyes', [banner]))
  } finally {
    await shop.stop()
  }
}

/** What staff enter at the counter: one continues tomorrow, one waits for its payment, one is paid. */
export async function writeOrders(
  shop: Shop & { origin: string },
  staffEmail: string,
  forgotten: Written,
): Promise<WrittenOrders> {
  const staff = { ...(await freshActor(shop, staffEmail)), origin: shop.origin }
  await shop.payments.sweep()
  const draft = form('Harriet Bloom', [sheet, { ...banner, quantity: 2 }])
  const kept = await shop.operations.call('draft-orders.save-draft', staff, draft)
  if (!kept.ok) throw new Error(`The draft was not kept: ${JSON.stringify(kept)}`)
  const tees = await shelfLine(shop)
  const sent = await send(shop, staff, form('Marcus Field', [sheet, tees, banner]))
  const paid = await send(shop, staff, form('Ada Nguyen', [tees]))
  await payFor(shop, paid)
  return {
    draft: `/admin/orders/drafts/${draft.id}`,
    sent: `/admin/orders/drafts/${sent.id}`,
    open: sent.path,
    paid: paid.path,
    expired: forgotten.path,
  }
}

const sheet = { kind: 'sheet', id: randomUUID(), sizeId: 60, designId: null, quantity: 1 }

const banner = {
  kind: 'custom',
  id: randomUUID(),
  words: 'Banner for the market stall, 6 × 3 ft',
  reason: 'Printed on mesh by our neighbors',
  price: '64.00',
  quantity: 1,
}

const form = (fullName: string, lines: readonly object[]) => ({
  id: randomUUID(),
  customerId: null,
  contact: {
    email: `${fullName.toLowerCase().replace(' ', '.')}@mailbox.example`,
    fullName,
    phone: '(512) 555-0177',
  },
  lines: lines.map((line) => lineOf({ ...line, id: randomUUID() })),
  discount: { amount: '5.00', reason: 'Second order this month' },
  delivery: 'pickup' as const,
  address: {},
  shippingPrice: '',
  notes: 'Needed for the Saturday market.',
  dueDay: '',
  quoteId: null,
})

/** Six of a shirt in stock. */
async function shelfLine({ listings }: Shop): Promise<object> {
  const shelf = await listings.browse('tshirt')
  const slug = shelf.ok ? shelf.listings[0]?.slug : undefined
  const shirt = slug ? await listings.find('tshirt', slug) : null
  const stocked = Object.entries(shirt?.stock ?? {}).find(([, count]) => count >= 6)
  if (!shirt || !stocked) throw new Error('The demo shelf has no six shirts')
  const [size = '', color = ''] = stocked[0].split('-')
  return {
    kind: 'listing',
    id: randomUUID(),
    isTumbler: false,
    listingId: shirt.id,
    size,
    color,
    quantity: 6,
  }
}

async function send(
  { draftOrders, operations }: Shop,
  staff: Actor,
  order: ReturnType<typeof form>,
): Promise<Written> {
  const sent = await operations.call('draft-orders.send-link', staff, order)
  const known = sent.ok ? await draftOrders.get(staff, order.id) : null
  if (!known) throw new Error(`The link was not sent: ${JSON.stringify(sent)}`)
  return { id: order.id, path: known.path }
}

async function payFor({ operations, sandbox }: Shop, { path }: Written): Promise<void> {
  const token = path.split('/').at(-1) ?? ''
  const customer = { visitorId: randomUUID(), user: null }
  const page = await operations.call('payment-links.pay', customer, { token })
  if (!page.ok) throw new Error(`The link could not be paid: ${JSON.stringify(page)}`)
  await sandbox.pay(new URL(page.value.url, 'http://localhost').pathname.split('/').at(-1) ?? '', 'approved')
  await operations.call('payment-links.settle', customer, { token })
}
