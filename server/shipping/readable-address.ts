import { isCompleteAddress, type LabelAddress, labelAddressSchema } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import { unprintableWords } from '#domain/shipping/unprintable-address.ts'
import { AppError } from '#server/kernel/errors.ts'

/**
 * An order's address, as a label can bear it.
 *
 * @throws AppError where something of it is missing, or in letters that no label can show.
 */
export function readableAddress(stored: unknown): LabelAddress {
  const address = labelAddressSchema.parse(stored)
  if (!isCompleteAddress(address))
    throw new AppError('invalid', rateMessages.incompleteAddress, { because: 'incomplete_address' })
  const unprintable = unprintableWords(address)
  if (unprintable) throw new AppError('invalid', unprintable, { because: 'unprintable_address' })
  return address
}
