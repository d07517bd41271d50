import type { OrderStatus } from '#domain/order-status.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersNeeds } from '../index.ts'
import { labelsOf } from '../labels-of.ts'
import { setStatus } from '../set-status.ts'

/** One order's part of a bulk change; `expected` is given to take a change back. */
export type StatusWish = { orderId: string; status: OrderStatus; expected?: OrderStatus }

export type StatusResult = { orderId: string; orderNumber: string } & (
  | { ok: true; from: OrderStatus; to: OrderStatus }
  | { ok: false; message: string }
)

/** Each order by itself, in the order of the wishes: one that cannot be changed keeps no other waiting. Staff only. */
export async function setStatuses(
  needs: Pick<OrdersNeeds, 'database' | 'clock' | 'realtime' | 'emit'>,
  actor: Actor,
  wishes: readonly StatusWish[],
): Promise<StatusResult[]> {
  const labels = await labelsOf(
    needs.database.orm,
    wishes.map(({ orderId }) => orderId),
  )
  const results: StatusResult[] = []
  for (const { orderId, status, expected } of wishes) {
    const name = { orderId, orderNumber: labels.get(orderId)?.orderNumber ?? '' }
    const outcome = await setStatus(needs, actor, orderId, status, expected)
    results.push(
      outcome.ok ? { ...name, ...outcome } : { ...name, ok: false, message: refusals[outcome.reason] },
    )
  }
  return results
}

const refusals = {
  not_found: 'There is no such order',
  unchanged: 'It has this status already',
  moved: 'Somebody has changed it since, so it was left alone',
}
