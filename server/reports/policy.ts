import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** @throws AppError for anybody who is not staff. */
export function requireStaff(actor: Actor): void {
  if (!isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
}
