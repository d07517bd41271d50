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

/** Why a label of this address could not be read, by the field that it is about; empty when all of it can be printed. */
export const unprintableFields = (address: Printed): Partial<Record<keyof LabelAddress, string>> =>
  Object.fromEntries(
    Object.entries(printed)
      .filter(([field]) => hasUnprintable(address[field as keyof typeof printed] ?? ''))
      .map(([field, words]) => [
        field,
        `The ${words} has letters that cannot be printed. Write it in Latin letters.`,
      ]),
  )

/** Of a list of orders to be labeled. */
export const addressIncomplete = 'Address incomplete'

/** The first of them; null when all of it can be printed. */
export const unprintableWords = (address: Printed): string | null =>
  Object.values(unprintableFields(address))[0] ?? null
