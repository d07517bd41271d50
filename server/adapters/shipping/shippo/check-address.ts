import type { Shippo } from 'shippo'
import type { StreetAddress } from '#domain/shipping/street-address.ts'
import type { AddressTruth } from '#server/shipping/port.ts'

/** Shippo's address validation: it returns the address as the carriers write it. */
export async function checkShippoAddress(client: Shippo, given: StreetAddress): Promise<AddressTruth> {
  const answer = await client.addresses.create({ ...given, country: 'US', validate: true })
  const { isValid = false, messages = [] } = answer.validationResults ?? {}
  if (!isValid) return { address: null, message: messages[0]?.text ?? null }
  const { street1 = '', street2 = '', city = '', state = '', zip = '' } = answer
  return { address: { street1, street2, city, state, zip }, message: null }
}
