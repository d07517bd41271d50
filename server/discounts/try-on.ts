import { z } from 'zod'
import { amountOff, type LineShare, quoteWithOffers } from '#domain/discount.ts'
import { type DiscountDraft, discountInputSchema } from '#domain/discount-input.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { type Cents, cents } from '#domain/money.ts'
import { minimumNotMet, type PromoRefusal, promoRefusals } from '#domain/promo-code.ts'
import { deliveryMethods, type Quote, quoteLines } from '#domain/quote.ts'
import { priceRulesOf } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { DiscountsNeeds } from './index.ts'
import { requireStaff } from './policy.ts'
import { toOffer } from './to-offer.ts'

const sampleCartSchema = z.object({
  delivery: z.enum(deliveryMethods).default('shipping'),
  lines: z
    .array(
      z.object({
        productType: z.string().max(80),
        productSize: z.string().max(80).default(''),
        designData: z.record(z.string(), z.unknown()).default({}),
        quantity: z.int().min(1).max(1_000),
        unitPrice: z.int().min(0).max(1_000_000_00),
      }),
    )
    .min(1, 'Put something in the sample cart')
    .max(50),
})

export type SampleCart = z.input<typeof sampleCartSchema>

export type TryOnOutcome =
  | {
      ok: true
      before: Quote
      after: Quote
      shares: LineShare[]
      shippingDiscount: Cents
      /** Why it takes nothing off this cart now; null when it does. */
      refusal: PromoRefusal | null
    }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }

/** What a discount that is being written would do to a cart; nothing is stored. Staff only. */
export async function tryOn(
  { clock, readSettings }: Pick<DiscountsNeeds, 'clock' | 'readSettings'>,
  actor: Actor,
  draft: DiscountDraft,
  sample: SampleCart,
): Promise<TryOnOutcome> {
  requireStaff(actor)
  const reading = discountInputSchema.safeParse(draft)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const cart = sampleCartSchema.safeParse(sample)
  if (!cart.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(cart.error) }
  const { type, value, ...input } = reading.data
  const offer = toOffer({ ...input, id: 'draft', discountType: type, discountValue: value })
  const lines = cart.data.lines.map((line, index) => ({
    ...line,
    id: `sample-${index + 1}`,
    unitPrice: cents(line.unitPrice),
  }))
  const rules = priceRulesOf(await readSettings())
  const before = quoteLines(lines, cart.data.delivery, rules)
  const refusal =
    judge(reading.data, clock.now()) ??
    judgeAmount(offer.minimumOrder, before, amountOff(offer, lines, before))
  const { quote, shares, shippingDiscount } = quoteWithOffers(
    lines,
    cart.data.delivery,
    rules,
    refusal ? [] : [offer],
  )
  return { ok: true, before, after: quote, shares, shippingDiscount, refusal }
}

type Dates = { isActive: boolean; startsAt: Date | null; expiresAt: Date | null }

function judge({ isActive, startsAt, expiresAt }: Dates, now: Date): PromoRefusal | null {
  if (!isActive) return promoRefusals.unknown
  if (expiresAt && expiresAt <= now) return promoRefusals.expired
  return startsAt && startsAt > now ? promoRefusals.notYet : null
}

function judgeAmount(minimum: Cents, { subtotal }: Quote, amount: Cents): PromoRefusal | null {
  if (subtotal < minimum) return minimumNotMet(minimum)
  return amount === 0 ? promoRefusals.nothingOff : null
}
