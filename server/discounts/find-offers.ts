import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Offer } from '#domain/money/discount.ts'
import {
  maxPromoCodeLength,
  type PromoRefusal,
  promoRefusals,
  toPromoCode,
} from '#domain/money/promo-code.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { isVisitOver, takeVisit } from '#server/kernel/rate-limit.ts'
import type { DiscountsDeps } from './deps.ts'
import { discounts, discountUses } from './tables.ts'
import { type DiscountRow, toOffer } from './to-offer.ts'

export type CodeReading = { ok: true; offer: Offer } | { ok: false; refusal: PromoRefusal }

const maxAutomatic = 50

/** A discount that the shop applies without a code. */
export type Promotion = DiscountRow

/** Promotions that apply now or will in the future, oldest first. */
export const promotions = ({
  database,
  clock,
}: Pick<DiscountsDeps, 'database' | 'clock'>): Promise<Promotion[]> =>
  database.orm
    .select()
    .from(discounts)
    .where(
      and(
        isNull(discounts.code),
        eq(discounts.isActive, true),
        or(isNull(discounts.expiresAt), gt(discounts.expiresAt, clock.now())),
        hasUsesLeft,
      ),
    )
    .orderBy(asc(discounts.createdAt), asc(discounts.id))

/** Those of them that apply now. */
export function offersNow({ clock }: Pick<DiscountsDeps, 'clock'>, known: readonly Promotion[]): Offer[] {
  const now = clock.now()
  return known
    .filter(({ startsAt, expiresAt }) => (!startsAt || startsAt <= now) && (!expiresAt || expiresAt > now))
    .slice(0, maxAutomatic)
    .map(toOffer)
}

export const hasUsesLeft = or(
  isNull(discounts.maximumUses),
  sql`${discounts.usedCount} + ${discounts.reservedCount} < ${discounts.maximumUses}`,
)

/**
 * Judges a code by itself, in the order and the wording of the specification (docs/spec-map.md S5); whether its minimum
 * is met is up to the cart. Wrong codes are counted by network and actor.
 */
export async function readCode(deps: DiscountsDeps, actor: Actor, typed: string): Promise<CodeReading> {
  const code = toPromoCode(typed)
  if (code === '') return refused(promoRefusals.blank)
  if (await isVisitOver(deps.rateLimiter, countedLimits.promoGuess, actor))
    return refused(promoRefusals.tooManyTries)
  const row = code.length > maxPromoCodeLength ? null : await findByCode(deps, code)
  if (!row?.isActive) {
    const { ok } = await takeVisit(deps.rateLimiter, countedLimits.promoGuess, actor)
    return refused(ok ? promoRefusals.unknown : promoRefusals.tooManyTries)
  }
  const refusal = judge(row, deps.clock.now())
  if (refusal) return refused(refusal)
  if (row.isOncePerCustomer && (await isUsedBy(deps, row.id, actor))) return refused(promoRefusals.usedByYou)
  return { ok: true, offer: toOffer(row) }
}

const refused = (refusal: PromoRefusal): CodeReading => ({ ok: false, refusal })

function judge(row: DiscountRow, now: Date): PromoRefusal | null {
  if (row.expiresAt && row.expiresAt <= now) return promoRefusals.expired
  if (row.startsAt && row.startsAt > now) return promoRefusals.notYet
  if (row.maximumUses !== null && row.usedCount >= row.maximumUses) return promoRefusals.usedUp
  return null
}

async function findByCode({ database }: DiscountsDeps, code: string): Promise<DiscountRow | null> {
  const [row] = await database.orm.select().from(discounts).where(eq(discounts.code, code))
  return row ?? null
}

/** Guests are known only by the address that they give at checkout. */
async function isUsedBy({ database }: DiscountsDeps, discountId: string, { user }: Actor): Promise<boolean> {
  if (!user) return false
  const isTheirs = or(
    eq(discountUses.customerId, user.id),
    eq(discountUses.customerEmail, user.email.toLowerCase()),
  )
  const used = and(eq(discountUses.discountId, discountId), eq(discountUses.state, 'used'), isTheirs)
  return (await database.orm.$count(discountUses, used)) > 0
}
