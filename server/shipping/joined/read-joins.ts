import { inArray } from 'drizzle-orm'
import { joinKeyOf, refusesJoin } from '#domain/shipping/joined-parcel.ts'
import { refusesLabel } from '#domain/shipping/label-rules.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import type { ShippingDeps } from '../deps.ts'
import type { Joins } from '../operations/joins-shape.ts'
import { joinedOrders } from '../tables.ts'
import { idsTogether, openAmong, refusesTogether } from './lock-together.ts'

type Deps = Pick<ShippingDeps, 'orders' | 'database'>

const none: Joins = { together: [], joinable: [], problem: null }

/** What an order ships with, and what could ship with it. The caller has checked that the actor is staff. */
export async function joinsOf(deps: Deps, orderId: string): Promise<Joins> {
  const { orm } = deps.database
  const order = await deps.orders.forShipping(orderId)
  if (!order || refusesLabel(order)) return none
  const near = await deps.orders.openForEmails(orm, [order.contactEmail])
  const joined = await deps.orders.listForShipping(orm, await idsTogether(orm, [orderId]))
  const known = new Map([...near, ...joined].map((one) => [one.id, one]))
  const open = await openAmong(deps, orm, [...known.values()])
  return (await joinsAmong(orm, open)).get(orderId) ?? none
}

/** The same for orders with something left to ship; expects all that may get a label now. */
export async function joinsAmong(
  executor: Executor,
  open: readonly ShippableOrder[],
): Promise<Map<string, Joins>> {
  if (open.length === 0) return new Map()
  const rows = await executor
    .select({ orderId: joinedOrders.orderId, parcel: joinedOrders.parcel })
    .from(joinedOrders)
    .where(
      inArray(
        joinedOrders.orderId,
        open.map(({ id }) => id),
      ),
    )
  const parcelOf = new Map(rows.map(({ orderId, parcel }) => [orderId, parcel]))
  const inOrder = open.toSorted((one, other) => one.orderNumber.localeCompare(other.orderNumber))
  const byParcel = Map.groupBy(inOrder, ({ id }) => parcelOf.get(id) ?? id)
  const byKey = Map.groupBy(inOrder, joinKeyOf)
  return new Map(
    open.map((order) => {
      const own = byParcel.get(parcelOf.get(order.id) ?? order.id) ?? []
      const others = (byKey.get(joinKeyOf(order)) ?? []).filter((one) => !own.includes(one))
      return [
        order.id,
        {
          together: own.filter((one) => one !== order).map(toRef),
          joinable: others.filter((one) => refusesJoin(order, one) === null).map(toRef),
          problem: refusesTogether(own),
        },
      ]
    }),
  )
}

const toRef = ({ id, orderNumber }: ShippableOrder) => ({ id, orderNumber })
