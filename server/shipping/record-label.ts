import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { after } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { planContents } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { type JointRate, totalOf } from './get-rates.ts'
import type { createLabelsSchema } from './input.ts'
import { ordersToLabel } from './joined/orders-to-label.ts'
import { keepParcel } from './keep-parcel.ts'
import { type CreateLabelsOutcome, refuse } from './label-refusals.ts'
import { planReturn, removeUnlabeled } from './live-labels.ts'
import { firstCheck } from './purchase-label.ts'

type Intent =
  | { ok: true; shipmentIds: string[]; orderNumber: string; orderIds: string[] }
  | (CreateLabelsOutcome & { ok: false })

/**
 * Under the locks of the order and those that share its parcel: if two people click at the same time, the second finds
 * what the first started.
 */
export async function recordIntent(
  { orders, clock, shipFrom, activeProvider }: ShippingDeps & Pick<ShopSettings, 'shipFrom'>,
  transaction: Transaction,
  actor: Actor,
  wish: ReturnType<typeof createLabelsSchema.parse>,
  joint: JointRate,
): Promise<Intent> {
  const { toAddress, packages, kind, isAdditional, contents, seenLeft } = wish
  const found = await ordersToLabel({ orders }, transaction, wish)
  if (!found.ok) return found
  const { all } = found
  const asked = { parcelCount: packages.length, contents, seenLeft, isAdditional }
  const planned =
    kind === 'outbound'
      ? await planContents(
          { orders },
          transaction,
          all.map(({ id }) => id),
          asked,
        )
      : await planReturn(transaction, all[0].id, asked)
  if (!planned.ok) return refuse(planned.reason, planned.message)
  const now = clock.now()
  for (const { id } of all) {
    if (kind === 'outbound') await orders.saveShippingAddress(transaction, actor, id, toAddress)
    await removeUnlabeled(transaction, id, kind, now)
  }
  const isReturn = kind === 'return'
  const shipmentIds: string[] = []
  for (const [at, details] of packages.entries()) {
    const rate = joint.rates[at] ?? joint.rates[0]
    const parcel = { kind, details, orders: all, lines: planned.contents[at] ?? null }
    const { id } = await keepParcel(transaction, parcel, {
      provider: activeProvider,
      purchase: 'buying',
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
      createdBy: nameOfActor(actor),
      createdAt: now,
      nextCheckAt: after(now, firstCheck),
    })
    shipmentIds.push(id)
  }
  for (const { id } of all)
    await audit(transaction, actor, {
      action: 'shipping.buy_label',
      subject: `order:${id}`,
      after: { shipmentIds, kind, amountCents: totalOf(joint), contents: planned.contents },
    })
  const orderNumber = all.map((one) => one.orderNumber).join(', ')
  return { ok: true, shipmentIds, orderNumber, orderIds: all.map(({ id }) => id) }
}
