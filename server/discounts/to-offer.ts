import type { Offer } from '#domain/money/discount.ts'
import { basisPoints, cents } from '#domain/money/money.ts'
import type { discounts } from './tables.ts'

export type DiscountRow = typeof discounts.$inferSelect

/** Only the parts of a discount that calculations and shoppers need. */
export const toOffer = (
  row: Pick<
    DiscountRow,
    'id' | 'code' | 'name' | 'discountType' | 'discountValue' | 'scope' | 'targets' | 'minimumOrderCents'
  >,
): Offer => ({
  id: row.id,
  code: row.code,
  name: row.name,
  reduction:
    row.discountType === 'percentage'
      ? { type: 'percentage', share: basisPoints(row.discountValue) }
      : { type: 'fixed_amount', amount: cents(row.discountValue) },
  scope: row.scope,
  targets: row.targets,
  minimumOrder: cents(row.minimumOrderCents),
})
