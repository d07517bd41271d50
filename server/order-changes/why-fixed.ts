import { cents, formatMoney } from '#domain/money/money.ts'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { isReleased, orderStatusNames } from '#domain/orders/order-status.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ChangeableOrder } from '#server/orders/index.ts'
import type { Standing } from '#server/production/index.ts'
import type { OrderChangeDeps } from './deps.ts'
import type { OrderChangeRow } from './tables.ts'

/** Why the order can't be changed at all, and what to do about it; null if it can. */
export function refusesChange(
  order: ChangeableOrder,
  { sent, isLabeled }: { sent: OrderChangeRow | null; isLabeled: boolean },
): string | null {
  if (order.paymentStatus === 'unverified')
    return 'Its payment is not confirmed yet. Confirm the payment first, then change the order.'
  if (!isReleased(order.paymentStatus)) return 'Only a paid order can be changed. Create a new order instead.'
  if (isLabeled) return 'It has a shipping label. Void the label first, then change the order.'
  if (!isOnTheWay(order.status))
    return `It is ${orderStatusNames[order.status].toLowerCase()}. Set its status back to In production first, if any of it still has to be made.`
  if (sent)
    return `Its last change is waiting for a payment of ${formatMoney(cents(sent.differenceCents))}. Cancel that payment link first; the open amount is carried over.`
  return null
}

/** Why lines can't be changed, and what to do about it, by item id. */
export type FixedLines = ReadonlyMap<string, string>

/** Refunded items and those with an open edit request; both are known before the order is locked. */
export async function fixedByOthers(
  { payments, editRequests }: Pick<OrderChangeDeps, 'payments' | 'editRequests'>,
  actor: Actor,
  orderId: string,
): Promise<Map<string, string>> {
  const [refunds, requests] = await Promise.all([
    payments.listRefunds(actor, orderId),
    editRequests.listForOrder(actor, orderId),
  ])
  const refunded = refunds
    .filter(({ status, kind }) => status !== 'failed' && kind === 'lines')
    .flatMap(({ lines }) => lines.map(({ orderItemId }) => orderItemId))
  const asked = requests.filter(({ status }) => status === 'pending').map(({ orderItemId }) => orderItemId)
  return new Map([
    ...asked.map((id): [string, string] => [id, 'Its edit request is open. Answer the request first.']),
    ...refunded.map((id): [string, string] => [
      id,
      'Some of its pieces were already refunded, so it stays as it is.',
    ]),
  ])
}

/** Items that were shipped in part of the order, or are about to be. */
export const fixedInParcels = (items: readonly string[]): Map<string, string> =>
  new Map(
    items.map((id) => [
      id,
      'Some of its pieces are in a parcel with a label, so it stays. Add a line for more pieces.',
    ]),
  )

/** Items that have been made, packed or assigned to a roll. */
export async function fixedOnFloor(
  { rolls }: Pick<OrderChangeDeps, 'rolls'>,
  executor: Executor,
  standing: readonly Standing[],
): Promise<Map<string, string>> {
  const onRolls = await rolls.openRollsOf(
    executor,
    standing.map(({ orderItemId }) => orderItemId),
  )
  return new Map(
    standing.flatMap(({ orderItemId, state }): [string, string][] => {
      const roll = onRolls.get(orderItemId)
      if (state === 'packed') return [[orderItemId, 'It’s already packed, so it stays as it is.']]
      if (state === 'made')
        return [
          [
            orderItemId,
            'It’s already printed, so it stays. Refund the line if money goes back; add a line for more pieces.',
          ],
        ]
      return roll ? [[orderItemId, `It’s on ${roll}. Take that roll apart first.`]] : []
    }),
  )
}
