import { z } from 'zod'
import { maxCartLines, maxLineQuantity } from '../cart/cart.ts'
import { typedNumber } from '../typed-number-schema.ts'
import { draftOrderLineSchema, shippingPriceField } from './draft-order.ts'

/** How long the link for paying the difference is valid. */
export const differenceLinkDays = 14

/**
 * How the difference is settled. `provider`: an amount owed is requested by an emailed link, an excess is refunded the
 * way it was paid. `done`: already settled by hand. `later`: it stays open on the order.
 */
export const settleWays = ['provider', 'done', 'later'] as const
export type SettleWay = (typeof settleWays)[number]

/**
 * The status of a change: `sent` while its link waits for the customer; `open` and `carried` are shown on the order.
 */
export const changeStates = ['settled', 'sent', 'open', 'carried'] as const
export type ChangeState = (typeof changeStates)[number]

const keptLine = z.object({
  item: z.uuid(),
  quantity: typedNumber(
    z.coerce
      .number('Enter a whole quantity')
      .int('Quantity must be a whole number')
      .min(0, 'Quantity cannot be below 0')
      .max(maxLineQuantity, `Quantity must be at most ${maxLineQuantity}`),
  ),
})

/** The requested changes to an order's lines; 0 removes a line, and lines left out stay unchanged. */
export const linesChangeSchema = z.object({
  /** Created when the form opens: sent twice, it is one change. Staff uploads for it are stored under it. */
  changeId: z.uuid('Give each change its own UUID'),
  lines: z.array(keptLine).max(500).default([]),
  added: z
    .array(draftOrderLineSchema)
    .max(maxCartLines, `An order can have at most ${maxCartLines} lines`)
    .default([]),
  /** If empty, shipping costs what the shop's rules say. */
  shippingPrice: shippingPriceField,
})

export const orderChangeSchema = linesChangeSchema.extend({
  /** The order's version as displayed: no one's change is overwritten unseen. */
  version: z.int(),
  /** The difference as displayed, in cents; if it has changed, it is reported instead of charged. */
  seenDifference: z.int(),
  settle: z.enum(settleWays, 'Choose how to settle the difference'),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for anyone reading the history later')
    .max(300, 'At most 300 characters'),
  tellCustomer: z.boolean().default(true),
})

export type LinesChange = z.output<typeof linesChangeSchema>
export type OrderChangeInput = z.output<typeof orderChangeSchema>

/** Why an item is waiting on the board. */
export const waitsForPayment = (amount: string): string => `Waiting for ${amount} for the changed order`
