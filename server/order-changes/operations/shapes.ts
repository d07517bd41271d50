import { z } from 'zod'
import { changeStates, settleWays } from '#domain/orders/order-change.ts'

export const orderGone = 'There is no such order.'
export const changeGone = 'There is no such change. Reload the order.'

export const anyOrder = '8a4c2f6e-0000-4000-8000-000000000000'
export const anyChange = '8a4c2f6e-0000-4000-8000-000000000001'

/** For examples in the reference: the quantity of a line set to two, and one more banner. */
export const oneMore = {
  order: anyOrder,
  changeId: '8a4c2f6e-0000-4000-8000-000000000005',
  lines: [{ item: '8a4c2f6e-0000-4000-8000-000000000002', quantity: 2 }],
  added: [
    {
      ...{
        kind: 'custom' as const,
        id: 'banner',
        words: 'Banner, 6 × 3 ft',
        reason: 'Not one of our products',
      },
      ...{ price: 120_50, quantity: 1 },
    },
  ],
}

const totals = z.object({
  subtotalCents: z.int(),
  discountCents: z.int(),
  shippingCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
})

export const previewShape = z.object({
  before: totals,
  after: totals,
  /** What earlier changes left open; it is settled with this one. */
  openCents: z.int(),
  /** Positive: the customer pays; negative: money is returned. */
  differenceCents: z.int(),
  /** The total of each line, by the item's id or the added line's own. */
  lineTotals: z.record(z.string(), z.int()),
  /** What the checks report about added lines, by their id. */
  warnings: z.record(z.string(), z.array(z.string())),
})

export const changeResult = z.object({
  change: z.uuid(),
  state: z.enum(changeStates),
  settle: z.enum(settleWays),
  differenceCents: z.int(),
  /** What is neither paid nor returned. */
  openCents: z.int(),
})
