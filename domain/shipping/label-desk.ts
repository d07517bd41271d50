import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { type HouseShipping, houseShippingSchema } from './house-rates.ts'
import { isCompleteAddress, labelAddressSchema } from './label-address.ts'
import { packingSchema } from './packing.ts'

const money = z.int('Enter an amount such as 5.75').min(0, 'Enter 0 or more').max(100_000, 'This is too high')
const days = (most: number) => z.int('Enter a whole number of days').max(most, `At most ${most}`)

const service = z
  .object({
    /** Absent from a new row: derived from the name, and permanent from then on. */
    token: z
      .string()
      .regex(/^([a-z0-9_]{2,40})?$/, 'A token has 2 to 40 lowercase letters, digits and _')
      .default(''),
    name: oneLine.min(1, 'Give each service a name').max(60, 'At most 60 characters'),
    base: money,
    perPound: money,
    perZone: money,
    leastDays: days(30).min(1, 'At least one day'),
    daysPerTwoZones: days(10).min(0, 'Enter 0 or more'),
  })
  .transform((row) => ({ ...row, token: row.token || tokenOf(row.name) }))

const tokenOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)
    .padEnd(2, '_')

/**
 * Site Settings, Shipping: where parcels ship from, the shop's own rate table, and how goods are packed, in cents and
 * pounds.
 */
export const labelDeskSchema = z.object({
  shipFrom: labelAddressSchema.refine(isCompleteAddress, 'Enter street, city, state and ZIP'),
  houseShipping: z
    .object({
      carrier: oneLine.min(1, 'Give the carrier a name').max(60, 'At most 60 characters'),
      maxPounds: z
        .number('Enter the weight in pounds')
        .positive('Enter the weight in pounds')
        .max(150, 'At most 150 lb'),
      services: z
        .array(service)
        .min(1, 'Keep at least one service')
        .max(12, 'At most twelve services')
        .refine(
          (services) => new Set(services.map(({ token }) => token)).size === services.length,
          'Give each service its own name',
        ),
    })
    .transform((house): HouseShipping => houseShippingSchema.parse(house)),
  /** If absent, the current setting is kept. */
  packing: packingSchema.optional(),
})

export type LabelDesk = z.output<typeof labelDeskSchema>

/** The shop settings that the label desk changes. */
export const deskSettings = {
  /** Where parcels ship from, and where returns go (docs/spec-map.md B9: a fixed business address). */
  shipFrom: labelAddressSchema.default({
    name: 'Shipping desk',
    company: 'Gangway Print Co.',
    street1: '114 Foundry Row',
    street2: '',
    city: 'Austin',
    state: 'TX',
    zip: '78702',
    country: 'US',
    phone: '(512) 555-0148',
  }),
  /** Rates of the built-in `house` provider. */
  houseShipping: houseShippingSchema.prefault({}),
  /** The weights of goods, and the parcels they go into. */
  packing: packingSchema.prefault({}),
}
