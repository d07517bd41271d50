import { hasUnprintable } from '../printable.ts'
import type { LabelAddress } from './label-address.ts'

const printed = {
  name: 'name',
  company: 'company',
  street1: 'street address',
  street2: 'second address line',
  city: 'city',
  state: 'state',
} as const satisfies Partial<Record<keyof LabelAddress, string>>

type Printed = Partial<Pick<LabelAddress, keyof typeof printed>>

/** Why a label with this address would be unreadable, by field; empty when all of it can be printed. */
export const unprintableFields = (address: Printed): Partial<Record<keyof LabelAddress, string>> =>
  Object.fromEntries(
    Object.entries(printed)
      .filter(([field]) => hasUnprintable(address[field as keyof typeof printed] ?? ''))
      .map(([field, words]) => [
        field,
        `The ${words} has characters that can’t be printed. Use Latin letters.`,
      ]),
  )

/** Shown in a list of orders that need labels. */
export const addressIncomplete = 'Address incomplete'

/** The first of these problems; null when all of it can be printed. */
export const unprintableWords = (address: Printed): string | null =>
  Object.values(unprintableFields(address))[0] ?? null
