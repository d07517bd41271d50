import { z } from 'zod'
import { type Cents, cents } from '#domain/money/money.ts'
import { oneLine } from '../one-line.ts'
import type { LabelAddress } from './label-address.ts'
import type { PackageDetails } from './parcel.ts'
import { milesBetweenStates } from './states.ts'

const centsField = z.int().min(0).max(100_000).transform(cents)

const houseServiceSchema = z.object({
  token: z.string().regex(/^[a-z0-9_]{2,40}$/),
  name: oneLine.min(1).max(60),
  base: centsField,
  perPound: centsField,
  /** For each zone beyond the first. */
  perZone: centsField,
  /** In business days: the minimum, and the increase for every two zones beyond the second. */
  leastDays: z.int().min(1).max(30),
  daysPerTwoZones: z.int().min(0).max(10),
})

/** The shop's own rate table, for carriers that staff take parcels to themselves. Amounts in cents. */
export const houseShippingSchema = z.object({
  carrier: oneLine.min(1).max(60).default('Gangway Delivery'),
  maxPounds: z.number().positive().max(150).default(70),
  services: z
    .array(houseServiceSchema)
    .max(12)
    .default([
      {
        token: 'ground',
        name: 'Ground',
        base: cents(575),
        perPound: cents(45),
        perZone: cents(60),
        leastDays: 2,
        daysPerTwoZones: 1,
      },
      {
        token: 'express',
        name: 'Two Day',
        base: cents(1_295),
        perPound: cents(120),
        perZone: cents(145),
        leastDays: 2,
        daysPerTwoZones: 0,
      },
    ]),
})

export type HouseShipping = z.output<typeof houseShippingSchema>

export type HouseRate = { token: string; name: string; days: number; zone: number; amount: Cents }

/** Upper limits of zones 1 to 7 in miles, as US parcel carriers define them; anything farther is zone 8. */
const zoneMiles = [50, 150, 300, 600, 1_000, 1_400, 1_800]

/** Cubic inches that count as a pound, as with US parcel carriers: bulky parcels are charged as if they were heavy. */
const cubicInchesPerPound = 166

/** Zone 1 to 8 by the distance between the states, or null outside the US. */
export function zoneBetween(from: LabelAddress, to: LabelAddress): number | null {
  if (from.country !== 'US' || to.country !== 'US') return null
  const miles = milesBetweenStates(from.state, to.state)
  if (miles === null) return null
  const at = zoneMiles.findIndex((end) => miles <= end)
  return at < 0 ? zoneMiles.length + 1 : at + 1
}

export const billedPounds = ({ length, width, height, weight }: PackageDetails): number =>
  Math.max(1, Math.ceil(Math.max(weight, (length * width * height) / cubicInchesPerPound)))

/** Cheapest first; empty where the shop's own carrier does not deliver. */
export function houseRates(
  table: HouseShipping,
  from: LabelAddress,
  to: LabelAddress,
  parcel: PackageDetails,
): HouseRate[] {
  const zone = zoneBetween(from, to)
  const pounds = billedPounds(parcel)
  if (zone === null || pounds > table.maxPounds) return []
  return table.services
    .map((service) => ({
      token: service.token,
      name: service.name,
      zone,
      days: service.leastDays + Math.ceil(Math.max(0, zone - 2) / 2) * service.daysPerTwoZones,
      amount: cents(service.base + service.perPound * pounds + service.perZone * (zone - 1)),
    }))
    .sort((one, other) => one.amount - other.amount)
}
