import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isCompleteAddress } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import { isReleased, labelRefusalWords, refusesLabel } from '#domain/shipping/label-rules.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { after } from '#server/kernel/clock.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import {
  alreadyLabelled,
  type ContentsWish,
  keepContents,
  type PlannedContents,
  planContents,
} from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { type JointRate, rateParcels, totalOf } from './get-rates.ts'
import { type CreateLabelsInput, createLabelsSchema } from './input.ts'
import { listShipments } from './list-shipments.ts'
import { nameOf } from './policy.ts'
import type { ShipmentView } from './present.ts'
import { firstCheck, purchaseLabel } from './purchase-label.ts'
import { liveStates, type ParcelKind, type PurchaseState, parcels, shipments } from './tables.ts'

export type LabelRefusalReason =
  | 'invalid'
  | 'not_found'
  | 'incomplete_address'
  | 'no_rate'
  | 'no_rates'
  | 'rate_changed'
  | 'unpaid'
  | 'pickup'
  | 'wrong_status'
  | 'already_labelled'
  | 'contents'
  | 'contents_changed'
  | 'provider_failed'
  | 'refused'

/** `doubtful`: the provider's answer was lost; it is looked up until it is known, and nothing is paid twice. */
export type CreateLabelsOutcome =
  | { ok: true; shipments: ShipmentView[]; isDoubtful: boolean }
  | { ok: false; reason: LabelRefusalReason; message: string }

const refuse = (reason: LabelRefusalReason, message: string): CreateLabelsOutcome & { ok: false } => ({
  ok: false,
  reason,
  message,
})

/**
 * Buys a label for each parcel. The provider's rates are asked anew, so that the server decides the price; the
 * intent to buy is committed before the provider is called, and found again by it when the answer is lost.
 */
export async function createLabels(
  deps: ShippingDeps,
  actor: Actor,
  input: CreateLabelsInput,
): Promise<CreateLabelsOutcome> {
  const parsed = createLabelsSchema.safeParse(input)
  if (!parsed.success) return refuse('invalid', parsed.error.issues[0]?.message ?? 'Check the parcel')
  const { orderId, toAddress, packages, kind, carrier, serviceLevel, seenAmountCents } = parsed.data
  if (!isCompleteAddress(toAddress)) return refuse('incomplete_address', rateMessages.incompleteAddress)
  if (serviceLevel === '') return refuse('no_rate', rateMessages.noRateChosen)
  const order = await deps.orders.forShipping(orderId)
  const early = refusalOf(order, kind)
  if (early) return early

  let options: JointRate[]
  try {
    options = (await rateParcels(deps, toAddress, packages, kind)).options
  } catch (error) {
    deps.log.warn({ orderId, error }, 'shipping rates could not be asked')
    return refuse('provider_failed', 'the carrier service did not answer. Nothing was bought, try again.')
  }
  if (options.length === 0) return refuse('no_rates', rateMessages.noRates)
  const joint = options.find(
    ({ rates: [rate] }) => rate.serviceLevel === serviceLevel && (carrier === '' || rate.carrier === carrier),
  )
  if (!joint) return refuse('no_rate', 'this rate is no longer offered. Get the rates again.')
  if (seenAmountCents !== undefined && totalOf(joint) !== seenAmountCents)
    return refuse('rate_changed', 'the price changed meanwhile. Get the rates again.')

  const { shipFrom } = await deps.readSettings()
  const intended = await deps.database.transaction((transaction) =>
    recordIntent({ ...deps, shipFrom }, transaction, actor, parsed.data, joint),
  )
  if (!intended.ok) return intended
  const states: PurchaseState[] = []
  for (const [at, shipmentId] of intended.shipmentIds.entries()) {
    const [request, rate] = [joint.requests[at], joint.rates[at]]
    if (!request || !rate) throw new Error('A parcel without its rate')
    const label = { ...request, rate, purchaseId: shipmentId, reference: intended.orderNumber }
    states.push(await purchaseLabel(deps, label))
  }
  const made = (await listShipments(deps, [orderId])).filter(({ id }) => intended.shipmentIds.includes(id))
  const refused = made.find(({ purchase }) => purchase === 'refused')
  if (refused) return refuse('refused', refused.problem ?? 'the carrier refused it.')
  return { ok: true, shipments: made, isDoubtful: states.some((state) => state !== 'bought') }
}

type Intent = { ok: true; shipmentIds: string[]; orderNumber: string } | (CreateLabelsOutcome & { ok: false })

