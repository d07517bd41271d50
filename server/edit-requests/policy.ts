import type { Actor, SignedInUser } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** @throws AppError when nobody is signed in. */
export function requireUser(actor: Actor): SignedInUser {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your edit requests.')
  return actor.user
}
