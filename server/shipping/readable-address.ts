import { isCompleteAddress, type LabelAddress, labelAddressSchema } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import { unprintableWords } from '#domain/shipping/unprintable-address.ts'
import { AppError } from '#server/kernel/errors.ts'

/**
 * An order's address in a form that a label can show.
 *
 * @throws AppError when part of it is missing, or uses characters that no label can show.
 */
export function readableAddress(stored: unknown): LabelAddress {
  const address = labelAddressSchema.parse(stored)
  if (!isCompleteAddress(address))
    throw new AppError('invalid', rateMessages.incompleteAddress, { because: 'incomplete_address' })
  const unprintable = unprintableWords(address)
  if (unprintable) throw new AppError('invalid', unprintable, { because: 'unprintable_address' })
  return address
}
