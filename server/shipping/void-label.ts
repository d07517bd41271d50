import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { after, hours, minutes } from '#server/kernel/clock.ts'
import { announceShipment } from './announce-shipment.ts'
import { requireProvider, type ShippingNeeds } from './needs.ts'
import { type PurchaseState, shipments } from './tables.ts'

export type VoidOutcome =
  | { ok: true; state: 'voided' | 'pending' }
  | { ok: false; reason: 'not_found' | 'on_its_way' | 'refused'; message: string }

type ShipmentRow = typeof shipments.$inferSelect

const voidable: PurchaseState[] = ['bought', 'entered']

/** Takes a label back that has not travelled yet. Its money comes back as the provider grants it. Staff only. */
export async function voidLabel(
  needs: ShippingNeeds,
  actor: Actor,
  shipmentId: string,
): Promise<VoidOutcome> {
  const row = await needs.database.transaction(async (transaction) => {
    const [taken] = await transaction
      .update(shipments)
      .set({ purchase: 'voiding', nextCheckAt: after(needs.clock.now(), minutes(1)), nextTrackAt: null })
      .where(
        and(
          eq(shipments.id, shipmentId),
          inArray(shipments.purchase, voidable),
          inArray(shipments.status, ['label_purchased', 'shipped']),
        ),
      )
      .returning()
    if (taken)
      await audit(transaction, actor, { action: 'shipping.void_label', subject: `shipment:${shipmentId}` })
    return taken
  })
  if (!row) return refusal(needs, shipmentId)
  return finishVoid(needs, row).catch((error) => {
    needs.log.warn({ shipmentId, error }, 'the provider could not be asked to void a label')
    return { ok: true, state: 'pending' }
  })
}

async function refusal({ database }: ShippingNeeds, shipmentId: string): Promise<VoidOutcome> {
  const [row] = await database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!row) return { ok: false, reason: 'not_found', message: 'There is no such label.' }
  if (row.purchase === 'voided') return { ok: true, state: 'voided' }
  if (row.purchase === 'voiding') return { ok: true, state: 'pending' }
  return { ok: false, reason: 'on_its_way', message: 'This parcel is on its way, so its label stays.' }
}

/** Asks the provider; also called by the sweeper until it has granted or refused. @throws when it cannot be asked */
export async function finishVoid(needs: ShippingNeeds, row: ShipmentRow): Promise<VoidOutcome> {
  const { providers, clock } = needs
  const truth =
    row.providerReference === null
      ? ({ state: 'voided' } as const)
      : await requireProvider(providers, row.provider).voidLabel(row.providerReference)
  if (truth.state === 'refused') {
    await change(needs, row, {
      purchase: row.problem === null ? 'bought' : 'voiding',
      problem: `It could not be voided: ${truth.message}`,
      nextCheckAt: null,
      nextTrackAt: clock.now(),
    })
    return { ok: false, reason: 'refused', message: truth.message }
  }
  const given =
    truth.state === 'voided'
      ? { purchase: 'voided' as const, voidedAt: clock.now(), nextCheckAt: null }
      : { nextCheckAt: after(clock.now(), hours(6)) }
  await change(needs, row, given)
  return { ok: true, state: truth.state }
}

async function change(
  needs: ShippingNeeds,
  row: ShipmentRow,
  given: Partial<typeof shipments.$inferInsert>,
): Promise<void> {
  await needs.database.transaction(async (transaction) => {
    await transaction
      .update(shipments)
      .set(given)
      .where(and(eq(shipments.id, row.id), eq(shipments.purchase, 'voiding')))
    await announceShipment(needs, transaction, row)
  })
}
