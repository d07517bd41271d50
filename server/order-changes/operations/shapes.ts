import { z } from 'zod'
import { changeStates, settleWays } from '#domain/orders/order-change.ts'

export const orderGone = 'There is no such order.'
export const changeGone = 'There is no such change. Load the order again.'

export const anyOrder = '8a4c2f6e-0000-4000-8000-000000000000'
export const anyChange = '8a4c2f6e-0000-4000-8000-000000000001'

/** For examples of the reference: two of a line in place of what it had, and one banner more. */
export const oneMore = {
  order: anyOrder,
  changeId: '8a4c2f6e-0000-4000-8000-000000000005',
  lines: [{ item: '8a4c2f6e-0000-4000-8000-000000000002', quantity: 2 }],
  added: [
    {
      ...{ kind: 'custom' as const, id: 'banner', words: 'Banner, 6 × 3 ft', reason: 'No product of ours' },
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
  /** Above 0 what the customer is to pay, below 0 what goes back. */
  differenceCents: z.int(),
  /** What a line costs as a whole, by the item's id or the added line's own. */
  lineTotals: z.record(z.string(), z.int()),
  /** What the checks say of added lines, by their id. */
  warnings: z.record(z.string(), z.array(z.string())),
})

export const changeResult = z.object({
  change: z.uuid(),
  state: z.enum(changeStates),
  settle: z.enum(settleWays),
  differenceCents: z.int(),
  /** What is neither paid nor given back. */
  openCents: z.int(),
})
