import { z } from 'zod'

const size = z.coerce
  .number('Give a number')
  .positive('Give more than 0')
  .max(108, 'A side has at most 108 in')

/** docs/spec-map.md B3: Package details; lengths in inches, weight in pounds. */
export const packageDetailsSchema = z.object({
  length: size.default(12),
  width: size.default(9),
  height: size.default(3),
  distance_unit: z.literal('in').default('in'),
  weight: z.coerce
    .number('Give a number')
    .positive('Give more than 0')
    .max(150, 'A parcel weighs at most 150 lb')
    .default(1),
  mass_unit: z.literal('lb').default('lb'),
})

export type PackageDetails = z.output<typeof packageDetailsSchema>

/** docs/spec-map.md B9: 12 × 9 × 3 in, 1 lb. */
export const defaultPackage: PackageDetails = packageDetailsSchema.parse({})

export const maxParcels = 10

/** "12 × 9 × 3 in, 1 lb" */
export const describePackage = ({ length, width, height, weight }: PackageDetails): string =>
  `${length} × ${width} × ${height} in, ${weight} lb`
