import { type Actor, isStaffActor, type SignedInUser } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** @throws AppError for anybody who is not staff (specification, back office section 6). */
export function requireStaff(actor: Actor): SignedInUser {
  if (!actor.user || !isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
  return actor.user
}

/** @throws AppError when nobody is signed in. */
export function requireUser(actor: Actor): SignedInUser {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your edit requests.')
  return actor.user
}
