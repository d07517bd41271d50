import { randomUUID } from 'node:crypto'
import { type CartLine, newCartItemId, productTypes } from '#domain/cart/cart.ts'
import { addDays, localTimeOf } from '#domain/local-time.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'
import { designShirt, designTumbler } from './design-goods.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import type { DemoOrder, DemoSheet } from './orders.ts'
import { demoCustomers } from './people.ts'
import { shipDemoOrder } from './ship-demo-order.ts'
import { uploadDemoArtwork } from './upload-artwork.ts'
import { workDemoItems } from './work-floor.ts'

type Seeding = { shop: Shop; setTime(time: Date): void; staff: Actor; customers: Actor[]; now: Date }

export async function placeOrder(seeding: Seeding, order: DemoOrder): Promise<void> {
  const { shop, setTime, now, customers, staff } = seeding
  const placedAt = new Date(now.getTime() - days(order.daysAgo) - hours(3 + order.sheets.length))
  setTime(placedAt)
  const actor = customers[order.customer ?? -1] ?? { visitorId: randomUUID(), user: null }
  const wanted: CartLine[] = []
  for (const sheet of order.sheets) wanted.push(await designSheet(shop, actor, sheet))
  for (const shirt of order.shirts ?? []) wanted.push(await designShirt(shop, actor, shirt))
  for (const tumbler of order.tumblers ?? []) wanted.push(await designTumbler(shop, actor, tumbler))

  const { promoCode } = order
  const { totals, lines: priced } = await shop.cart.price(actor, wanted, order.delivery, { code: promoCode })
  const lines = wanted.map((line, at) => ({ ...line, unitPrice: priced[at]?.unitPrice ?? line.unitPrice }))
  const person = demoCustomers[order.customer ?? -1]
  const shopper = { ...actor, origin: 'http://localhost', network: `demo-${randomUUID()}` }
  const prepared = await shop.operations.ask('checkout.prepare', shopper, {
    checkoutKey: randomUUID(),
    lines,
    delivery: order.delivery,
    contact: {
      email: person?.email ?? 'robin.ellery@mailbox.example',
      fullName: person?.fullName ?? 'Robin Ellery',
      phone: person?.phone ?? '',
    },
    address: person?.address ?? {
      street1: '1200 Barton Springs Rd',
      city: 'Austin',
      state: 'TX',
      zip: '78704',
    },
    notes: order.notes ?? '',
    promoCode,
    seenTotal: totals.total,
  })
  const reference = new URL(prepared.redirectUrl, 'http://localhost').pathname.split('/').pop() ?? ''
  void (await shop.sandbox.pay(reference, 'approved'))
  const settled = await shop.payments.settle(prepared.attemptId, 'return')
  const [placed] = (await shop.orders.listForStaff(staff, { number: settled.orderNumber ?? 'none' })).orders
  if (settled.state !== 'paid' || !placed)
    throw new Error(`A demo order was not paid: ${JSON.stringify(settled)}`)

  await workDemoItems({ shop, setTime, staff, now }, order, { orderId: placed.id, placedAt })
  if (order.due) await moveDueDate(seeding, placed, order.due)
  for (const [step, status] of order.statuses.entries()) {
    setTime(new Date(Math.min(now.getTime(), placedAt.getTime() + hours(9 * (step + 1)))))
    await shipDemoOrder(shop, staff, placed.id, status)
    if (status === 'cancelled') await shop.operations.ask('orders.cancel', staff, cancellationOf(placed.id))
    else await shop.operations.ask('orders.set-status', staff, { order: placed.id, to: status })
  }
}

const cancellationOf = (order: string) => ({
  ...{ order, cancelId: randomUUID(), reason: 'Ordered twice by mistake.' },
  ...{ refund: true, returnStock: true, tellCustomer: true },
})

async function moveDueDate(
  { shop, staff, now }: Seeding,
  { id, dueAt: seen }: { id: string; dueAt: Date | null },
  { inDays, reason }: { inDays: number; reason: string },
): Promise<void> {
  const { timeZone } = await shop.settings.read()
  const day = addDays(localTimeOf(now, timeZone).day, inDays)
  await shop.operations.ask('orders.change-due-date', staff, { order: id, day, reason, seen })
}

async function designSheet(shop: Shop, actor: Actor, sheet: DemoSheet) {
  const size = (await shop.catalog.gangSheetSizes()).find(({ id }) => id === sheet.sizeId)
  if (!size) throw new Error(`No gang sheet of ${sheet.sizeId} in is on sale`)
  const designs = []
  for (const [slug, widthInches, copies] of sheet.designs) {
    const id = await uploadDemoArtwork(shop, actor, slug)
    const artwork = await shop.artwork.get(actor, id)
    if (!artwork?.ink) throw new Error(`The demo artwork ${slug} has no ink`)
    designs.push({
      artworkId: id,
      widthInches,
      heightInches: (widthInches * artwork.ink.height) / artwork.ink.width,
      copies,
    })
  }
  const document = layOutSheet(size, designs)
  const saved = await shop.designs.save(actor, { sizeId: size.id, quantity: sheet.quantity, document })
  if (!saved.ok) throw new Error(`A demo sheet could not be saved: ${saved.message}`)
  const { designId } = saved.design
  if (actor.user) await shop.operations.ask('designs.save-project', actor, { design: designId })
  return {
    id: newCartItemId('gang-sheet', size.id, Math.random()),
    productType: productTypes.gangSheet,
    productSize: size.title,
    productColor: '',
    quantity: sheet.quantity,
    unitPrice: size.price,
    designData: { design_id: designId, size_id: size.id },
  }
}
