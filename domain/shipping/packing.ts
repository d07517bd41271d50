import { z } from 'zod'
import { productTypes } from '../catalog/product-types.ts'
import { oneLine } from '../one-line.ts'
import { table } from '../table.ts'
import { defaultPackage, type PackageDetails } from './parcel.ts'

const pounds = (most: number) =>
  z.number('Enter the weight in pounds').positive('Enter more than 0').max(most, `At most ${most} lb`)

const side = z.number('Enter inches').positive('Enter more than 0').max(108, 'A side can be at most 108 in')

/** How goods are weighed: film by area, everything else per piece. */
export const goods = ['film', 'shirt', 'tumbler', 'other'] as const
export type Good = (typeof goods)[number]

export const goodNames: Record<Good, string> = {
  film: 'Film, per square foot',
  shirt: 'Shirt',
  tumbler: 'Tumbler in its box',
  other: 'Custom line',
}

const boxSchema = z.object({
  name: oneLine.min(1, 'Give each parcel a name').max(60, 'At most 60 characters'),
  length: side,
  width: side,
  height: side,
  /** Weight of the empty parcel with its padding. */
  ownPounds: z.number('Enter the weight in pounds').min(0, 'Enter 0 or more').max(20, 'At most 20 lb'),
  mostPounds: pounds(150),
})
export type Box = z.output<typeof boxSchema>

const box = (name: string, [length, width, height]: number[], ownPounds: number, mostPounds: number) => ({
  ...{ name, length, width, height, ownPounds, mostPounds },
})

/**
 * Weights of goods in pounds, and the parcels that the shop stocks, in inches. Defaults: film of 75 µm PET with ink and
 * powder, some 160 g/m²; a shirt of 5.3 oz/yd² in a medium size; a steel tumbler of 20 oz in its carton.
 */
export const packingSchema = z.object({
  weights: z
    .object({ film: pounds(10), shirt: pounds(10), tumbler: pounds(20), other: pounds(50) })
    .default({ film: 0.035, shirt: 0.42, tumbler: 1.1, other: 0.5 }),
  boxes: z
    .array(boxSchema)
    .min(1, 'Keep at least one parcel')
    .max(12, 'At most twelve parcels')
    .default(() =>
      z
        .array(boxSchema)
        .parse([
          box('Mailer', [12, 9, 1], 0.1, 2),
          box('Thick mailer', [12, 9, 3], 0.2, 6),
          box('Small box', [12, 9, 6], 0.5, 25),
          box('Medium box', [16, 12, 8], 0.9, 40),
          box('Large box', [20, 16, 12], 1.5, 60),
        ]),
    ),
})
export type Packing = z.output<typeof packingSchema>

export const seedPacking: Packing = packingSchema.parse({})

/** An item to pack; `squareInches`: of film, per copy. */
export type Packed = { productType: string; quantity: number; squareInches: number }

const goodOf = table<Good>({
  [productTypes.gangSheet]: 'film',
  [productTypes.premadeGangSheet]: 'film',
  [productTypes.premadePrint]: 'film',
  [productTypes.tshirt]: 'shirt',
  [productTypes.tshirtListing]: 'shirt',
  [productTypes.tumbler]: 'tumbler',
  [productTypes.tumblerListing]: 'tumbler',
})

/**
 * Cubic inches of a square foot of film rolled or folded, of a folded shirt, and of a carton; and the smallest side of
 * each.
 */
const space: Record<Good, { volume: number; least: number }> = {
  film: { volume: 0.75, least: 0.25 },
  shirt: { volume: 55, least: 0.5 },
  tumbler: { volume: 144, least: 4 },
  other: { volume: 60, least: 1 },
}

/** How much of a parcel can be filled with goods that do not fit it exactly. */
const fillable = 0.85

export type Suggestion = { parcel: PackageDetails; boxName: string; isTooMuch: boolean }

/**
 * The smallest parcel that fits everything, by volume, smallest side and weight, with its weight in tenths of a pound,
 * rounded up. `isTooMuch`: nothing fits, and the largest is returned; send several.
 */
export function suggestParcel(packed: readonly Packed[], { weights, boxes }: Packing): Suggestion {
  let [weight, volume, least] = [0, 0, 0]
  for (const { productType, quantity, squareInches } of packed) {
    const good = goodOf[productType] ?? 'other'
    const count = good === 'film' ? (quantity * Math.max(squareInches, 1)) / 144 : quantity
    weight += count * weights[good]
    volume += count * space[good].volume
    least = Math.max(least, space[good].least)
  }
  const bySize = boxes.toSorted((one, other) => volumeOf(one) - volumeOf(other))
  const holds = (one: Box): boolean =>
    volume <= volumeOf(one) * fillable &&
    least <= Math.min(one.length, one.width, one.height) &&
    weight + one.ownPounds <= one.mostPounds
  const fitting = bySize.find(holds)
  const chosen = fitting ?? bySize.at(-1)
  if (!chosen) throw new Error('A shop without a parcel')
  const { length, width, height, ownPounds, name } = chosen
  const whole = Math.min(150, Math.max(0.1, Math.ceil((weight + ownPounds) * 10 - 1e-9) / 10))
  const parcel: PackageDetails = { ...defaultPackage, length, width, height, weight: whole }
  return { parcel, boxName: name, isTooMuch: fitting === undefined }
}

const volumeOf = ({ length, width, height }: Box): number => length * width * height
