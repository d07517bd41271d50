import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** @throws AppError for anybody who is not staff (specification, back office section 6). */
export function requireStaff(actor: Actor): void {
  if (!isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
}

/** What shipments remember of who made them. */
export const nameOf = (actor: Actor): string => actor.user?.email ?? 'visitor'
