import { z } from 'zod'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import { suggestParcel } from '#domain/shipping/packing.ts'
import { defaultPackage, type PackageDetails, packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { type ContentLine, pickGoods } from '#domain/shipping/parcel-contents.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { leftOf } from '../contents.ts'
import { createLabels } from '../create-labels.ts'
import type { ShippingDeps } from '../deps.ts'
import { getRates, type RateOption } from '../get-rates.ts'
import { contentsSchema, seenLeftSchema, togetherSchema } from '../input.ts'
import { joinsOf } from '../joined/read-joins.ts'
import { readableAddress } from '../readable-address.ts'

const rateChoices = ['cheapest', 'fastest'] as const
export type RateChoice = (typeof rateChoices)[number]

const orderGone = 'There is no such order'

export const makeLabel = defineOperation({
  name: 'shipping.make-label',
  route: 'POST /orders/{order}/label',
  summary:
    'Buy the label for an order, or part of it, in one parcel, at the cheapest or the fastest rate to its own address; without `parcel`, in the one that its contents fit into, at its weight',
  may: 'shipping.write',
  input: z.object({
    order: z.uuid(orderGone).toLowerCase(),
    parcel: packageDetailsSchema.optional(),
    choice: z.enum(rateChoices),
    /** Its contents; if omitted, everything that is left to ship. */
    contents: contentsSchema.optional(),
    seenLeft: seenLeftSchema.optional(),
    together: togetherSchema.optional(),
  }),
  example: {
    order: '8a4c2f6e-0000-4000-8000-000000000000',
    parcel: defaultPackage,
    choice: 'cheapest',
  },
  result: z.object({
    carrier: z.string(),
    serviceLevel: z.string(),
    amountCents: z.int(),
    /** A path on the shop's site, with the same access rules; null until the provider has drawn it. */
    labelUrl: z.string().nullable(),
  }),
  async run(
    deps: ShippingDeps,
    actor,
    { order: orderId, parcel: given, choice, contents, seenLeft, together: seen },
  ) {
    const order = await deps.orders.forShipping(orderId)
    if (!order) throw new AppError('not_found', orderGone)
    const { together } = await joinsOf(deps, orderId)
    const others = seen ?? together.map(({ id }) => id)
    const parcel = given ?? (await parcelFor(deps, [orderId, ...others], contents))
    const toAddress = readableAddress(order.shippingAddress)
    const offered = await getRates(deps, { toAddress, packages: [parcel] })
    if (!offered.ok) throw new AppError('invalid', offered.message, { because: offered.reason })
    const rate = choose(offered.rates, choice)
    if (!rate) throw new AppError('invalid', rateMessages.noRates)
    const { carrier, serviceLevel, amountCents } = rate
    const made = await createLabels(deps, actor, {
      ...{ orderId, toAddress, carrier, serviceLevel },
      packages: [parcel],
      together: others,
      seenAmountCents: amountCents,
      ...(contents && { contents: [contents], seenLeft }),
    })
    if (!made.ok) throw new AppError('conflict', made.message, { because: made.reason })
    if (made.isDoubtful) throw new AppError('unavailable', inDoubt, { because: 'in_doubt' })
    return ok({ carrier, serviceLevel, amountCents, labelUrl: made.shipments[0]?.labelUrl ?? null })
  },
})

const inDoubt = 'The carrier’s answer was lost. We’re looking it up; nothing is paid twice.'

/** The package that fits what was chosen, or everything that is left. */
async function parcelFor(
  deps: ShippingDeps,
  orderIds: readonly string[],
  contents: readonly ContentLine[] | undefined,
): Promise<PackageDetails> {
  const left = [...(await leftOf(deps, deps.database.orm, orderIds)).values()].flat()
  const { packing } = await deps.readSettings()
  const goods = contents ? pickGoods(left, contents) : left
  return goods.length === 0 ? defaultPackage : suggestParcel(goods, packing).parcel
}

/** Rates are sorted cheapest first; the fastest is the cheapest of those that take the fewest days. */
function choose(rates: readonly RateOption[], choice: RateChoice): RateOption | undefined {
  if (choice === 'cheapest') return rates[0]
  const least = Math.min(...rates.map(({ estimatedDays }) => estimatedDays ?? Infinity))
  return rates.find(({ estimatedDays }) => (estimatedDays ?? Infinity) === least)
}
