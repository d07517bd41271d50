import { z } from 'zod'
import { discountScopes } from '../money/discount.ts'
import type { BasisPoints, Cents } from '../money/money.ts'

/** Whole cents that pages calculate with; a plain number as far as JSON is concerned. */
const money = z.int() as unknown as z.ZodType<Cents>
const share = z.int() as unknown as z.ZodType<BasisPoints>

/**
 * Prices in whole cents. `unitPrice` is the product's own, `breakPrice` the price at this quantity, plus `setupFee`
 * once. `problem` is null for a line that can be ordered; other lines add nothing to the totals.
 */
const pricedLine = z.object({
  id: z.string(),
  name: z.string(),
  /** The chosen options, worded as they appear everywhere later. */
  options: z.array(z.string()),
  unitPrice: z.int(),
  breakPrice: z.int(),
  setupFee: z.int(),
  problem: z.string().nullable(),
  /** Warnings about artwork that prints below the shop's limit: the shopper is asked to confirm them before paying. */
  softPrints: z.array(z.string()),
})

const offer = z.object({
  id: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  reduction: z.discriminatedUnion('type', [
    z.object({ type: z.literal('percentage'), share }),
    z.object({ type: z.literal('fixed_amount'), amount: money }),
  ]),
  scope: z.enum(discountScopes),
  targets: z.array(z.string()).readonly(),
  minimumOrder: money,
})

/** Why a code does not apply, in words for the shopper. */
export const promoRefusalShape = z.object({ title: z.string(), message: z.string() })

const promotion = z.object({
  /** The offer behind the totals' discount, from a code or automatic. */
  offer: offer.nullable(),
  /** The result for the code that was sent; null when none was. */
  code: z
    .discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), offer }),
      z.object({ ok: z.literal(false), refusal: promoRefusalShape }),
    ])
    .nullable(),
})

/** What the shop charges for a cart. */
export const cartTotalsShape = z.object({
  lines: z.array(pricedLine),
  totals: z.object({ subtotal: money, discount: money, shipping: money, tax: money, total: money }),
  promotion,
})

export type CartTotals = z.output<typeof cartTotalsShape>
export type CartTotalsLine = z.output<typeof pricedLine>
