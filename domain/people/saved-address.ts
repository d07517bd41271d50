import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { canBeOf, isZip, usStates } from './us-address.ts'

const text = (max: number) => oneLine.max(max, `Use at most ${max} characters`)
const required = (max: number, message: string) =>
  oneLine.min(1, message).max(max, `Use at most ${max} characters`)

/** An address saved by a customer: unlike at checkout, it must be complete. */
export const savedAddressSchema = z
  .object({
    /** The recipient there; may be empty. */
    name: text(120).default(''),
    street1: required(120, 'Enter the street address'),
    street2: text(120).default(''),
    city: required(80, 'Enter the city'),
    state: oneLine
      .transform((state) => state.toUpperCase())
      .refine((state) => usStates.includes(state), 'Enter the two-letter state, such as TX'),
    zip: oneLine.refine(isZip, 'Enter a five-digit ZIP code, such as 78702'),
    phone: text(40).default(''),
  })
  .refine(({ zip, state }) => !isZip(zip) || !usStates.includes(state) || canBeOf(zip, state), {
    error: 'This ZIP code isn’t in this state',
    path: ['zip'],
  })

export type SavedAddressInput = z.output<typeof savedAddressSchema>
export type SavedAddressDraft = z.input<typeof savedAddressSchema>
