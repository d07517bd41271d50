import type { Transaction } from '#server/kernel/database.ts'
import type { ShippingDeps } from '../deps.ts'
import type { createLabelsSchema } from '../input.ts'
import { type CreateLabelsOutcome, refusalOf, refuse } from '../label-refusals.ts'
import { joinedMeanwhile, lockParcel, type OneParcel } from './lock-together.ts'

/** The order and, if outbound, the open orders joined with it, all locked. */
export async function ordersToLabel(
  deps: Pick<ShippingDeps, 'orders'>,
  transaction: Transaction,
  { orderId, kind, together }: ReturnType<typeof createLabelsSchema.parse>,
): Promise<({ ok: true } & OneParcel) | (CreateLabelsOutcome & { ok: false })> {
  const found = await lockParcel(deps, transaction, orderId)
  if ('reason' in found) return refuse(found.reason, found.message)
  const { order } = found
  const refusal = refusalOf(order, kind)
  if (refusal || !order) return refusal ?? refuse('not_found', 'there is no such order')
  if (kind === 'return') return { ok: true, order, all: [order] }
  const others = found.all.slice(1).map(({ id }) => id)
  const isSeen = together?.length === others.length && others.every((id) => together.includes(id))
  if (together && !isSeen) return refuse('contents_changed', joinedMeanwhile)
  return { ok: true, order, all: found.all }
}
