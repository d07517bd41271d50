import { and, eq } from 'drizzle-orm'
import { after, hours } from '#server/kernel/clock.ts'
import { announceShipment } from './announce-shipment.ts'
import { leftOf } from './contents.ts'
import { requireProvider, type ShippingDeps } from './deps.ts'
import { lockAll } from './joined/lock-together.ts'
import { ordersOf } from './joined/of-orders.ts'
import { shipments } from './tables.ts'

/** `pending`: the provider has not decided yet. */
type VoidOutcome = { state: 'voided' | 'pending' } | { state: 'refused'; message: string }

type ShipmentRow = typeof shipments.$inferSelect

/**
 * Asks the provider; the sweeper also calls it until the provider has granted or refused. @throws when it can't be
 * asked
 */
export async function finishVoid(deps: ShippingDeps, row: ShipmentRow): Promise<VoidOutcome> {
  const { providers, clock } = deps
  const truth =
    row.providerReference === null
      ? ({ state: 'voided' } as const)
      : await requireProvider(providers, row.provider).voidLabel(row.providerReference)
  if (truth.state === 'refused') {
    await change(deps, row, {
      purchase: row.problem === null ? 'bought' : 'voiding',
      problem: `It could not be voided: ${truth.message}`,
      nextCheckAt: null,
      nextTrackAt: clock.now(),
    })
    return truth
  }
  const given =
    truth.state === 'voided'
      ? { purchase: 'voided' as const, voidedAt: clock.now(), nextCheckAt: null }
      : { nextCheckAt: after(clock.now(), hours(6)) }
  await change(deps, row, given)
  return { state: truth.state }
}

async function change(
  deps: ShippingDeps,
  row: ShipmentRow,
  given: Partial<typeof shipments.$inferInsert>,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const orderIds = await ordersOf(transaction, row)
    await lockAll(deps, transaction, orderIds)
    const [changed] = await transaction
      .update(shipments)
      .set(given)
      .where(and(eq(shipments.id, row.id), eq(shipments.purchase, 'voiding')))
      .returning({ purchase: shipments.purchase })
    if (changed?.purchase === 'voided' && row.kind === 'outbound') {
      const left = await leftOf(deps, transaction, orderIds)
      for (const orderId of orderIds)
        if (left.get(orderId)?.length)
          await deps.orders.reopenByVoid(transaction, { system: row.createdBy }, orderId)
    }
    await announceShipment(deps, transaction, row)
  })
}