/** Under the order's lock: of two people who press at once, the second finds what the first began. */
async function recordIntent(
  { orders, clock, shipFrom, activeProvider }: ShippingDeps & Pick<ShopSettings, 'shipFrom'>,
  transaction: Transaction,
  actor: Actor,
  wish: ReturnType<typeof createLabelsSchema.parse>,
  joint: JointRate,
): Promise<Intent> {
  const { orderId, toAddress, packages, kind, isAdditional, contents, seenLeft } = wish
  const order = await orders.lockForShipping(transaction, orderId)
  const refusal = refusalOf(order, kind)
  if (refusal || !order) return refusal ?? refuse('not_found', 'there is no such order')
  const asked = { parcelCount: packages.length, contents, seenLeft, isAdditional }
  const planned =
    kind === 'outbound'
      ? await planContents({ orders }, transaction, orderId, asked)
      : await planReturn(transaction, orderId, asked)
  if (!planned.ok) return refuse(planned.reason, planned.message)
  const now = clock.now()
  if (kind === 'outbound') await orders.saveShippingAddress(transaction, actor, orderId, toAddress)
  await removeUnlabelled(transaction, orderId, kind, now)
  const taken = await transaction.$count(parcels, and(eq(parcels.orderId, orderId), eq(parcels.kind, kind)))
  const boxes = await transaction
    .insert(parcels)
    .values(
      packages.map((details, at) => ({ orderId, kind, position: taken + at + 1, details, createdAt: now })),
    )
    .returning({ id: parcels.id, position: parcels.position })
  const isReturn = kind === 'return'
  const rows = boxes.map((box, at) => {
    const rate = joint.rates[at] ?? joint.rates[0]
    return {
      orderId,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      parcelId: box.id,
      kind,
      provider: activeProvider,
      purchase: 'buying' as const,
      rateId: rate.rateId,
      carrierToken: rate.carrierToken,
      serviceToken: rate.serviceToken,
      fromAddress: isReturn ? toAddress : shipFrom,
      toAddress: isReturn ? shipFrom : toAddress,
      carrier: rate.carrier,
      serviceLevel: rate.serviceLevel,
      shippingCostCents: rate.amountCents,
      currency: rate.currency,
      estimatedDays: rate.estimatedDays,
      createdBy: nameOf(actor),
      createdAt: now,
      nextCheckAt: after(now, firstCheck),
    }
  })
  const inserted = await transaction.insert(shipments).values(rows).returning({ id: shipments.id })
  const shipmentIds = inserted.map(({ id }) => id)
  for (const [at, id] of shipmentIds.entries())
    await keepContents(transaction, id, planned.contents[at] ?? null)
  await audit(transaction, actor, {
    action: 'shipping.buy_label',
    subject: `order:${orderId}`,
    after: { shipmentIds, kind, amountCents: totalOf(joint), contents: planned.contents },
  })
  return { ok: true, shipmentIds, orderNumber: order.orderNumber }
}

/** Nobody says what comes back. */
async function planReturn(
  transaction: Transaction,
  orderId: string,
  { parcelCount, isAdditional }: ContentsWish,
): Promise<PlannedContents> {
  if (!isAdditional && (await hasLiveLabel(transaction, orderId, 'return'))) return alreadyLabelled
  return { ok: true, contents: Array.from({ length: parcelCount }, () => null) }
}

/** Returns are for anything that was paid; what goes out needs one of the two states, too. */
function refusalOf(
  order: ShippableOrder | null,
  kind: ParcelKind,
): (CreateLabelsOutcome & { ok: false }) | null {
  if (!order) return refuse('not_found', 'there is no such order')
  const isFree = kind === 'return' && isReleased(order.paymentStatus)
  const reason = isFree ? null : refusesLabel(order)
  return reason ? refuse(reason, labelRefusalWords[reason]) : null
}

/** Has a label, or one is just being bought. Under the order's lock. */
async function hasLiveLabel(transaction: Executor, orderId: string, kind: ParcelKind): Promise<boolean> {
  const live = and(
    eq(shipments.orderId, orderId),
    eq(shipments.kind, kind),
    inArray(shipments.purchase, liveStates),
  )
  return (await transaction.$count(shipments, live)) > 0
}

/** Boxes of an attempt that came to nothing are packed anew. */
async function removeUnlabelled(
  transaction: Transaction,
  orderId: string,
  kind: ParcelKind,
  now: Date,
): Promise<void> {
  const label = alias(shipments, 'label')
  const labels = transaction
    .select({ one: sql`1` })
    .from(label)
    .where(and(eq(label.parcelId, parcels.id), inArray(label.purchase, liveStates)))
  await transaction
    .update(parcels)
    .set({ removedAt: now })
    .where(
      and(eq(parcels.orderId, orderId), eq(parcels.kind, kind), isNull(parcels.removedAt), notExists(labels)),
    )
}
