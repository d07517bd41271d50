import { z } from 'zod'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import { packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { defineFunction, refused } from './operation.ts'

/** docs/spec-map.md B7. `fromAddress` is accepted but not used: parcels start at the shop's own address. */
export const getShippingRates = defineFunction({
  name: 'get-shipping-rates',
  may: 'shipping.write',
  body: z.object({
    fromAddress: z.unknown().optional(),
    toAddress: labelAddressSchema,
    packageDetails: packageDetailsSchema.prefault({}),
  }),
  async run({ shipping }, { actor }, { toAddress, packageDetails }) {
    const outcome = await shipping.getRates(actor, { toAddress, packages: [packageDetails] })
    if (!outcome.ok && outcome.reason === 'no_rates')
      return { body: { success: true, rates: [], message: rateMessages.noRates } }
    if (!outcome.ok) return refused(outcome.message)
    const rates = outcome.rates.map((rate) => ({
      rate_id: rate.rateId,
      provider: rate.carrier,
      service_level: rate.serviceLevel,
      estimated_days: rate.estimatedDays,
      amount: (rate.amountCents / 100).toFixed(2),
    }))
    return { body: { success: true, rates, message: rateMessages.found(rates.length) } }
  },
})
