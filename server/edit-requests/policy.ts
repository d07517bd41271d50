import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Actor, SignedInUser } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { editRequests } from './tables.ts'

/** @throws AppError when no one is signed in. */
export function requireUser(actor: Actor): SignedInUser {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your edit requests.')
  return actor.user
}

/**
 * The actor's own requests: their account's, and those of orders whose emailed link they have opened.
 *
 * @throws AppError when they have neither.
 */
export function isOwnRequest(actor: Actor): SQL | undefined {
  const { user, heldOrders = [] } = actor
  const held = heldOrders.length > 0 ? inArray(editRequests.orderId, [...heldOrders]) : undefined
  if (held && !user) return held
  return or(eq(editRequests.customerId, requireUser(actor).id), held)
}
