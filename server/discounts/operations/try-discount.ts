import { z } from 'zod'
import { productTypes } from '#domain/catalog/product-types.ts'
import { amountOff, type Offer, totalsWithOffers } from '#domain/money/discount.ts'
import { discountInputSchema } from '#domain/money/discount-input.ts'
import { whyNothingOff } from '#domain/money/discount-words.ts'
import { cents } from '#domain/money/money.ts'
import {
  minimumNotMet,
  nothingToTakeOff,
  type PromoRefusal,
  promoRefusals,
} from '#domain/money/promo-code.ts'
import { deliveryMethods, type OrderTotals, totalsOf } from '#domain/orders/totals.ts'
import { priceRulesOf } from '#domain/shop/shop-settings.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DiscountsDeps } from '../deps.ts'
import { toOffer } from '../to-offer.ts'
import { summerSale } from './examples.ts'

const sampleLine = z.object({
  productType: z.string().max(80),
  productSize: z.string().max(80).default(''),
  designData: z.record(z.string(), z.unknown()).default({}),
  quantity: z.int().min(1).max(1_000),
  unitPrice: z.int().min(0).max(1_000_000_00),
})

const totals = z.object({
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  tax: z.int(),
  total: z.int(),
})

/** The effect of a discount being written on a cart; nothing is stored. Money is in cents. */
export const tryDiscount = defineOperation({
  name: 'discounts.try',
  route: 'POST /discounts/try',
  summary: 'What a discount would take off a sample cart; nothing is stored',
  may: 'discounts.write',
  input: discountInputSchema.safeExtend({
    delivery: z.enum(deliveryMethods).default('shipping'),
    lines: z.array(sampleLine).min(1, 'Add something to the sample cart').max(50),
  }),
  example: {
    ...summerSale,
    lines: [{ productType: productTypes.tshirt, quantity: 10, unitPrice: 2_000 }],
  },
  result: z.object({
    before: totals,
    after: totals,
    shares: z.array(z.object({ discount: z.int(), tax: z.int() })),
    shippingDiscount: z.int(),
    /** Why it takes nothing off this cart now; null when it does. */
    refusal: z.object({ title: z.string(), message: z.string() }).nullable(),
  }),
  async run({ clock, readSettings }: DiscountsDeps, _actor, { delivery, lines: sample, ...draft }) {
    const { type, value, ...input } = draft
    const offer = toOffer({ ...input, id: 'draft', discountType: type, discountValue: value })
    const lines = sample.map((line, index) => ({
      ...line,
      id: `sample-${index + 1}`,
      unitPrice: cents(line.unitPrice),
    }))
    const rules = priceRulesOf(await readSettings())
    const before = totalsOf(lines, delivery, rules)
    const counts = amountOff(offer, lines, before) > 0 ? offer : null
    const why = whyNothingOff(offer, { lines, delivery, totals: before, counts })
    const refusal = judge(draft, clock.now()) ?? judgeCart(offer, before, why)
    const offers = refusal ? [] : [offer]
    const { totals: after, shares, shippingDiscount } = totalsWithOffers(lines, delivery, rules, offers)
    return ok({ before, after, shares, shippingDiscount, refusal })
  },
})

type Dates = { isActive: boolean; startsAt: Date | null; expiresAt: Date | null }

function judge({ isActive, startsAt, expiresAt }: Dates, now: Date): PromoRefusal | null {
  if (!isActive) return promoRefusals.unknown
  if (expiresAt && expiresAt <= now) return promoRefusals.expired
  return startsAt && startsAt > now ? promoRefusals.notYet : null
}

function judgeCart(
  { minimumOrder }: Offer,
  { subtotal }: OrderTotals,
  why: string | null,
): PromoRefusal | null {
  if (subtotal < minimumOrder) return minimumNotMet(minimumOrder)
  return why === null ? null : nothingToTakeOff(why)
}
