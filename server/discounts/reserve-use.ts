import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { type PromoRefusal, promoRefusals } from '#domain/money/promo-code.ts'
import { after, hours } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { DiscountsDeps } from './deps.ts'
import { hasUsesLeft } from './find-offers.ts'
import { releaseUses } from './release-uses.ts'
import { discounts, discountUses } from './tables.ts'

export type ReserveUseInput = {
  orderId: string
  offerId: string
  amountCents: number
  customer: { id: string | null; email: string }
  visitorId: string
}

export type ReserveUseOutcome = { ok: true } | { ok: false; refusal: PromoRefusal }

/** A little longer than a payment page stays open, so that the payment's own end frees it first. */
const holdFor = hours(3)

/**
 * PREPARE: counts one use by one conditional statement, so that no number of concurrent orders gets the discount more
 * often than it allows. A hold by the same browser from an earlier try is released first. If it is refused, the caller
 * must roll back its transaction.
 */
export async function reserveUse(
  { clock }: Pick<DiscountsDeps, 'clock'>,
  transaction: Transaction,
  { orderId, offerId, amountCents, customer, visitorId }: ReserveUseInput,
): Promise<ReserveUseOutcome> {
  const now = clock.now()
  await releaseUses(
    transaction,
    and(
      eq(discountUses.visitorId, visitorId),
      ne(discountUses.orderId, orderId),
      // A once-only use stays with the page that can still be paid.
      isNull(discountUses.onceEmail),
    ),
    now,
  )
  const [counted] = await transaction
    .update(discounts)
    .set({ reservedCount: sql`${discounts.reservedCount} + 1` })
    .where(
      and(
        eq(discounts.id, offerId),
        eq(discounts.isActive, true),
        or(isNull(discounts.startsAt), lte(discounts.startsAt, now)),
        or(isNull(discounts.expiresAt), gt(discounts.expiresAt, now)),
        hasUsesLeft,
      ),
    )
    .returning({ isOncePerCustomer: discounts.isOncePerCustomer })
  if (!counted) return { ok: false, refusal: promoRefusals.usedUp }
  const email = customer.email.toLowerCase()
  const [held] = await transaction
    .insert(discountUses)
    .values({
      discountId: offerId,
      orderId,
      amountCents,
      customerId: customer.id,
      customerEmail: email,
      visitorId,
      onceEmail: counted.isOncePerCustomer ? email : null,
      onceCustomerId: counted.isOncePerCustomer ? customer.id : null,
      expiresAt: after(now, holdFor),
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: discountUses.id })
  return held ? { ok: true } : { ok: false, refusal: promoRefusals.usedByYou }
}
