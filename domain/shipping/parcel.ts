import { z } from 'zod'

const size = z.coerce
  .number('Enter a number')
  .positive('Enter more than 0')
  .max(108, 'A side can be at most 108 in')

/** docs/spec-map.md B9: 12 × 9 × 3 in, 1 lb. */
const usual: { length: number; width: number; height: number; weight: number } = {
  ...{ length: 12, width: 9, height: 3, weight: 1 },
}

export const mostPounds = 150

/** docs/spec-map.md B3: Package details; lengths in inches, weight in pounds. */
export const packageDetailsSchema = z.object({
  length: size.default(usual.length),
  width: size.default(usual.width),
  height: size.default(usual.height),
  distance_unit: z.literal('in').default('in'),
  weight: z.coerce
    .number('Enter a number')
    .positive('Enter more than 0')
    .max(mostPounds, `A parcel can weigh at most ${mostPounds} lb`)
    .default(usual.weight),
  mass_unit: z.literal('lb').default('lb'),
})

export type PackageDetails = z.output<typeof packageDetailsSchema>

export const defaultPackage: PackageDetails = { ...usual, distance_unit: 'in', mass_unit: 'lb' }

export const maxParcels = 10

/** "12 × 9 × 3 in, 1 lb" */
export const describePackage = ({ length, width, height, weight }: PackageDetails): string =>
  `${length} × ${width} × ${height} in, ${weight} lb`
