import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { houseRates } from '#domain/shipping/house-rates.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import type { ProviderRate, RateRequest, ShippingProvider } from '#server/shipping/port.ts'
import { boughtLabel, buyHouseLabel } from './buy-label.ts'
import type { HouseDeps } from './deps.ts'
import { simulateTrack } from './simulate-track.ts'
import { houseLabels } from './tables.ts'

/**
 * The shop's own carrier: rates come from the settings and labels are drawn here, without calling any outside service.
 */
export function createHouseShipping(deps: HouseDeps): ShippingProvider {
  const { database, clock } = deps
  const find = async (purchaseId: string) => {
    const [row] = await database.orm.select().from(houseLabels).where(eq(houseLabels.purchaseId, purchaseId))
    return row ?? null
  }
  return {
    key: 'house',
    name: 'House',
    checkAccess: async () => {},

    rates: async (request) => ({ rates: await ratesOf(deps, request), messages: [] }),

    buyLabel: (request) => callOutside('house', seconds(30), () => buyHouseLabel(deps, request)),

    async findPurchase({ purchaseId }) {
      const row = await find(purchaseId)
      return row ? { state: 'bought', label: boughtLabel(row) } : { state: 'absent' }
    },

    async readLabel(reference) {
      const row = await find(reference)
      if (!row) throw new Error(`No house label ${reference} was made`)
      // The PDF code is loaded when a PDF is requested, not at startup.
      const { drawLabel } = await import('./draw-label.ts')
      return drawLabel(row, await deps.readSettings())
    },

    async forget(transaction, purchaseIds) {
      const blank = JSON.stringify({ name: '', company: '', street1: '', street2: '', phone: '' })
      const isReturn = sql`case when ${houseLabels.isReturn} then ${blank}::jsonb else '{}'::jsonb end`
      await transaction
        .update(houseLabels)
        .set({
          toAddress: sql`${houseLabels.toAddress} || ${blank}::jsonb`,
          fromAddress: sql`${houseLabels.fromAddress} || ${isReturn}`,
        })
        .where(inArray(houseLabels.purchaseId, [...purchaseIds]))
    },

    async voidLabel(reference) {
      await database.orm
        .update(houseLabels)
        .set({ voidedAt: clock.now() })
        .where(and(eq(houseLabels.purchaseId, reference), isNull(houseLabels.voidedAt)))
      return { state: 'voided' }
    },

    async track({ trackingNumber }) {
      const [row] = await database.orm
        .select()
        .from(houseLabels)
        .where(eq(houseLabels.trackingNumber, trackingNumber))
      return row && deps.isSimulated ? simulateTrack(row, clock.now()) : null
    },

    verifyWebhook: () => null,
  }
}

async function ratesOf(
  { readSettings }: Pick<HouseDeps, 'readSettings'>,
  { from, to, parcel }: RateRequest,
): Promise<ProviderRate[]> {
  const { houseShipping } = await readSettings()
  return houseRates(houseShipping, from, to, parcel).map((rate) => ({
    rateId: `house-${rate.token}-${rate.amount}-${rate.days}`,
    carrier: houseShipping.carrier,
    carrierToken: 'house',
    serviceLevel: rate.name,
    serviceToken: rate.token,
    estimatedDays: rate.days,
    amountCents: rate.amount,
    currency: 'USD',
  }))
}
