import { isOnTheWay } from '#domain/due-date.ts'
import { orderStatusNames } from '#domain/order-status.ts'
import { isReleased } from '#domain/shipping/label-rules.ts'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { ShippableOrder } from '#server/orders/index.ts'

/** @throws AppError for anybody who is not staff (specification, back office section 6). */
export function requireStaff(actor: Actor): void {
  if (!isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
}

export const nameOf = (actor: Actor): string => actor.user?.email ?? 'staff'

/** Why nothing of the order may be moved on the floor; null when it may. */
export function refusesWork(order: ShippableOrder): string | null {
  const { orderNumber, status, paymentStatus } = order
  if (!isReleased(paymentStatus))
    return `The payment of ${orderNumber} is not certain. Nothing is made before it is.`
  if (isOnTheWay(status)) return null
  return `${orderNumber} is ${orderStatusNames[status].toLowerCase()}: set it back to in production first.`
}
