import { seedPriceRules } from '#domain/orders/totals.ts'
import type { Database } from '#server/kernel/database.ts'
import { shippingRates } from './tables.ts'

/** Puts the specification's price into an empty table, once (docs/spec-map.md S9). */
export async function seedRates({ database }: { database: Database }): Promise<void> {
  if ((await database.orm.$count(shippingRates)) > 0) return
  await database.orm.insert(shippingRates).values({
    name: 'Standard shipping',
    region: 'domestic',
    description: 'Within the United States',
    baseRateCents: seedPriceRules.shippingPrice,
    freeThresholdCents: seedPriceRules.freeShippingFrom,
  })
}
