import { z } from 'zod'
import { dollarsField } from './settings-form.ts'
import { houseShippingSchema } from './shipping/house-rates.ts'
import { isCompleteAddress, labelAddressSchema } from './shipping/label-address.ts'

const whole = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, 'Give whole days')
    .transform(Number)
    .pipe(z.int().max(max, `At most ${max}`))

const service = z
  .object({
    token: z.string(),
    name: z.string().trim().min(1, 'Give each service a name').max(60, 'At most 60 characters'),
    base: dollarsField,
    perPound: dollarsField,
    perZone: dollarsField,
    leastDays: whole(30),
    daysPerTwoZones: whole(10),
  })
  // A new row has no token yet: it is made of the name, and stays for good.
  .transform((row) => ({ ...row, token: row.token || tokenOf(row.name) }))

const tokenOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)
    .padEnd(2, '_')

/** Site Settings, Shipping: where parcels start, and the shop's own rate table, as a form sends them. */
export const labelDeskSchema = z
  .object({
    shipFrom: labelAddressSchema.refine(isCompleteAddress, 'Give street, city, state and ZIP'),
    carrier: z.string().trim().min(1, 'Give the carrier a name').max(60, 'At most 60 characters'),
    maxPounds: z.coerce.number('Give pounds').positive('Give pounds').max(150, 'At most 150 lb'),
    services: z.array(service).min(1, 'Keep one service').max(12, 'At most twelve services'),
  })
  .refine(({ services }) => new Set(services.map(({ token }) => token)).size === services.length, {
    path: ['services'],
    message: 'Give each service a name of its own',
  })
  .transform(({ shipFrom, ...house }) => ({ shipFrom, houseShipping: houseShippingSchema.parse(house) }))
