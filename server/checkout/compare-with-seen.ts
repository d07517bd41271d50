import { z } from 'zod'
import { cartTotalsShape, promoRefusalShape } from '#domain/cart/cart-totals.ts'
import type { CheckoutInput } from '#domain/cart/checkout.ts'
import type { PromoRefusal } from '#domain/money/promo-code.ts'
import type { PricedCart } from '#server/cart/index.ts'

/** The current cart, which its shopper must see before anything is written. */
export const theirs = cartTotalsShape.extend({
  because: z.enum(['cart_problem', 'cart_changed', 'code_refused', 'soft_prints']),
  /** Why the promo code doesn't count (anymore); the totals exclude it. */
  refusal: promoRefusalShape.nullable(),
})

type Theirs = z.output<typeof theirs>

/** Null when the cart is unchanged since its shopper saw it. */
export function compare(
  priced: PricedCart,
  { seenTotal, softAccepted }: Pick<CheckoutInput, 'seenTotal' | 'softAccepted'>,
): Theirs | null {
  const { lines, totals, promotion } = priced
  if (lines.some((line) => line.problem !== null)) return toTheirs(priced, 'cart_problem')
  if (promotion.code?.ok === false) return toTheirs(priced, 'code_refused', promotion.code.refusal)
  if (totals.total !== seenTotal) return toTheirs(priced, 'cart_changed')
  const isAsked = lines.some(({ id, softPrints }) => softPrints.length > 0 && !softAccepted.includes(id))
  return isAsked ? toTheirs(priced, 'soft_prints') : null
}

/** For an order that could not be recorded, whatever changed. */
export const changed = (
  now: PricedCart,
  checkout: Pick<CheckoutInput, 'seenTotal' | 'softAccepted'>,
): Theirs => compare(now, checkout) ?? toTheirs(now, 'cart_changed')

/**
 * `now` is priced without the code: only recording knows the uses that unpaid orders hold, and a guest's address, so
 * pricing with it would still give the discount.
 */
export const codeRefused = (now: PricedCart, refusal: PromoRefusal): Theirs =>
  toTheirs({ ...now, promotion: { ...now.promotion, code: { ok: false, refusal } } }, 'code_refused', refusal)

const toTheirs = (
  { lines, totals, promotion }: PricedCart,
  because: Theirs['because'],
  refusal: PromoRefusal | null = null,
): Theirs => ({ because, refusal, lines, totals, promotion })

export function wordsOf({ because, refusal }: Theirs): string {
  if (because === 'cart_problem') return 'An item in the cart can’t be ordered as it is.'
  if (because === 'soft_prints')
    return 'Some artwork may look soft at its size. List its lines in `softAccepted` to have it printed as it is.'
  return refusal?.message ?? 'Prices have changed. Check the new total, then send it again.'
}
