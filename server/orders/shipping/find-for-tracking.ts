import { and, eq, sql } from 'drizzle-orm'
import { withAsciiDomain } from '#domain/people/mail-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { takeVisit, tooOften } from '#server/kernel/rate-limit.ts'
import type { OrdersDeps } from '../deps.ts'
import { withoutNul } from '../input.ts'
import { orders } from '../tables.ts'
import { type ShippableOrder, toShippable } from './for-shipping.ts'

/** No number is longer, and attempts are counted by number. */
const maxNumberLength = 40

/**
 * By number and the address that the confirmation was sent to: anyone who knows both has the email or placed the order.
 * Attempts are counted by caller, and by number, whether or not such an order exists.
 * @throws AppError too_many_requests
 */
export async function findForTracking(
  { database, rateLimiter }: Pick<OrdersDeps, 'database' | 'rateLimiter'>,
  actor: Actor,
  typed: { orderNumber: string; email: string },
): Promise<ShippableOrder | null> {
  const orderNumber = withoutNul(typed.orderNumber).trim().slice(0, maxNumberLength).toUpperCase()
  const email = withAsciiDomain(withoutNul(typed.email).trim()).toLowerCase()
  const asked = await takeVisit(rateLimiter, countedLimits.tracking, actor)
  if (!asked.ok) throw tooOften(asked)
  const ofOrder = await rateLimiter.take(countedLimits.trackedOrder, orderNumber)
  if (!ofOrder.ok) throw tooOften(ofOrder)
  const [row] = await database.orm
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(sql`lower(${orders.contactEmail})`, email)))
  return toShippable(row)
}
