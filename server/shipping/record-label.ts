import { and, eq } from 'drizzle-orm'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { after } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { keepContents, planContents } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { type JointRate, totalOf } from './get-rates.ts'
import type { createLabelsSchema } from './input.ts'
import { type CreateLabelsOutcome, refusalOf, refuse } from './label-refusals.ts'
import { planReturn, removeUnlabelled } from './live-labels.ts'
import { nameOf } from './policy.ts'
import { firstCheck } from './purchase-label.ts'
import { parcels, shipments } from './tables.ts'

type Intent = { ok: true; shipmentIds: string[]; orderNumber: string } | (CreateLabelsOutcome & { ok: false })

/** Under the order's lock: of two people who press at once, the second finds what the first began. */
export async function recordIntent(
  { orders, clock, shipFrom, activeProvider }: ShippingDeps & Pick<ShopSettings, 'shipFrom'>,
  transaction: Transaction,
  actor: Actor,
  wish: ReturnType<typeof createLabelsSchema.parse>,
  joint: JointRate,
): Promise<Intent> {
  const { orderId, toAddress, packages, kind, isAdditional, contents, seenLeft } = wish
  const order = await orders.lockForShipping(transaction, orderId)
  const refusal = refusalOf(order, kind)
  if (refusal || !order) return refusal ?? refuse('not_found', 'there is no such order')
  const asked = { parcelCount: packages.length, contents, seenLeft, isAdditional }
  const planned =
    kind === 'outbound'
      ? await planContents({ orders }, transaction, orderId, asked)
      : await planReturn(transaction, orderId, asked)
  if (!planned.ok) return refuse(planned.reason, planned.message)
  const now = clock.now()
  if (kind === 'outbound') await orders.saveShippingAddress(transaction, actor, orderId, toAddress)
  await removeUnlabelled(transaction, orderId, kind, now)
  const taken = await transaction.$count(parcels, and(eq(parcels.orderId, orderId), eq(parcels.kind, kind)))
  const boxes = await transaction
    .insert(parcels)
    .values(
      packages.map((details, at) => ({ orderId, kind, position: taken + at + 1, details, createdAt: now })),
    )
    .returning({ id: parcels.id, position: parcels.position })
  const isReturn = kind === 'return'
  const rows = boxes.map((box, at) => {
    const rate = joint.rates[at] ?? joint.rates[0]
    return {
      orderId,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      parcelId: box.id,
      kind,
      provider: activeProvider,
      purchase: 'buying' as const,
      rateId: rate.rateId,
      carrierToken: rate.carrierToken,
      serviceToken: rate.serviceToken,
      fromAddress: isReturn ? toAddress : shipFrom,
      toAddress: isReturn ? shipFrom : toAddress,
      carrier: rate.carrier,
      serviceLevel: rate.serviceLevel,
      shippingCostCents: rate.amountCents,
      currency: rate.currency,
      estimatedDays: rate.estimatedDays,
      createdBy: nameOf(actor),
      createdAt: now,
      nextCheckAt: after(now, firstCheck),
    }
  })
  const inserted = await transaction.insert(shipments).values(rows).returning({ id: shipments.id })
  const shipmentIds = inserted.map(({ id }) => id)
  for (const [at, id] of shipmentIds.entries())
    await keepContents(transaction, id, planned.contents[at] ?? null)
  await audit(transaction, actor, {
    action: 'shipping.buy_label',
    subject: `order:${orderId}`,
    after: { shipmentIds, kind, amountCents: totalOf(joint), contents: planned.contents },
  })
  return { ok: true, shipmentIds, orderNumber: order.orderNumber }
}
