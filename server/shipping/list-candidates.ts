import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import { isCompleteAddress, labelAddressSchema } from '#domain/shipping/label-address.ts'
import { refusesLabel } from '#domain/shipping/label-rules.ts'
import { type Suggestion, suggestParcel } from '#domain/shipping/packing.ts'
import { contentWords, copiesIn } from '#domain/shipping/parcel-contents.ts'
import { addressIncomplete, unprintableWords } from '#domain/shipping/unprintable-address.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { leftAmong } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { idsTogether } from './joined/lock-together.ts'
import { joinsAmong } from './joined/read-joins.ts'
import type { Joins } from './operations/joins-shape.ts'

/** A parcel waiting for a label, identified by the first of its orders. */
export type LabelCandidate = {
  id: string
  orderId: string
  orderNumber: string
  customerName: string
  placedAt: string
  status: string
  destination: string
  isAddressComplete: boolean
  /** Why it can't have a label, or only an unreadable one. */
  addressProblem: string | null
  /** Ship-by time; null while unknown. */
  dueAt: string | null
  speed: DeliverySpeed
  /** What is left to ship if part of it already has a label: "2 × Gildan Heavy Cotton, M, Navy". */
  rest: string[]
  /** The package that fits what is left, and its weight. */
  suggestion: Suggestion | null
} & Joins

/** These orders as label candidates, in that order, each with those that share its parcel. Staff only. */
export async function candidatesOf(
  deps: ShippingDeps,
  orderIds: readonly string[],
): Promise<LabelCandidate[]> {
  const { orm } = deps.database
  if (orderIds.length === 0) return []
  const known = await deps.orders.listForShipping(orm, await idsTogether(orm, orderIds))
  const near = await deps.orders.openForEmails(
    orm,
    known.map(({ contactEmail }) => contactEmail),
  )
  const all = [...new Map([...known, ...near].map((one) => [one.id, one])).values()]
  const ordered = await deps.orders.goodsOf(
    orm,
    all.map(({ id }) => id),
  )
  const left = await leftAmong(orm, ordered)
  const open = all.filter((one) => refusesLabel(one) === null && (left.get(one.id)?.length ?? 0) > 0)
  const joins = await joinsAmong(orm, open)
  const { packing } = await deps.readSettings()
  return orderIds.flatMap((id) => {
    const order = open.find((one) => one.id === id)
    const own = joins.get(id)
    if (!order || !own) return []
    const inParcel = [id, ...own.together.map((one) => one.id)]
    const goods = inParcel.flatMap((one) => left.get(one) ?? [])
    const isPart = copiesIn(goods) < copiesIn(inParcel.flatMap((one) => ordered.get(one) ?? []))
    const rest = isPart ? contentWords(goods) : []
    return [{ ...toCandidate(order, rest, suggestParcel(goods, packing)), ...own }]
  })
}

function toCandidate(
  order: ShippableOrder,
  rest: string[],
  suggestion: Suggestion | null,
): Omit<LabelCandidate, keyof Joins> {
  const address = labelAddressSchema.parse(order.shippingAddress)
  return {
    id: order.id,
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    destination: [address.city, address.state].filter(Boolean).join(', '),
    isAddressComplete: isCompleteAddress(address),
    addressProblem: isCompleteAddress(address) ? unprintableWords(address) : addressIncomplete,
    dueAt: order.dueAt?.toISOString() ?? null,
    speed: order.deliverySpeed,
    rest,
    suggestion,
  }
}
