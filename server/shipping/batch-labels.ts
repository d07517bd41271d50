import { and, eq, inArray } from 'drizzle-orm'
import { isCompleteAddress, labelAddressSchema } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { createLabels, liveStates } from './create-labels.ts'
import { getRates, type RateOption } from './get-rates.ts'
import type { ShippingNeeds } from './needs.ts'
import { shipments } from './tables.ts'

/** An order of the batch page. */
export type LabelCandidate = {
  orderId: string
  orderNumber: string
  customerName: string
  placedAt: string
  status: string
  destination: string
  isAddressComplete: boolean
}

export const rateChoices = ['cheapest', 'fastest'] as const
export type RateChoice = (typeof rateChoices)[number]

export type BatchLine =
  | {
      ok: true
      orderId: string
      carrier: string
      serviceLevel: string
      amountCents: number
      labelUrl: string | null
    }
  | { ok: false; orderId: string; cause: string }

/** Orders to be shipped that have no label and may get one, oldest first. Staff only. */
export async function listCandidates(needs: ShippingNeeds, actor: Actor): Promise<LabelCandidate[]> {
  const orders = await needs.orders.listForLabels(actor)
  if (orders.length === 0) return []
  const labelled = await needs.database.orm
    .selectDistinct({ orderId: shipments.orderId })
    .from(shipments)
    .where(
      and(
        inArray(
          shipments.orderId,
          orders.map(({ id }) => id),
        ),
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, liveStates),
      ),
    )
  const done = new Set(labelled.map(({ orderId }) => orderId))
  return orders.filter(({ id }) => !done.has(id)).map(toCandidate)
}

function toCandidate(order: ShippableOrder): LabelCandidate {
  const address = labelAddressSchema.parse(order.shippingAddress)
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    destination: [address.city, address.state].filter(Boolean).join(', '),
    isAddressComplete: isCompleteAddress(address),
  }
}

/** The label of one order of a batch, by the cheapest or the fastest rate to the order's own address. Staff only. */
export async function labelInBatch(
  needs: ShippingNeeds,
  actor: Actor,
  { orderId, parcel, choice }: { orderId: string; parcel: PackageDetails; choice: RateChoice },
): Promise<BatchLine> {
  const fail = (cause: string): BatchLine => ({ ok: false, orderId, cause })
  const order = await needs.orders.forShipping(orderId)
  if (!order) return fail('There is no such order')
  const toAddress = labelAddressSchema.parse(order.shippingAddress)
  if (!isCompleteAddress(toAddress)) return fail(rateMessages.incompleteAddress)
  const offered = await getRates(needs, { toAddress, packages: [parcel] })
  if (!offered.ok) return fail(offered.message)
  const rate = choose(offered.rates, choice)
  if (!rate) return fail(rateMessages.noRates)
  const { carrier, serviceLevel, amountCents } = rate
  const made = await createLabels(needs, actor, {
    ...{ orderId, toAddress, carrier, serviceLevel },
    packages: [parcel],
    seenAmountCents: amountCents,
  })
  if (!made.ok) return fail(made.message)
  if (made.isDoubtful)
    return fail('The carrier’s answer was lost. It is being looked up; nothing is paid twice.')
  return {
    ok: true,
    orderId,
    carrier,
    serviceLevel,
    amountCents,
    labelUrl: made.shipments[0]?.labelUrl ?? null,
  }
}

/** Rates come cheapest first; the fastest is the cheapest of those that take the fewest days. */
function choose(rates: readonly RateOption[], choice: RateChoice): RateOption | undefined {
  if (choice === 'cheapest') return rates[0]
  const least = Math.min(...rates.map(({ estimatedDays }) => estimatedDays ?? Infinity))
  return rates.find(({ estimatedDays }) => (estimatedDays ?? Infinity) === least)
}
