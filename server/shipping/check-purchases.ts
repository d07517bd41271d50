import { asc, eq, lte } from 'drizzle-orm'
import { after, minutes } from '#server/kernel/clock.ts'
import { requireProvider, type ShippingDeps } from './deps.ts'
import { finishVoid } from './finish-void.ts'
import { settlePurchase } from './settle-purchase.ts'
import { shipments } from './tables.ts'

const batchSize = 50

/** Looks up every purchase and void in doubt; a failure doesn't hold up the others. */
export async function checkPurchases(deps: ShippingDeps): Promise<number> {
  const { database, clock, log } = deps
  const due = await database.orm
    .select({ id: shipments.id })
    .from(shipments)
    .where(lte(shipments.nextCheckAt, clock.now()))
    .orderBy(asc(shipments.nextCheckAt))
    .limit(batchSize)
  for (const { id } of due) {
    await checkPurchase(deps, id).catch(async (error) => {
      log.error({ shipmentId: id, error }, 'it is still unclear whether a label was bought')
      await database.orm
        .update(shipments)
        .set({ nextCheckAt: after(clock.now(), minutes(2)) })
        .where(eq(shipments.id, id))
    })
  }
  return due.length
}

/** @throws when the provider can't be asked */
export async function checkPurchase(deps: ShippingDeps, shipmentId: string): Promise<void> {
  const [row] = await deps.database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!row) return
  if (row.purchase === 'voiding') return void (await finishVoid(deps, row))
  if (row.purchase !== 'buying' && row.purchase !== 'absent') return
  const query = { purchaseId: row.id, rateId: row.rateId, calledAt: row.createdAt }
  await settlePurchase(deps, row.id, await requireProvider(deps.providers, row.provider).findPurchase(query))
}
