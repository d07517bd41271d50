import { z } from 'zod'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ShippingDeps } from '../deps.ts'
import { getRates } from '../get-rates.ts'
import { getRatesSchema } from '../input.ts'
import { exampleAddress } from './example-address.ts'
import { rateShape } from './rate-shape.ts'

export const getShippingRates = defineOperation({
  name: 'shipping.get-rates',
  route: 'POST /shipping/rates',
  status: 200,
  summary: 'What it would cost to send parcels to an address, or back from it, cheapest first',
  may: 'shipping.write',
  input: getRatesSchema,
  example: { toAddress: exampleAddress, packages: [defaultPackage] },
  result: z.object({ rates: z.array(rateShape) }),
  async run(deps: ShippingDeps, _actor, wanted) {
    const outcome = await getRates(deps, wanted)
    if (outcome.ok) return ok({ rates: outcome.rates })
    const { reason, message } = outcome
    throw new AppError(reason === 'provider_failed' ? 'unavailable' : 'invalid', message, { because: reason })
  },
})
