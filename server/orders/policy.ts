import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { orders } from './tables.ts'

/** @throws AppError if no one is signed in. */
export function requireUserId(actor: Actor): string {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your orders.')
  return actor.user.id
}

/**
 * The actor's own orders: those of their account, and those whose emailed link they have opened.
 *
 * @throws AppError if they have neither.
 */
export function isOwnOrder(actor: Actor): SQL | undefined {
  const { user, heldOrders = [] } = actor
  const held = heldOrders.length > 0 ? inArray(orders.id, [...heldOrders]) : undefined
  if (held && !user) return held
  return or(eq(orders.customerId, requireUserId(actor)), held)
}
