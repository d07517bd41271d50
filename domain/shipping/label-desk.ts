import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { type HouseShipping, houseShippingSchema } from './house-rates.ts'
import { isCompleteAddress, labelAddressSchema } from './label-address.ts'
import { packingSchema } from './packing.ts'

const money = z.int('Give an amount such as 5.75').min(0, 'Give 0 or more').max(100_000, 'This is too much')
const days = (most: number) => z.int('Give whole days').max(most, `At most ${most}`)

const service = z
  .object({
    /** Left out of a new row: it is made of the name, and stays for good. */
    token: z
      .string()
      .regex(/^([a-z0-9_]{2,40})?$/, 'A token has 2 to 40 small letters, digits and _')
      .default(''),
    name: oneLine.min(1, 'Give each service a name').max(60, 'At most 60 characters'),
    base: money,
    perPound: money,
    perZone: money,
    leastDays: days(30).min(1, 'At least one day'),
    daysPerTwoZones: days(10).min(0, 'Give 0 or more'),
  })
  .transform((row) => ({ ...row, token: row.token || tokenOf(row.name) }))

const tokenOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)
    .padEnd(2, '_')

/** Site Settings, Shipping: where parcels start, the shop's own rate table, and what is packed how, in cents and pounds. */
export const labelDeskSchema = z.object({
  shipFrom: labelAddressSchema.refine(isCompleteAddress, 'Give street, city, state and ZIP'),
  houseShipping: z
    .object({
      carrier: oneLine.min(1, 'Give the carrier a name').max(60, 'At most 60 characters'),
      maxPounds: z.number('Give pounds').positive('Give pounds').max(150, 'At most 150 lb'),
      services: z
        .array(service)
        .min(1, 'Keep one service')
        .max(12, 'At most twelve services')
        .refine(
          (services) => new Set(services.map(({ token }) => token)).size === services.length,
          'Give each service a name of its own',
        ),
    })
    .transform((house): HouseShipping => houseShippingSchema.parse(house)),
  /** Left out, it stays as it is. */
  packing: packingSchema.optional(),
})

export type LabelDesk = z.output<typeof labelDeskSchema>

/** Of the shop's settings what the label desk changes. */
export const deskSettings = {
  /** Where parcels start, and where returns go (docs/spec-map.md B9: a fixed business address). */
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
  /** What goods weigh, and the parcels that they go into. */
  packing: packingSchema.prefault({}),
}
