import { isCompleteAddress } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ShippingDeps } from './deps.ts'
import { type JointRate, rateParcels, totalOf } from './get-rates.ts'
import { type CreateLabelsInput, createLabelsSchema } from './input.ts'
import { type CreateLabelsOutcome, refusalOf, refuse } from './label-refusals.ts'
import { listShipments } from './list-shipments.ts'
import { purchaseLabel } from './purchase-label.ts'
import { recordIntent } from './record-label.ts'
import type { PurchaseState } from './tables.ts'

/**
 * Buys a label for each parcel. The provider's rates are requested again, so that the server decides the price; the
 * intent to buy is committed before the provider is called, and used to find the purchase if the response is lost.
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
    deps.log.warn({ orderId, error }, 'shipping rates could not be fetched')
    return refuse('provider_failed', 'the carrier service did not answer. Nothing was bought; try again.')
  }
  if (options.length === 0) return refuse('no_rates', rateMessages.noRates)
  const joint = options.find(
    ({ rates: [rate] }) => rate.serviceLevel === serviceLevel && (carrier === '' || rate.carrier === carrier),
  )
  if (!joint) return refuse('no_rate', 'this rate is no longer offered. Get the rates again.')
  if (seenAmountCents !== undefined && totalOf(joint) !== seenAmountCents)
    return refuse('rate_changed', 'the price changed in the meantime. Get the rates again.')

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
  const made = (await listShipments(deps, intended.orderIds)).filter(({ id }) =>
    intended.shipmentIds.includes(id),
  )
  const refused = made.find(({ purchase }) => purchase === 'refused')
  if (refused) return refuse('refused', refused.problem ?? 'the carrier refused it.')
  return { ok: true, shipments: made, isDoubtful: states.some((state) => state !== 'bought') }
}
