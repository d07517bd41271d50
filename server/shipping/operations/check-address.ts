import { z } from 'zod'
import { addressSchema } from '#domain/cart/checkout.ts'
import { isOtherAddress } from '#domain/shipping/street-address.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { requireProvider, type ShippingDeps } from '../deps.ts'

const part = z.string()

/**
 * If the shop doesn't check addresses, or the carrier doesn't answer, nothing is reported: an order never waits for it.
 */
export const checkAddress = defineOperation({
  name: 'addresses.check',
  route: 'POST /addresses/check',
  status: 200,
  summary:
    'Whether the carrier recognizes an address, and how it writes it, if the shop has turned this check on',
  may: 'anyone',
  input: addressSchema,
  example: { street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' },
  result: z.object({
    /** Null if the address is already written that way, or if unknown. */
    suggestion: z.object({ street1: part, street2: part, city: part, state: part, zip: part }).nullable(),
    /** The problem the carrier found with it. */
    problem: z.string().nullable(),
  }),
  async run({ providers, activeProvider, readSettings, log }: ShippingDeps, _actor, address) {
    const nothing = ok({ suggestion: null, problem: null })
    const provider = requireProvider(providers, activeProvider)
    const { isAddressChecked } = await readSettings()
    if (!isAddressChecked || !provider.checkAddress) return nothing
    try {
      const truth = await provider.checkAddress(address)
      const isOther = truth.address !== null && isOtherAddress(truth.address, address)
      return ok({
        suggestion: isOther ? truth.address : null,
        problem: truth.address ? null : problemOf(truth),
      })
    } catch (error) {
      log.warn({ error }, 'an address could not be checked')
      return nothing
    }
  },
})

const problemOf = ({ message }: { message: string | null }): string =>
  message ?? 'The carrier doesn’t recognize this address.'
