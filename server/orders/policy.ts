import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** @throws AppError when nobody is signed in. */
export function requireUserId(actor: Actor): string {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your orders.')
  return actor.user.id
}
