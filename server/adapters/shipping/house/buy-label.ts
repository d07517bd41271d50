import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { houseTrackingNumber } from '#domain/shipping/tracking-number.ts'
import type { BoughtLabel, LabelRequest, PurchaseTruth } from '#server/shipping/port.ts'
import type { HouseDeps } from './deps.ts'

import { houseLabels } from './tables.ts'

type HouseLabelRow = typeof houseLabels.$inferSelect

/** Creates the label for a purchase; repeated calls return the same one. */
export async function buyHouseLabel(
  { database, clock }: Pick<HouseDeps, 'database' | 'clock'>,
  { purchaseId, reference, rate, from, to, parcel, isReturn }: LabelRequest,
): Promise<PurchaseTruth> {
  await database.orm
    .insert(houseLabels)
    .values({
      purchaseId,
      trackingNumber: newTrackingNumber(),
      reference,
      carrier: rate.carrier,
      serviceLevel: rate.serviceLevel,
      days: rate.estimatedDays ?? 5,
      amountCents: rate.amountCents,
      fromAddress: from,
      toAddress: to,
      parcel,
      isReturn,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: houseLabels.purchaseId })
  const [row] = await database.orm.select().from(houseLabels).where(eq(houseLabels.purchaseId, purchaseId))
  if (!row) throw new Error(`The house label for ${purchaseId} was not saved`)
  return { state: 'bought', label: boughtLabel(row) }
}

export const boughtLabel = (row: HouseLabelRow): BoughtLabel => ({
  reference: row.purchaseId,
  trackingNumber: row.trackingNumber,
  trackingUrl: null,
  costCents: row.amountCents,
})

/** Not sequential, so that no one can find other people's parcels by counting. */
const newTrackingNumber = (): string =>
  houseTrackingNumber(
    String(randomInt(0, 1_000_000)).padStart(6, '0') + String(randomInt(0, 100_000)).padStart(5, '0'),
  )
