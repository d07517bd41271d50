import { inArray } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { refusesJoin } from '#domain/shipping/joined-parcel.ts'
import { refusesLabel } from '#domain/shipping/label-rules.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { leftOf } from '../contents.ts'
import type { ShippingDeps } from '../deps.ts'
import { joinedOrders } from '../tables.ts'

type Deps = Pick<ShippingDeps, 'orders'>

/** These orders and any joined with one of them, by id: the order in which they are locked. */
export async function idsTogether(executor: Executor, orderIds: readonly string[]): Promise<string[]> {
  const parcels = new QueryBuilder()
    .select({ parcel: joinedOrders.parcel })
    .from(joinedOrders)
    .where(inArray(joinedOrders.orderId, [...orderIds]))
  const rows = await executor
    .select({ orderId: joinedOrders.orderId })
    .from(joinedOrders)
    .where(inArray(joinedOrders.parcel, parcels))
  return [...new Set([...orderIds, ...rows.map(({ orderId }) => orderId)])].sort()
}

/** Locks all of them, in an order shared by everyone who locks several. */
export async function lockAll(
  { orders }: Deps,
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<ShippableOrder[]> {
  const locked: ShippableOrder[] = []
  for (const id of [...new Set(orderIds)].sort())
    locked.push(...[await orders.lockForShipping(transaction, id)].filter((one) => one !== null))
  return locked
}

/**
 * Locks the orders and all those joined with them. Null if someone joined another order in the meantime, which is not
 * locked: what was read is out of date.
 */
export async function lockTogether(
  deps: Deps,
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<ShippableOrder[] | null> {
  const ids = await idsTogether(transaction, orderIds)
  const locked = await lockAll(deps, transaction, ids)
  const now = await idsTogether(transaction, orderIds)
  return now.every((id) => ids.includes(id)) ? locked.filter(({ id }) => now.includes(id)) : null
}

export const joinedMeanwhile =
  'someone else changed which orders share this parcel in the meantime. Nothing was bought; check it again.'

/** The joined orders that have something to ship now: shipped and cancelled ones stay behind. */
export async function openAmong(
  deps: Deps,
  executor: Executor,
  orders: readonly ShippableOrder[],
): Promise<ShippableOrder[]> {
  if (orders.length === 0) return []
  const left = await leftOf(
    deps,
    executor,
    orders.map(({ id }) => id),
  )
  return orders.filter((one) => refusesLabel(one) === null && (left.get(one.id)?.length ?? 0) > 0)
}

/** Why one of them cannot ship with the others in their current state; null if all can. */
export const refusesTogether = (orders: readonly ShippableOrder[]): string | null => {
  const [first, ...others] = orders
  if (!first) return null
  return others.map((other) => refusesJoin(first, other)).find((refusal) => refusal !== null) ?? null
}

/** The order first, then those that ship with it now. */
export type OneParcel = { order: ShippableOrder; all: [ShippableOrder, ...ShippableOrder[]] }

/** Locks what ships in the order's next parcel. `order` is null if there is none; a refusal has a message for staff. */
export async function lockParcel(
  deps: Deps,
  transaction: Transaction,
  orderId: string,
): Promise<OneParcel | { order: null } | { reason: 'contents_changed' | 'apart'; message: string }> {
  const locked = await lockTogether(deps, transaction, [orderId])
  if (!locked) return { reason: 'contents_changed', message: joinedMeanwhile }
  const order = locked.find(({ id }) => id === orderId)
  if (!order) return { order: null }
  const open = locked.length > 1 ? await openAmong(deps, transaction, locked) : []
  const others = open.includes(order) ? open.filter((one) => one !== order) : []
  const all: OneParcel['all'] = [order, ...others]
  const apart = refusesTogether(all)
  return apart === null
    ? { order, all }
    : { reason: 'apart', message: `${apart} Remove one of them from the parcel.` }
}
