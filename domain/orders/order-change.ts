import { z } from 'zod'
import { maxCartLines, maxLineQuantity } from '../cart/cart.ts'
import { typedNumber } from '../typed-number-schema.ts'
import { draftOrderLineSchema, shippingPriceField } from './draft-order.ts'

/** How long the difference can be paid by its link. */
export const differenceLinkDays = 14

/**
 * How the difference is settled. `provider`: what is owed is asked for by a mailed link, what is too much goes back the
 * way it was paid. `done`: by hand, already. `later`: it stands open at the order.
 */
export const settleWays = ['provider', 'done', 'later'] as const
export type SettleWay = (typeof settleWays)[number]

/** How a change stands: `sent` while its link waits for the customer; `open` and `carried` are told at the order. */
export const changeStates = ['settled', 'sent', 'open', 'carried'] as const
export type ChangeState = (typeof changeStates)[number]

const keptLine = z.object({
  item: z.uuid(),
  quantity: typedNumber(
    z.coerce
      .number('Give a whole quantity')
      .int('Quantity must be a whole number')
      .min(0, 'Quantity cannot be below 0')
      .max(maxLineQuantity, `Quantity must be at most ${maxLineQuantity}`),
  ),
})

/** What is asked for of an order's lines; 0 takes a line off, and those left out stay as they are. */
export const linesChangeSchema = z.object({
  /** Made when the form opens: sent twice, it is one change. What staff upload for it is kept under it. */
  changeId: z.uuid('Give each change a UUID of its own'),
  lines: z.array(keptLine).max(500).default([]),
  added: z
    .array(draftOrderLineSchema)
    .max(maxCartLines, `An order holds at most ${maxCartLines} lines`)
    .default([]),
  /** Left empty, shipping costs what the shop's rules ask for it. */
  shippingPrice: shippingPriceField,
})

export const orderChangeSchema = linesChangeSchema.extend({
  /** The order as it was seen: nobody's change is overwritten unseen. */
  version: z.int(),
  /** The difference as it was seen, in cents; another one is told instead of being charged. */
  seenDifference: z.int(),
  settle: z.enum(settleWays, 'Choose how the difference is settled'),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for whoever reads the history')
    .max(300, 'At most 300 characters'),
  tellCustomer: z.boolean().default(true),
})

export type LinesChange = z.output<typeof linesChangeSchema>
export type OrderChangeInput = z.output<typeof orderChangeSchema>

/** Why an item waits on the board. */
export const waitsForPayment = (amount: string): string => `Waits for ${amount} of the changed order`
