import { asc, eq, lte } from 'drizzle-orm'
import { after, minutes } from '#server/kernel/clock.ts'
import { finishVoid } from './finish-void.ts'
import { requireProvider, type ShippingNeeds } from './needs.ts'
import { settlePurchase } from './settle-purchase.ts'
import { shipments } from './tables.ts'

const batchSize = 50

/** Looks up every purchase and void that is in doubt; one that fails does not keep the others waiting. */
export async function checkPurchases(needs: ShippingNeeds): Promise<number> {
  const { database, clock, log } = needs
  const due = await database.orm
    .select({ id: shipments.id })
    .from(shipments)
    .where(lte(shipments.nextCheckAt, clock.now()))
    .orderBy(asc(shipments.nextCheckAt))
    .limit(batchSize)
  for (const { id } of due) {
    await checkPurchase(needs, id).catch(async (error) => {
      log.error({ shipmentId: id, error }, 'a purchase of a label is still in doubt')
      await database.orm
        .update(shipments)
        .set({ nextCheckAt: after(clock.now(), minutes(2)) })
        .where(eq(shipments.id, id))
    })
  }
  return due.length
}

/** @throws when the provider cannot be asked */
export async function checkPurchase(needs: ShippingNeeds, shipmentId: string): Promise<void> {
  const [row] = await needs.database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!row) return
  if (row.purchase === 'voiding') return void (await finishVoid(needs, row))
  if (row.purchase !== 'buying' && row.purchase !== 'absent') return
  const query = { purchaseId: row.id, rateId: row.rateId, calledAt: row.createdAt }
  await settlePurchase(
    needs,
    row.id,
    await requireProvider(needs.providers, row.provider).findPurchase(query),
  )
}
