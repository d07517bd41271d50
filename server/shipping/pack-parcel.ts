import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { announceShipment } from './announce-shipment.ts'
import type { ShippingDeps } from './deps.ts'
import { parcels, type shipments } from './tables.ts'

/** Once; scanned again, it keeps the name of the person who packed it. */
export async function packParcel(
  deps: ShippingDeps,
  actor: Actor,
  label: typeof shipments.$inferSelect,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const [packed] = await transaction
      .update(parcels)
      .set({ packedAt: deps.clock.now(), packedBy: nameOfActor(actor) })
      .where(and(eq(parcels.id, label.parcelId), isNull(parcels.packedAt)))
      .returning({ id: parcels.id })
    if (!packed) return
    await audit(transaction, actor, { action: 'shipping.pack', subject: `shipment:${label.id}` })
    await announceShipment(deps, transaction, label)
  })
}
