import { z } from 'zod'
import { oneLine } from '../one-line.ts'

const optional = (max: number) => oneLine.max(max).default('')

/** docs/spec-map.md B3: Shipping address; country US unless specified. */
export const labelAddressSchema = z.object({
  name: optional(120),
  company: optional(120),
  street1: optional(120),
  street2: optional(120),
  city: optional(80),
  state: optional(20).transform((state) => state.toUpperCase()),
  zip: optional(20),
  country: optional(2)
    .transform((country) => country.toUpperCase() || 'US')
    .default('US'),
  phone: optional(40),
})

export type LabelAddress = z.output<typeof labelAddressSchema>

/** docs/spec-map.md B5: street, city, state and zip are required. */
export const isCompleteAddress = ({ street1, city, state, zip }: LabelAddress): boolean =>
  [street1, city, state, zip].every((part) => part !== '')

/** "12 Analytical Way, Austin, TX 78702" */
export const addressLine = ({ street1, street2, city, state, zip }: LabelAddress): string =>
  [street1, street2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
