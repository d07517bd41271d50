import { cents, formatMoney } from '#domain/money/money.ts'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { isReleased, orderStatusNames } from '#domain/orders/order-status.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ChangeableOrder } from '#server/orders/index.ts'
import type { Standing } from '#server/production/index.ts'
import type { OrderChangeDeps } from './deps.ts'
import type { OrderChangeRow } from './tables.ts'

/** Why nothing of the order can be changed, and what to do about it; null when it can. */
export function refusesChange(
  order: ChangeableOrder,
  { sent, isLabeled }: { sent: OrderChangeRow | null; isLabeled: boolean },
): string | null {
  if (order.paymentStatus === 'unverified')
    return 'Its payment is not confirmed yet. Confirm the payment first, then change the order.'
  if (!isReleased(order.paymentStatus)) return 'Only a paid order can be changed. Write a new order instead.'
  if (isLabeled) return 'It has a shipping label. Void the label first, then change the order.'
  if (!isOnTheWay(order.status))
    return `It is ${orderStatusNames[order.status].toLowerCase()}. Set its status back to In production first, if something of it is still to be made.`
  if (sent)
    return `Its last change waits for a payment of ${formatMoney(cents(sent.differenceCents))}. Call that payment link off first; what is open is carried over.`
  return null
}

/** Why lines stay as they are, and what to do about it, by the item's id. */
export type FixedLines = ReadonlyMap<string, string>

/** What was refunded and what is asked for of a design; both are known before the order is locked. */
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
      'Pieces of it were refunded already, so it stays as it is.',
    ]),
  ])
}

/** What left in a part of the order, or is about to. */
export const fixedInParcels = (items: readonly string[]): Map<string, string> =>
  new Map(
    items.map((id) => [
      id,
      'Pieces of it are in a parcel with a label, so it stays. Add a line for more pieces.',
    ]),
  )

/** What has been made, packed or promised to a roll. */
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
      if (state === 'packed') return [[orderItemId, 'It is packed already, so it stays as it is.']]
      if (state === 'made')
        return [
          [
            orderItemId,
            'It is printed already, so it stays. Refund the line if money goes back; add a line for more pieces.',
          ],
        ]
      return roll ? [[orderItemId, `It lies on ${roll}. Take that roll apart first.`]] : []
    }),
  )
}
