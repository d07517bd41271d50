import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { orders } from './tables.ts'

/** @throws AppError when nobody is signed in. */
export function requireUserId(actor: Actor): string {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your orders.')
  return actor.user.id
}

/**
 * The orders that are the actor's own: those of their account, and those whose mailed link they have opened.
 *
 * @throws AppError when they have neither.
 */
export function isOwnOrder(actor: Actor): SQL | undefined {
  const { user, heldOrders = [] } = actor
  const held = heldOrders.length > 0 ? inArray(orders.id, [...heldOrders]) : undefined
  if (held && !user) return held
  return or(eq(orders.customerId, requireUserId(actor)), held)
}
