import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** @throws AppError for anybody who is not staff (specification, back office section 6). */
export function requireStaff(actor: Actor): void {
  if (!isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
}

/** @throws AppError when nobody is signed in. */
export function requireUserId(actor: Actor): string {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your orders.')
  return actor.user.id
}
