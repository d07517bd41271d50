import { amountOff, type Offer, type OfferLine } from '#domain/money/discount.ts'
import { whyNothingOff } from '#domain/money/discount-words.ts'
import { minimumNotMet, nothingToTakeOff } from '#domain/money/promo-code.ts'
import type { DeliveryMethod, OrderTotals } from '#domain/orders/totals.ts'
import type { CodeReading } from '#server/discounts/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CartDeps, PriceLists } from './deps.ts'

/** `code` is what the shopper typed, omitted for none. */
export type PromoRequest = { code?: string }

/** The code's offer before the automatic ones, and the outcome of the code in this cart. */
export async function findOffers(
  { discounts }: Pick<CartDeps, 'discounts'>,
  actor: Actor,
  { code }: PromoRequest,
  lines: readonly OfferLine[],
  {
    plain,
    delivery,
    promotions,
  }: { plain: OrderTotals; delivery: DeliveryMethod } & Pick<PriceLists, 'promotions'>,
): Promise<{ code: CodeReading | null; offers: Offer[] }> {
  const automatic = discounts.offersNow(promotions)
  if (code === undefined) return { code: null, offers: automatic }
  const reading = await discounts.readCode(actor, code)
  const judged = reading.ok ? judge(reading.offer, lines, plain, delivery) : reading
  return { code: judged, offers: judged.ok ? [judged.offer, ...automatic] : automatic }
}

/** A shipping code stays while there is nothing to ship: the shopper may choose delivery later. */
function judge(
  offer: Offer,
  lines: readonly OfferLine[],
  plain: OrderTotals,
  delivery: DeliveryMethod,
): CodeReading {
  if (plain.subtotal < offer.minimumOrder) return { ok: false, refusal: minimumNotMet(offer.minimumOrder) }
  if (offer.scope === 'shipping' || amountOff(offer, lines, plain) > 0) return { ok: true, offer }
  const why = whyNothingOff(offer, { lines, delivery, totals: plain, counts: null })
  return { ok: false, refusal: nothingToTakeOff(why ?? 'There’s nothing in your cart it applies to.') }
}
